/** The test of all browser tests, and their helpers. */
import type { Look } from '@shop/tools/lib/browser.mjs';
import { expect, test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import { unknownCalls } from './network';
import { returning } from './visit';

export { expect };
export * from './accessible';
export * from './network';
export * from './ordering';
export * from './people';
export * from './visit';

/** Records the calls of a page, and what it complains about. */
function watch(page: Page, calls: Set<string>, complaints: string[]): void {
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    // Clients behind a proxy that blocks PUT send the method in the body (contract §1.2).
    const override = /"_method":"(\w+)"/.exec(request.postData() ?? '')?.[1];
    calls.add(`${override?.toUpperCase() ?? request.method()} ${pathname}`);
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !/Failed to load resource|net::ERR/.test(message.text()))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
}

interface ShopFixtures {
  failOnConsole: void;
  /** Console errors that a test provokes on purpose. */
  expectedErrors: RegExp | null;
  calls: Set<string>;
  complaints: string[];
  /**
   * Another visitor: a page in a browser context of its own, watched like the page of the test.
   * @param look as in {@link returning}; null: a first visit
   */
  visitor: (look?: Look | null, options?: BrowserContextOptions) => Promise<Page>;
}

/**
 * A test that fails on any console error, page error or hydration warning, and on any call that the contract does not
 * have.
 */
export const test = base.extend<ShopFixtures>({
  // eslint-disable-next-line no-empty-pattern
  calls: async ({}, provide) => provide(new Set()),
  // eslint-disable-next-line no-empty-pattern
  complaints: async ({}, provide) => provide([]),
  expectedErrors: [null, { option: true }],
  visitor: async ({ browser, calls, complaints }, provide) => {
    const pages: Page[] = [];
    await provide(async (look = {}, options = {}) => {
      const context = await browser.newContext(options);
      if (look) await returning(context, look);
      const page = await context.newPage();
      pages.push(page);
      watch(page, calls, complaints);
      return page;
    });
    for (const page of pages) {
      // What a page says while it closes is not of the test.
      page.removeAllListeners('console');
      await page.context().close();
    }
  },
  failOnConsole: [
    async ({ page, expectedErrors, calls, complaints }, use) => {
      watch(page, calls, complaints);
      await use();
      expect(complaints.filter((text) => !expectedErrors?.test(text))).toEqual([]);
      expect(await unknownCalls(calls)).toEqual([]);
    },
    { auto: true },
  ],
});
