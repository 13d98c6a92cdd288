/** Browser tests of the built shop. Arguments go to Playwright. */
import { installChromium } from '../lib/chromium.mjs';
import { step } from '../lib/step.mjs';

await step('@playwright/test/cli.js', ['test', '-c', 'e2e/playwright.config.ts', ...process.argv.slice(2)], {
  prepare: installChromium,
  hint: 'test-results/ shows the pages of failed tests. To record one: npx nx e2e @shop/e2e -- <file> --trace on',
});
