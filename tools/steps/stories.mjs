/** Runs every story in a real browser, with axe. */
import { installChromium } from '../lib/chromium.mjs';
import { step } from '../lib/step.mjs';

await step('vitest/vitest.mjs', ['run', '-c', '.storybook/vitest.config.ts'], { prepare: installChromium });
