/** The page of a store: filters, search, long lists, and items that open over it. */
import type { Page } from '@playwright/test';
import { delay, expect, guestWith, hold, open, quick, returning, test } from './shop';
import { ask } from './wire';

/** A finger goes down the middle of the screen, and rests before it leaves. */
async function drag(page: Page, from: number, to: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] });
  await send('touchStart', from);
  for (let step = 1; step <= 10; step += 1) await send('touchMove', from + ((to - from) * step) / 10);
  for (const rest of [1, 0]) await send('touchMove', to + rest);
  await send('touchEnd');
  await devtools.detach();
}

test('a customer filters the dishes of a store and searches in it; closed and distant stores say so', async ({
  page,
  context,
}) => {
  await returning(context, { module: 'food' });
  await open(page, '/store/smash-yard?module_id=2');
  const dish = page.getByRole('dialog', { name: 'Classic Smash' });
  const openDish = async () => {
    await page.getByRole('main').getByRole('link', { name: 'Classic Smash' }).first().click();
    await expect(dish.getByRole('group', { name: /Patty/ })).toBeVisible();
  };
  await test.step('[ITEM-19] [PLUS-27] the button of a dish says what is missing, and leads there', async () => {
    await openDish();
    await dish.getByRole('button', { name: 'Choose: Patty' }).click();
    await expect(dish.getByRole('checkbox', { name: 'Single' })).toBeFocused();
    await expect(dish.getByText('Variation Patty can not remain without selection.')).toBeInViewport();
    await dish.getByRole('checkbox', { name: 'Single' }).check();
    await expect(dish.getByRole('button', { name: 'Choose: Sauces' })).toBeVisible();
    // Nothing is under the buttons at the end.
    const last = dish.getByRole('checkbox').last();
    await last.scrollIntoViewIfNeeded();
    const end = (await last.boundingBox())?.y ?? NaN;
    expect(end).toBeLessThan((await dish.getByRole('button', { name: 'Choose: Sauces' }).boundingBox())?.y ?? 0);
  });
  await test.step('Back closes the sheet of a dish, and a finger that pulls it down; where it is scrolled, the finger scrolls', async () => {
    await page.goBack();
    await expect(dish).toBeHidden();
    await expect(page).toHaveURL(/smash-yard\?(?!.*item=)/);
    await openDish();
    const body = dish.locator('[data-variant="dialog"]');
    await body.evaluate((node) => node.scrollTo(0, 200));
    await drag(page, 300, 700);
    await expect.poll(() => body.evaluate((node) => node.scrollTop)).toBeLessThan(200);
    await expect(dish).toBeVisible();
    await body.evaluate((node) => node.scrollTo(0, 0));
    await drag(page, 120, 200);
    await expect.poll(() => dish.evaluate((node) => Math.round(node.getBoundingClientRect().top))).toBe(20);
    await drag(page, 120, 700);
    await expect(dish).toBeHidden();
    await expect(page).toHaveURL(/smash-yard\?(?!.*item=)/);
  });
  await test.step('[FOOD-06] [STORE-06] [STORE-05] [STORE-04] the veg filter is sent, and kept in the URL', async () => {
    const veg = page.waitForRequest(/type=veg/);
    await page.getByRole('button', { name: 'Veg', exact: true }).click();
    expect(new URL((await veg).url()).searchParams.get('category_id')).toBe('0');
    await expect(page).toHaveURL(/type=veg/);
    await expect(page.getByRole('link', { name: 'Portobello' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Classic Smash' })).toBeHidden();
  });
  await test.step('[STORE-10] [STORE-11] [STORE-17] a search without results says so; clearing it shows the list', async () => {
    await page.getByRole('combobox', { name: 'Search in Smash Yard' }).fill('zzzz');
    await expect(page.getByText('Items not found!')).toBeVisible();
    await page.getByRole('combobox', { name: 'Search in Smash Yard' }).fill('');
    await expect(page.getByRole('link', { name: 'Portobello' })).toBeVisible();
  });
  await test.step('[STORE-03] [PLUS-25] a category is kept in the URL', async () => {
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('button', { name: 'Beverages' }).click();
    await expect(page).toHaveURL(/category=\d+/);
    await expect(page.getByRole('link', { name: 'Mint Lemonade' })).toBeVisible();
  });
  await test.step('[PLUS-26] [PLUS-71] hours, map, phone and reviews open over the list, and Escape leads back to it', async () => {
    const opener = page.getByRole('button', { name: 'Hours, map and reviews' });
    await opener.click();
    const sheet = page.getByRole('dialog', { name: 'About the store' });
    await expect(sheet.getByText(/^\w+day \(today\)$/)).toBeVisible();
    await expect(sheet.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\+?\d+$/);
    await expect(sheet.getByRole('heading', { name: 'What customers say' })).toBeVisible();
    await expect(sheet.getByRole('list', { name: 'Reviews per star' }).getByRole('listitem')).toHaveCount(5);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(/category=\d+/);
  });
  await test.step('[STORE-13] [STORE-15] a closed store, and one that does not deliver here', async () => {
    await open(page, '/store/lighthouse-grill?module_id=2');
    await expect(page.getByText('Closed Now').first()).toBeVisible();
    await open(page, '/store/hilltop-kitchen?module_id=2');
    await expect(page.getByText('This store does not deliver to your location.')).toBeVisible();
  });
});

test('an item opens over its store while the cart loads, the search settles or a navigation is pending', async ({
  page,
  context,
}) => {
  await returning(context);
  await guestWith(page, { 'bananas-green-corner': 1 });
  const item = page.getByRole('link', { name: /Extra Virgin Olive Oil/ }).first();
  const oil = page.getByRole('dialog', { name: /Extra Virgin Olive Oil/ });
  await test.step('[CART-02] the drawer shows that the cart loads', async () => {
    const letGo = await hold(page, /cart\/list/);
    await open(page, '/store/green-corner?module_id=1&q=bananas');
    await quick(page, /^Cart/).click();
    await expect(page.getByRole('dialog').getByLabel('Loading the cart')).toBeAttached();
    letGo();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Proceed To Checkout' })).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('[STORE-02] [STORE-09] the store has its rating and its range of prices', async () => {
    const store = await ask<{
      positive_rating: number;
      rating_count: number;
      price_range: { min_price: number; max_price: number };
    }>(page.request, 'stores/details/green-corner', { zoneid: '[1,2]' });
    await expect(page.getByText(`${store.positive_rating}% positive`)).toBeVisible();
    await expect(page.getByText(`(${store.rating_count})`).first()).toBeVisible();
    const { min_price: low, max_price: high } = store.price_range;
    await expect(page.getByText(`€${low.toFixed(2)} – €${high.toFixed(2)}`)).toBeVisible();
  });
  await test.step('[ITEM-09] the body of an item scrolls', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Bananas' }).click();
    const body = page.getByRole('dialog').locator('[data-variant="dialog"]').first();
    expect(
      await body.evaluate((node) => {
        const style = getComputedStyle(node);
        return [style.overflowY, Math.round((parseFloat(style.minHeight) / innerHeight) * 100)];
      }),
    ).toEqual(['auto', 30]);
    await page.keyboard.press('Escape');
  });
  await test.step('URL parameters of a pending navigation are kept when an item is opened', async () => {
    await open(page, '/store/green-corner?module_id=1&q=olive+oil');
    await expect(item).toBeVisible();
    // Simulates a pending navigation: the URL is ahead of the rendered page.
    await page.evaluate(() =>
      window.history.replaceState(window.history.state, '', `${window.location.href}&type=veg`),
    );
    await item.click();
    await expect(oil).toBeVisible();
    await expect(page).toHaveURL(/q=olive\+oil&type=veg&item=\d+/);
  });
  await test.step('an item opened before the search debounce ends stays open, on a slow line too', async () => {
    await open(page, '/store/green-corner?module_id=1');
    // The navigation waits for this response longer than the debounce.
    await delay(page, /items\/details/, 1500);
    await page.getByRole('combobox', { name: 'Search in Green Corner' }).fill('olive oil');
    await item.click();
    await expect(page).toHaveURL(/q=olive\+oil/);
    await expect(page).toHaveURL(/item=\d+/);
    await expect(oil).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/\?(?!.*item=).*q=olive\+oil/);
    await expect(page.getByRole('combobox', { name: 'Search in Green Corner' })).toHaveValue('olive oil');
  });
});

const FAR = 70;

test('a customer scrolls through a long store, and walks it by keyboard', async ({ page, context }) => {
  await returning(context);
  await open(page, '/store/green-corner?module_id=1');
  await test.step('[CARD-08] a grid card is 318 px high', async () => {
    expect((await page.getByRole('article').first().boundingBox())?.height).toBe(318);
  });
  await test.step('[STORE-12] [STORE-07] more items load while scrolling, most expensive first', async () => {
    const names = async () => (await page.getByRole('article').getByRole('heading').allTextContents()).slice(0, 8);
    const before = await names();
    let next: string | undefined;
    const second = page.waitForResponse(/items\/latest.*offset=2/).then(async (response) => {
      next = ((await response.json()) as { products: { name: string }[] }).products[0]?.name;
    });
    // The list is virtualized, so scroll in small steps.
    await expect(async () => {
      await page.mouse.wheel(0, 300);
      expect(next).toBeDefined();
      await expect(page.getByRole('heading', { name: next, exact: true })).toBeInViewport({ timeout: 100 });
    }).toPass();
    await second;
    // Scrolling back shows the same items: the pages are sorted by descending price.
    await page.mouse.wheel(0, -30_000);
    await expect.poll(names).toEqual(before);
    await expect(page.getByRole('combobox', { name: 'Sort by price' })).toHaveValue('high2Low');
  });
  const cards = page.locator('main li:has(article)');
  const placed = page.locator('main li[aria-posinset]');
  await test.step('only the rows near the screen are rendered, and the list has its length', async () => {
    await expect(async () => {
      await page.mouse.wheel(0, 20_000);
      expect(Number(await placed.last().getAttribute('aria-setsize', { timeout: 500 }))).toBeGreaterThan(FAR + 30);
    }).toPass();
    expect(await cards.count()).toBeLessThan(FAR);
    const total = Number(await placed.last().getAttribute('aria-setsize'));
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.locator('main li[aria-posinset="1"]')).toBeVisible();
    await expect(page.locator(`main li[aria-posinset="${total}"]`)).toHaveCount(0);
  });
  await test.step('Tab leads from card to card, each of them on the screen', async () => {
    await page.locator('main li[aria-posinset="1"]').getByRole('link').focus();
    let reached = 1;
    for (let press = 0; press < 200 && reached < 14; press += 1) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => {
        const entry = document.activeElement?.closest('li[aria-posinset]');
        const box = document.activeElement?.getBoundingClientRect();
        const seen = box !== undefined && box.bottom > 0 && box.top < window.innerHeight;
        return { place: Number(entry?.getAttribute('aria-posinset')), seen };
      });
      expect(at.seen).toBe(true);
      expect([reached, reached + 1]).toContain(at.place);
      reached = at.place;
    }
    expect(reached).toBe(14);
  });
});
