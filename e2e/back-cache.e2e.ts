/** The browser's back/forward cache (bfcache): a restored page is not rendered or fetched again, and still works. */
import { LAUNCH } from '@shop/tools/lib/browser.mjs';
import type { Page } from '@playwright/test';
import { customer, expect, open, ready, returning, test } from './shop';

// Playwright turns bfcache off.
test.use({ launchOptions: { ...LAUNCH, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

/**
 * Leaves for another document and comes back. @returns true when bfcache restored the page, else the reasons why not
 */
async function leaveAndComeBack(page: Page, meanwhile: () => void): Promise<true | string[]> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { kept: persisted }));
    Object.assign(window, { mark: 'as it was' });
  });
  await page.goto('/robots.txt');
  await page.evaluate(meanwhile);
  await page.goBack({ waitUntil: 'commit' });
  await ready(page);
  return page.evaluate(() => {
    if ((window as { kept?: boolean }).kept) return true;
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: { reasons: { reason: string }[] | null } | null;
    })[];
    return (entry?.notRestoredReasons?.reasons ?? []).map(({ reason }) => reason);
  });
}

/** The browser's own reasons are masked, or not told: it gives up a page that a busy machine takes three seconds to put away. */
const isBusy = (kept: true | string[]) => kept !== true && kept.every((reason) => reason === 'masked');

/**
 * Comes back to a page that bfcache restored. A reason that the page gives fails at once; a busy browser is asked again.
 * @param prepare runs before each time; what it returns is returned with the last
 */
async function comeBack<Before>(page: Page, prepare: () => Promise<Before>, meanwhile = () => {}): Promise<Before> {
  for (let time = 1; ; time += 1) {
    const before = await prepare();
    const kept = await leaveAndComeBack(page, meanwhile);
    if (kept === true) return before;
    if (time === 4 || !isBusy(kept)) throw new Error(`The page was drawn anew: ${kept.join(', ')}`);
  }
}

/** Records the page's API calls, and whether all have been answered. */
function calls(page: Page) {
  const requests: string[] = [];
  let open = 0;
  page.on('request', (one) => {
    if (!/\/api\//.test(one.url())) return;
    requests.push(one.url());
    open += 1;
    void one.response().then(
      () => (open -= 1),
      () => (open -= 1),
    );
  });
  return { requests, areAnswered: () => open === 0 };
}

test('a customer comes back to a page that the browser kept', async ({ page, context, request }) => {
  await returning(context, { module: 'ecommerce' });
  await test.step('[RES-55] [PLUS-25] results are as they were left, without a call', async () => {
    const { requests, areAnswered } = calls(page);
    await open(page, '/home?search=all-categories&sort=low2High&view=list');
    await expect(async () => {
      await page.mouse.wheel(0, 1500);
      expect(requests.some((url) => /offset=3/.test(url))).toBe(true);
    }).toPass();
    let last = -1;
    // Rendered pages of results may fetch the next one.
    const isSettled = () => {
      const isSame = requests.length === last && areAnswered();
      last = requests.length;
      return isSame;
    };
    const before = await comeBack(page, async () => {
      await expect.poll(isSettled, { intervals: [500] }).toBe(true);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const top = await page.evaluate(() => window.scrollY);
      expect(top).toBeGreaterThan(1000);
      return { top, lists: requests.filter((url) => /categories/.test(url)) };
    });
    const now = await page.evaluate(() => [window.scrollY, (window as { mark?: string }).mark]);
    expect(now).toEqual([before.top, 'as it was']);
    expect(requests.filter((url) => /categories/.test(url))).toEqual(before.lists);
    await page.getByRole('tab').last().click();
    await expect(page).toHaveURL(/tab=stores/);
  });
  await test.step('[AUTH-15] a sign-out that happened meanwhile is applied', async () => {
    const signIn = async () => {
      await customer(page, request);
      await open(page, '/home?search=all-categories');
    };
    await comeBack(page, signIn, () => localStorage.removeItem('token'));
    await expect(
      page
        .getByRole('link', { name: 'Sign In' })
        .or(page.getByRole('button', { name: 'Sign In' }))
        .first(),
    ).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});
