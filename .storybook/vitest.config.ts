/** Runs every story in a real browser with axe. */
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { LAUNCH_SHELL } from '@shop/tools/lib/browser.mjs';

export default defineConfig({
  plugins: [storybookTest({ configDir: import.meta.dirname, disableAddonDocs: true })],
  test: {
    name: 'stories',
    browser: {
      enabled: true,
      headless: true,
      isolate: false,
      provider: playwright({ launchOptions: LAUNCH_SHELL }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
