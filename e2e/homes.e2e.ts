/** Homes below the fold, and the pages of promotions. */
import { devices, type Page } from '@playwright/test';
import type { Module } from '@shop/tools/lib/browser.mjs';
import { expect, expectAccessible, hold, open, recordUrls, returning, test } from './shop';
import { ask, hereIn } from './wire';

/** A visitor who has chosen a module. */
const visit = (page: Page, module: Module, language: 'en' | 'ar' = 'en') =>
  returning(page.context(), { module, language });

/** Scrolls down the page until a heading appears. */
async function walkTo(page: Page, heading: string | RegExp) {
  const found = page.getByRole('heading', { level: 2, name: heading });
  for (let step = 0; step < 60 && (await found.count()) === 0; step += 1) {
    await page.mouse.wheel(0, 450);
    await page.evaluate(() => scrollBy(0, 450));
    await page.waitForTimeout(60);
  }
  await found.first().scrollIntoViewIfNeeded();
  return found.first();
}
const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

test('[HOME-01] [HOME-03] [GROC-01] [HOME-04] the grocery home loads its sections as they come near the screen', async ({
  page,
}) => {
  await visit(page, 'grocery');
  const requests = recordUrls(page, /\/coupon\/list\/all(\?|$)/);
  await open(page, '/home');
  expect(requests).toEqual([]);
  for (const name of [
    'Campaigns',
    'Special offers',
    'Best reviewed',
    'New arrivals',
    "Items you'll love",
    'Coupons for you',
    'Best Store Nearby',
    'Why people choose us',
  ])
    await expect(await walkTo(page, name)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Visit again' })).toHaveCount(0);
});

test('[HOME-16] [HOME-19] tabs of new arrivals filter, by keyboard too', async ({ page }) => {
  await visit(page, 'grocery');
  await open(page, '/home');
  await walkTo(page, 'New arrivals');
  const arrivals = section(page, 'New arrivals');
  const all = arrivals.getByRole('tab', { name: 'All' });
  await expect(all).toHaveAttribute('aria-selected', 'true');
  await all.focus();
  await page.keyboard.press('ArrowRight');
  const second = arrivals.getByRole('tab').nth(1);
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute('aria-selected', 'true');
});

test('[HOME-29] [HOME-30] [HOME-31] stores nearby by popularity, rating and age', async ({ page }) => {
  await visit(page, 'grocery');
  await open(page, '/home');
  await walkTo(page, 'Best Store Nearby');
  const nearby = section(page, 'Best Store Nearby');
  // A carousel loads more as it scrolls.
  const names = async () => {
    await nearby
      .getByRole('list')
      .evaluateAll((rows) => rows.forEach((row) => row.scrollTo({ left: row.scrollWidth })));
    return nearby.getByRole('heading', { level: 3 }).allTextContents();
  };
  await expect.poll(async () => (await names()).length).toBe(8);
  const popular = await names();
  await nearby.getByRole('tab', { name: 'Top Rated' }).click();
  await expect.poll(names).not.toEqual(popular);
  const list = 'stores/top-rated?offset=1&limit=8&type=all';
  const { stores } = await ask<{ stores: { name: string }[] }>(page.request, list, hereIn(1));
  await expect.poll(names).toEqual(stores.map(({ name }) => name));
});

test('[PROMO-01] [PROMO-03] [PROMO-04] [PROMO-05] [ROUTE-17] a flash sale counts down on the home and on its page', async ({
  page,
}) => {
  await visit(page, 'grocery');
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
  const card = page.getByRole('article').first();
  await expect(card.getByRole('progressbar', { name: 'Sold so far' })).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('link').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('[PROMO-06] an unknown sale says so and links back', async ({ page }) => {
  await visit(page, 'grocery');
  await open(page, '/flash-sales?id=999999');
  await expect(page.getByText('Sale not found')).toBeVisible();
  await page.getByRole('link', { name: 'Special offers' }).click();
  await expect(page).toHaveURL(/search=special-offer/);
});

test('[PROMO-07] [PROMO-08] [PROMO-09] [ROUTE-13] [HOME-10] a campaign leads to its page and its stores', async ({
  page,
}) => {
  await visit(page, 'food');
  await open(page, '/home');
  const banner = page.getByRole('list', { name: 'Offers' }).locator('a[href^="/campaigns/"]').first();
  await expect(banner).toHaveAttribute('href', /\/campaigns\/[a-z-]+\?module_id=2/);
  await walkTo(page, 'Campaigns');
  await section(page, 'Campaigns').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/campaigns\/[a-z-]+\?module_id=2/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Until \w{3}, \d+ \w{3}$/)).toBeVisible();
  const store = section(page, 'Stores in this campaign').getByRole('article').first();
  await expectAccessible(page);
  await store.getByRole('link').click();
  await expect(page).toHaveURL(/\/store\//);
  await open(page, '/campaigns/no-such-campaign?module_id=2');
  await expect(page.getByText('Nothing found')).toBeVisible();
});

test('[PLUS-31] [DATA-05] a campaign is server-rendered with its texts', async ({ page }) => {
  await visit(page, 'food');
  const [campaign] = await ask<{ slug: string; title: string }[]>(page.request, 'campaigns/basic', hereIn(2));
  const html = await (await page.request.get(`/campaigns/${campaign?.slug}?module_id=2`)).text();
  expect(html).toContain(`<title>${campaign?.title} · Almera Market</title>`);
  expect(html).toContain('"@type":"SaleEvent"');
  expect(html).toMatch(/<h1[^>]*>[^<]*/);
  // The title is beside the shop's icon in the browser tab.
  expect(html).toMatch(/<link rel="icon" href="[^"]*logo\.svg">/);
  expect((await page.request.get('/campaigns/no-such-campaign?module_id=2')).status()).toBe(404);
});

test('[PROMO-12] [ROUTE-29] coupons are copied from their page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, 'grocery');
  await open(page, '/coupons');
  await page.getByRole('button', { name: 'Copy code GROC10' }).click();
  await expect(page.getByText('Code GROC10 has been copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('GROC10');
  await expectAccessible(page);
});

test('[PROMO-15] [PROMO-16] [ROUTE-05] special offers have their own results page', async ({ page }) => {
  await visit(page, 'grocery');
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

test('[PHAR-03] [PHAR-06] [PHAR-07] [PHAR-08] [PHAR-09] [PHAR-11] the pharmacy’s conditions show their medicine', async ({
  page,
}) => {
  await visit(page, 'pharmacy');
  const requests = recordUrls(page);
  await open(page, '/home');
  await walkTo(page, 'Common Conditions');
  const conditions = section(page, 'Common Conditions');
  await expect(conditions.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
  await expect(conditions.getByRole('article').first()).toBeVisible();
  expect(requests.some((url) => /common-condition\/items\/\d+\?limit=20&offset=1/.test(url))).toBe(true);
  const first = await conditions.getByRole('heading', { level: 3 }).allTextContents();
  await conditions.getByRole('tab').nth(1).click();
  await expect.poll(() => conditions.getByRole('heading', { level: 3 }).allTextContents()).not.toEqual(first);
});

test('[HOME-40] the item of a campaign opens over the home of the pharmacy', async ({ page }) => {
  await visit(page, 'pharmacy');
  await open(page, '/home');
  await walkTo(page, 'Campaigns');
  const item = section(page, 'Campaigns').getByRole('article').first();
  const name = await item.getByRole('heading').textContent();
  await item.getByRole('link').first().click();
  await expect(page.getByRole('dialog', { name: name ?? '' })).toBeVisible();
});

test('[PHAR-10] a condition without medicine says so', async ({ page }) => {
  await visit(page, 'pharmacy');
  await page.route(/common-condition\/items/, (route) =>
    route.fulfill({ json: { total_size: 0, limit: 20, offset: 1, products: [] } }),
  );
  await open(page, '/home');
  await walkTo(page, 'Common Conditions');
  await expect(section(page, 'Common Conditions').getByText('Items Not Found!')).toBeVisible();
});

test('[ECOM-01] [ECOM-07] [HOME-38] [HOME-39] the ecommerce home: a campaign item opens its page', async ({ page }) => {
  await visit(page, 'ecommerce');
  const requests = recordUrls(page);
  await open(page, '/home');
  for (const name of ['New arrivals', 'Best reviewed', 'Coupons for you', 'Featured stores'])
    await expect(await walkTo(page, name)).toBeVisible();
  expect(requests.some((url) => /get-stores\/all\?featured=1&limit=20&offset=1/.test(url))).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  await walkTo(page, 'Campaigns');
  await section(page, 'Campaigns').getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/product\/.*product_type=campaign/);
});

test('[FOOD-01] [FOOD-02] [FOOD-05] [FOOD-11] the food home in Arabic, right-to-left', async ({ page }) => {
  await visit(page, 'food', 'ar');
  await open(page, '/home');
  await walkTo(page, 'حملات');
  await expect(section(page, 'حملات').getByRole('article').first()).toHaveAttribute('data-layout', 'beside');
  await section(page, 'حملات').getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('[PHAR-03] [HOME-28] the pharmacy’s nearby stores are in the HTML; sections far below load when they come near the screen', async ({
  page,
}) => {
  await visit(page, 'pharmacy');
  const conditions = recordUrls(page, /\/common-condition(\?|$)/);
  const popular = recordUrls(page, /\/stores\/popular(\?|$)/);
  const html = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/home');
  await open(page, '/home');
  const drawn = await (await html).text();
  expect(drawn).toContain('Best Store Nearby');
  const stores = section(page, 'Best Store Nearby').getByRole('article');
  await expect(stores.first()).toBeAttached();
  for (const name of await stores.getByRole('heading').allTextContents()) expect(drawn).toContain(name);
  await page.waitForLoadState('networkidle');
  expect(conditions).toEqual([]);
  await page.locator('[data-section="conditions"]').scrollIntoViewIfNeeded();
  await expect.poll(() => conditions.length).toBe(1);
  expect(popular).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ userAgent: devices['Pixel 7'].userAgent, viewport: { width: 412, height: 823 } });

  test('[PLUS-35] carousels are server-rendered with their cards, the same for phone and desktop, and hydrate without changes', async ({
    page,
  }) => {
    const NAME = 'Special offers';
    const cardsIn = (html: string) =>
      page.evaluate(
        ([text, name]) =>
          new DOMParser().parseFromString(text ?? '', 'text/html').querySelectorAll(`ul[aria-label="${name}"] article`)
            .length,
        [html, NAME],
      );
    await visit(page, 'grocery');
    const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/home');
    await open(page, '/home');
    const cards = await cardsIn(await (await answer).text());
    // Those that the widest page shows.
    expect(cards).toBe(7);
    const elsewhere = await page.request.get('/home', {
      headers: { 'user-agent': devices['Desktop Chrome'].userAgent },
    });
    expect(await cardsIn(await elsewhere.text())).toBe(cards);
    expect(elsewhere.headers()['vary']).not.toContain('User-Agent');

    const row = section(page, NAME).getByRole('list');
    await expect(row.getByRole('article')).toHaveCount(cards);
  });

  for (const module of ['grocery', 'food', 'pharmacy', 'ecommerce'] as const)
    test(`[PLUS-35] lazy sections cause no layout shift: home of ${module}`, async ({ page }) => {
      await visit(page, module);
      await page.addInitScript(() => {
        const moved: unknown[] = [];
        Object.assign(window, { moved });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as any[])
            if (entry.value > 0.002)
              moved.push([entry.value, ...entry.sources.map(({ node }: any) => node?.textContent?.slice(0, 40))]);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await open(page, '/home');
      const listed = page.getByRole('heading', { name: /^\d+ Stores$/ });
      for (let step = 0; step < 80 && (await listed.count()) === 0; step += 1) {
        await page.evaluate(() => scrollBy(0, 250));
        await page.waitForTimeout(120);
      }
      await expect(listed).toBeAttached();
      expect(await page.evaluate(() => (window as any).moved)).toEqual([]);
    });
});

test('[PLUS-35] the footer shows after the list above it has loaded', async ({ page }) => {
  await visit(page, 'pharmacy');
  const release = await hold(page, /stores\/get-stores|store_type=/);
  await open(page, '/home');
  const footer = page.locator('footer');
  await expect(footer).toBeVisible();
  const pending = page.locator('[data-section="allStores"] > *').first();
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(pending).toBeAttached({ timeout: 500 });
  }).toPass();
  await expect(footer).toBeHidden();
  release();
  await expect(page.getByRole('heading', { name: /^\d+ Stores$/ })).toBeAttached();
  await expect(footer).toBeVisible();
});

test('[PLUS-35] [HOME-42] the reserved space of popular items includes the sale beside them', async ({ page }) => {
  await visit(page, 'food');
  await open(page, '/home');
  const place = (await page.locator('[data-section="popularItems"]').boundingBox())?.height ?? 0;
  const heading = await walkTo(page, 'Dishes people come back for');
  await expect(page.getByRole('timer')).toBeVisible();
  const { filled, gap } = await heading.evaluate((element) => {
    const section = element.closest('section') as HTMLElement;
    const both = section.parentElement as HTMLElement;
    return { filled: both.getBoundingClientRect().height, gap: parseFloat(getComputedStyle(section).marginTop) };
  });
  expect(filled).toBeGreaterThan(900);
  expect(Math.abs(filled + gap - place)).toBeLessThan(4);
});

test('[PHAR-02] [PLUS-35] a long carousel loads more as it moves, by keyboard too', async ({ page }) => {
  await visit(page, 'pharmacy');
  const answer = page.waitForResponse(/items\/basic/);
  await open(page, '/home');
  await walkTo(page, 'Basic Medicine Nearby');
  const { products } = (await (await answer).json()) as { products: unknown[] };
  expect(products.length).toBeGreaterThan(20);
  const row = section(page, 'Basic Medicine Nearby').getByRole('list');
  // The cards that the widest page shows of it.
  await expect(row.getByRole('article')).toHaveCount(7);
  for (let grown = 7; grown < products.length; grown = await row.getByRole('article').count()) {
    const entries = row.getByRole('article');
    const nearTheEnd = entries
      .nth(grown - 2)
      .getByRole('link')
      .first();
    await nearTheEnd.focus();
    await page.keyboard.press('Tab');
    await expect(entries.nth(grown)).toBeAttached();
    // Tab beyond the end of the initial cards.
    for (let press = 0; press < 8; press += 1) await page.keyboard.press('Tab');
    const focused = await entries.evaluateAll((all) =>
      all.findIndex((entry) => entry.contains(document.activeElement)),
    );
    expect(focused).toBeGreaterThanOrEqual(grown);
  }
  await expect(row.getByRole('article')).toHaveCount(products.length);
});

test('[HOME-15] a carousel of two rows fills a wide screen with few items, and scrolls with more', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, 'ecommerce');
  let most = 8;
  await page.route('**/api/v1/items/recommended*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { products: unknown[] };
    await route.fulfill({ response: answer, json: { ...body, products: body.products.slice(0, most) } });
  });
  for (const { count, isWhole } of [
    { count: 8, isWhole: true },
    { count: 15, isWhole: false },
  ]) {
    most = count;
    await open(page, '/home');
    await walkTo(page, "Items you'll love");
    const row = section(page, "Items you'll love").getByRole('list');
    await expect.poll(() => row.evaluate((list) => getComputedStyle(list).gridTemplateRows.split(' ').length)).toBe(2);
    const { end, last, scrolls } = await row.evaluate((list) => {
      const cards = Array.from(list.querySelectorAll('article'), (card) => card.getBoundingClientRect().right);
      const box = list.getBoundingClientRect();
      const end = box.right - parseFloat(getComputedStyle(list).paddingRight);
      return { end, last: Math.max(...cards), scrolls: list.scrollWidth > list.clientWidth + 1 };
    });
    expect({ count, scrolls }).toEqual({ count, scrolls: !isWhole });
    if (isWhole) expect(Math.abs(last - end)).toBeLessThan(2);
  }
});

test('[HOME-12] [HOME-14] banners advance every four seconds, except under a pointer', async ({ page }) => {
  await visit(page, 'grocery');
  await open(page, '/home');
  const row = page.getByRole('list', { name: 'Offers' });
  const at = () => row.evaluate((element) => Math.abs(element.scrollLeft));
  await page.mouse.move(200, 800);
  expect(await at()).toBe(0);
  await expect.poll(at, { timeout: 6500 }).toBeGreaterThan(100);
  await row.hover();
  await page.waitForTimeout(900);
  const held = await at();
  await page.waitForTimeout(5000);
  expect(await at()).toBe(held);
});

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1280, height: 860 }, hasTouch: false });
  test('a carousel moves by its arrows and by dragging, which clicks nothing; its code loads on the first interaction', async ({
    page,
  }) => {
    const loads = recordUrls(page, /carousel-motion/);
    await visit(page, 'food');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/home');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const heading = await walkTo(page, 'Dishes people come back for');
    const row = heading.locator('xpath=ancestor::section[1]').getByRole('list').first();
    const at = () => row.evaluate((element) => Math.round(element.scrollLeft));
    expect(loads).toHaveLength(0);
    await row.hover();
    const frame = row.locator('xpath=..');
    await frame.getByRole('button', { name: 'Forward' }).click();
    await expect.poll(at).toBeGreaterThan(300);
    expect(loads).toHaveLength(1);
    await expect(frame.getByRole('button', { name: 'Back' })).toHaveAttribute('aria-disabled', 'false');
    const before = await at();
    const box = (await row.boundingBox())!;
    await page.mouse.move(box.x + 300, box.y + 90);
    await page.mouse.down();
    await page.mouse.move(box.x + 700, box.y + 92, { steps: 12 });
    await page.mouse.up();
    await expect.poll(at).toBeLessThan(before - 200);
    await expect(page).toHaveURL(/\/home$/);
  });
});

test('[PHAR-01] [PHAR-12] [PLUS-25] the list of all stores ends the home: its header is sticky, and Back restores it', async ({
  page,
}) => {
  await visit(page, 'pharmacy');
  await open(page, '/home');
  const count = await walkTo(page, /^\d+ Stores$/);
  const list = page.getByRole('region', { name: /^\d+ Stores$/ });
  const answered = page.waitForResponse(/store_type=top_rated/);
  await list.getByRole('tab', { name: 'Top Rated' }).click();
  await answered;
  await expect(page).toHaveURL(/tab=top_rated/);
  await expect(list.getByRole('article').nth(4)).toBeVisible();
  const last = list.getByRole('article').last();
  await last.scrollIntoViewIfNeeded();
  await expect(count).toBeInViewport();
  await expect(list.getByRole('tab', { name: 'Top Rated', selected: true })).toBeInViewport();
  const store = last.getByRole('link').first();
  const name = (await store.textContent()) ?? '';
  await store.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${name} · `));
  await expect(page.getByRole('status').filter({ hasText: name })).toHaveCount(1);
  await page.goBack();
  await expect(list.getByRole('tab', { name: 'Top Rated', selected: true })).toBeVisible();
  await expect(list.getByRole('link', { name, exact: true })).toBeInViewport();
});
