/** Promotions: sales, campaigns, coupons and special offers. */
import { section, walkTo } from './sections';
import { expect, expectAccessible, open, recordUrls, returning, test } from './shop';

test('a customer follows a sale, a coupon and the special offers', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await returning(context);
  await test.step('[PROMO-01] [PROMO-03] [PROMO-05] a flash sale counts down on the home, and leads to its page', async () => {
    await open(page, '/home');
    const panel = page.getByRole('region').filter({ has: page.getByRole('timer') });
    for (let step = 0; step < 40 && (await panel.count()) === 0; step += 1) {
      await page.evaluate(() => scrollBy(0, 400));
      await page.waitForTimeout(80);
    }
    await expect(panel.getByRole('timer')).toContainText(/\d\d:\d\d:\d\d:\d\d/);
    await panel.getByRole('link', { name: 'View all' }).click();
    await expect(page).toHaveURL(/\/flash-sales\?id=\d+/);
    await expect(page.getByRole('timer')).toContainText(/\d\d:\d\d:\d\d:\d\d/);
  });
  await test.step('[PROMO-04] [ROUTE-17] the page lists the items and how many are sold', async () => {
    const card = page.getByRole('article').first();
    await expect(card.getByRole('progressbar', { name: 'Sold so far' })).toBeVisible();
    await expectAccessible(page);
    await card.getByRole('link').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
  await test.step('[PROMO-06] an unknown sale says so and links back', async () => {
    await open(page, '/flash-sales?id=999999');
    await expect(page.getByText('Sale not found')).toBeVisible();
    await page.getByRole('link', { name: 'Special offers' }).click();
    await expect(page).toHaveURL(/search=special-offer/);
  });
  await test.step('[PROMO-12] [ROUTE-29] coupons are copied from their page', async () => {
    await open(page, '/coupons');
    await page.getByRole('button', { name: 'Copy code GROC10' }).click();
    await expect(page.getByText('Code GROC10 has been copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('GROC10');
    await expectAccessible(page);
  });
  await test.step('[PROMO-15] [PROMO-16] [ROUTE-05] special offers have their own results page', async () => {
    const requests = recordUrls(page);
    await open(page, '/home?search=special-offer');
    await expect(page.getByRole('heading', { level: 1, name: 'Special offers' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    // The first page is part of the server's HTML.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect
      .poll(() => requests.filter((url) => url.includes('/items/discounted')).map((url) => new URL(url).search))
      .toContain(`?limit=12&type=all&offset=2&filter=${encodeURIComponent('["discounted"]')}`);
  });
});

test('a customer follows a campaign to its page and its stores', async ({ page, context }) => {
  await returning(context, { module: 'food' });
  await test.step('[HOME-10] a banner leads to it', async () => {
    await open(page, '/home');
    const banner = page.getByRole('list', { name: 'Offers', exact: true }).locator('a[href^="/campaigns/"]').first();
    await expect(banner).toHaveAttribute('href', /\/campaigns\/[a-z-]+\?module_id=2/);
  });
  await test.step('[PROMO-07] [PROMO-09] so does the carousel of campaigns', async () => {
    await walkTo(page, 'Campaigns');
    await section(page, 'Campaigns').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/campaigns\/[a-z-]+\?module_id=2/);
  });
  await test.step('[PROMO-08] [ROUTE-13] its page has its dates and its stores', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^Until \w{3}, \d+ \w{3}$/)).toBeVisible();
    const store = section(page, 'Stores in this campaign').getByRole('article').first();
    await expectAccessible(page);
    await store.getByRole('link').click();
    await expect(page).toHaveURL(/\/store\//);
  });
  await test.step('an unknown campaign says so', async () => {
    await open(page, '/campaigns/no-such-campaign?module_id=2');
    await expect(page.getByText('Nothing found')).toBeVisible();
  });
});
