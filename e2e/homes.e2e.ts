/** The homes of the modules, from the first screen to the end. */
import { devices } from '@playwright/test';
import { pricesInView, section, walkTo } from './sections';
import { expect, hold, open, recordUrls, returning, test } from './shop';
import { ask, hereIn } from './wire';

test('a customer scrolls through the grocery home', async ({ page, context }) => {
  await returning(context);
  await test.step('[HOME-01] [HOME-03] [GROC-01] [HOME-04] its sections load as they come near the screen', async () => {
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
  await test.step('[HOME-16] [HOME-19] tabs of new arrivals filter, by keyboard too', async () => {
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
  await test.step('[HOME-29] [HOME-30] [HOME-31] stores nearby by popularity, rating and age', async () => {
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
});

test('a customer reads the food home in Arabic, and finds popular dishes beside a sale', async ({
  page,
  context,
  visitor,
}) => {
  await returning(context, { module: 'food' });
  await test.step('[PLUS-35] [HOME-42] the reserved space of popular items includes the sale beside them', async () => {
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
  await test.step('[FOOD-01] [FOOD-02] [FOOD-05] [FOOD-11] in Arabic, right-to-left', async () => {
    const page = await visitor({ module: 'food', language: 'ar' });
    await open(page, '/home');
    await walkTo(page, 'حملات');
    await expect(section(page, 'حملات').getByRole('article').first()).toHaveAttribute('data-layout', 'beside');
    await section(page, 'حملات').getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('a customer finds a pharmacy nearby, and medicine for a condition', async ({ page, context }) => {
  await returning(context, { module: 'pharmacy' });
  await test.step('[PHAR-03] [HOME-28] nearby stores are in the HTML; sections far below load when they come near the screen', async () => {
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
  const conditions = section(page, 'Common Conditions');
  await test.step('[PHAR-03] [PHAR-06] [PHAR-07] [PHAR-08] conditions show their medicine', async () => {
    const requests = recordUrls(page);
    await open(page, '/home');
    await walkTo(page, 'Common Conditions');
    await expect(conditions.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
    await expect(conditions.getByRole('article').first()).toBeVisible();
    await test.step('[PHAR-11] 20 of them at once', () => {
      expect(requests.some((url) => /common-condition\/items\/\d+\?limit=20&offset=1/.test(url))).toBe(true);
    });
  });
  await test.step('[PHAR-09] another condition shows other medicine', async () => {
    const first = await conditions.getByRole('heading', { level: 3 }).allTextContents();
    await conditions.getByRole('tab').nth(1).click();
    await expect.poll(() => conditions.getByRole('heading', { level: 3 }).allTextContents()).not.toEqual(first);
  });
  await test.step('[HOME-40] the item of a campaign opens over the home', async () => {
    await open(page, '/home');
    await walkTo(page, 'Campaigns');
    const item = section(page, 'Campaigns').getByRole('article').first();
    const name = await item.getByRole('heading').textContent();
    await item.getByRole('link').first().click();
    await expect(page.getByRole('dialog', { name: name ?? '' })).toBeVisible();
  });
  await test.step('[PHAR-10] a condition without medicine says so', async () => {
    await page.route(/common-condition\/items/, (route) =>
      route.fulfill({ json: { total_size: 0, limit: 20, offset: 1, products: [] } }),
    );
    await open(page, '/home');
    await walkTo(page, 'Common Conditions');
    await expect(section(page, 'Common Conditions').getByText('Items Not Found!')).toBeVisible();
  });
});

test('a customer walks a long carousel by keyboard, and reaches the list of all stores', async ({ page, context }) => {
  await returning(context, { module: 'pharmacy' });
  await test.step('[PHAR-02] [PLUS-35] a long carousel loads more as it moves', async () => {
    const answer = page.waitForResponse(/items\/basic/);
    await open(page, '/home');
    await walkTo(page, 'Basic Medicine Nearby');
    const { products } = (await (await answer).json()) as { products: unknown[] };
    expect(products.length).toBeGreaterThan(20);
    const row = section(page, 'Basic Medicine Nearby').getByRole('list');
    // No more cards than a phone shows of it, and would add at once.
    await expect(row.getByRole('article')).toHaveCount(4);
    for (let grown = 4; grown < products.length; grown = await row.getByRole('article').count()) {
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
  await test.step('[PLUS-35] the footer shows after the list above it has loaded', async () => {
    const release = await hold(page, /stores\/get-stores|store_type=/);
    await open(page, '/home');
    const footer = page.locator('footer');
    await expect(footer).toBeVisible();
    const pending = page.locator('section[data-pending]');
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(pending).toBeAttached({ timeout: 500 });
    }).toPass();
    await expect(footer).toBeHidden();
    release();
    await expect(page.getByRole('heading', { name: /^\d+ Stores$/ })).toBeAttached();
    await expect(footer).toBeVisible();
  });
  await test.step('[PHAR-01] [PHAR-12] [PLUS-25] the list ends the home: its header is sticky, and Back restores it', async () => {
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
});

test('a customer opens an item of a campaign on the ecommerce home', async ({ page, context }) => {
  await returning(context, { module: 'ecommerce' });
  await test.step('[ECOM-01] [ECOM-07] [HOME-38] its sections', async () => {
    const requests = recordUrls(page);
    await open(page, '/home');
    for (const name of ['New arrivals', 'Best reviewed', 'Coupons for you', 'Featured stores'])
      await expect(await walkTo(page, name)).toBeVisible();
    expect(requests.some((url) => /get-stores\/all\?featured=1&limit=20&offset=1/.test(url))).toBe(true);
  });
  await test.step('[HOME-39] a campaign item opens its page', async () => {
    await page.evaluate(() => scrollTo(0, 0));
    await walkTo(page, 'Campaigns');
    await section(page, 'Campaigns').getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/product\/.*product_type=campaign/);
  });
});

test.describe('on a phone', () => {
  test.use({ userAgent: devices['Pixel 7'].userAgent, viewport: { width: 412, height: 823 } });

  test('[PLUS-35] carousels come with the HTML, and no home moves while its sections load', async ({
    page,
    context,
    visitor,
  }) => {
    await returning(context);
    await test.step('the same cards for phone and desktop, which hydrate without changes', async () => {
      const NAME = 'Special offers';
      const cardsIn = (html: string) =>
        page.evaluate(
          ([text, name]) =>
            new DOMParser()
              .parseFromString(text ?? '', 'text/html')
              .querySelectorAll(`ul[aria-label="${name}"] article`).length,
          [html, NAME],
        );
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
      await test.step(`lazy sections cause no layout shift: home of ${module}`, async () => {
        const page = await visitor({ module });
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
        await page.context().close();
      });
  });
});

test('[PLUS-63] every home sells in its first view: two prices or fees on a phone and on a desk', async ({
  visitor,
}) => {
  const seen: Record<string, number> = {};
  for (const module of ['grocery', 'food', 'pharmacy', 'ecommerce', 'parcel'] as const)
    for (const language of ['en', 'ar'] as const)
      await test.step(`${module}, ${language}`, async () => {
        const page = await visitor({ module, language });
        for (const size of [
          { width: 390, height: 844 },
          { width: 1280, height: 860 },
        ]) {
          await page.setViewportSize(size);
          await open(page, '/home');
          seen[`${module} ${language} ${size.width}`] = await pricesInView(page);
        }
        await page.context().close();
      });
  expect(Object.entries(seen).filter(([, count]) => count < 2)).toEqual([]);
});
