/** Browser tests of the built shop. Arguments go to Playwright. */
import { installChromium } from '../lib/chromium.mjs';
import { step } from '../lib/step.mjs';

await step('@playwright/test/cli.js', ['test', '-c', 'e2e/playwright.config.ts', ...process.argv.slice(2)], {
  prepare: installChromium,
  hint: 'Traces of failed tests are in test-results/: npx playwright show-trace …',
});
