/** Browser tests against the built storefront and the real backend, each run on a fresh demo. */
import { defineConfig } from '@playwright/test';
import { LAUNCH_SHELL } from '@shop/tools/lib/browser.mjs';

export const PORT = Number(process.env.E2E_PORT ?? 46731);
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
/** They slow down the browser's processor or line, so a busy machine makes them many times slower than others. */
const SLOWED = ['many-results.e2e.ts', 'open-items.e2e.ts', 'slow-line.e2e.ts'];

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results',
  // Limits for tests that hang: no test measures by them. A busy machine is several times slower than an idle one.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  // Tests wait for orders and timers: two at a time left two cores idle now and then.
  workers: 3,
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    // Recording every test makes all of them slower; one that failed is recorded by `--trace on`.
    trace: process.env.CI ? 'on-first-retry' : 'off',
    screenshot: 'only-on-failure',
    serviceWorkers: 'block',
    launchOptions: LAUNCH_SHELL,
  },
  // Long tests first: short ones fill the end of the run, when workers would wait for the last.
  projects: [
    { name: 'slowed', use: PHONE, testMatch: SLOWED, timeout: 1_200_000, expect: { timeout: 400_000 } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 860 } }, testMatch: ['main-job.e2e.ts'] },
    { name: 'phone', use: PHONE, testIgnore: SLOWED },
  ],
  webServer: {
    command: 'node e2e/serve.mjs',
    cwd: '..',
    url: `http://127.0.0.1:${PORT}/health/live`,
    reuseExistingServer: false,
    // A limit for a start that hangs. A server that fails to start exits by itself, and ends the run.
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { E2E_PORT: String(PORT) },
  },
});
