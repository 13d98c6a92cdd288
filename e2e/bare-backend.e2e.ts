/** The shop in front of a backend that knows the contract alone: what we add to it is left out, and the rest is whole. */
import type { Page } from '@playwright/test';
import { startBareShop } from './bare-backend';
import { expect, expectAccessible, expectNarrow, open, test } from './shop';
import { restoreVisit } from '@shop/tools/lib/browser.mjs';

/** Nothing waits for an answer that does not come, and nothing says that something failed. */
async function expectSettled(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(/went wrong|could not reach|cannot reach/i)).toHaveCount(0);
}
const count = (page: Page) => page.getByRole('tabpanel').locator('p [role="status"]');
const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');

/** Filters by stars. Without counts of the backend a filter has a name and no number, and values are not offered. */
async function rateFour(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('checkbox', { name: 'Discounted', exact: true })).toBeVisible();
  await expect(sheet.getByRole('group', { name: /^(Brand|Colour|Size)$/ })).toHaveCount(0);
  await sheet.getByRole('checkbox', { name: /^Ratings/ }).check();
  await sheet.getByRole('button', { name: /^Show/ }).click();
  await expect(sheet).toHaveCount(0);
}

test('[PLUS-28] [PLUS-39] [PLUS-40] a backend without our calls and fields: search, filters, list and map say what there is', async ({
  page,
  context,
}) => {
  const shop = await startBareShop();
  try {
    await restoreVisit(context, shop.url);
    const box = page.getByRole('banner').getByRole('combobox');
    await test.step('a home shows what the contract has', async () => {
      await open(page, `${shop.url}/home`);
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await expectSettled(page);
    });
    await test.step('the panel suggests what the full search finds', async () => {
      const search = page.waitForResponse(/items\/search\?name=milk/);
      await box.click();
      await box.fill('milk');
      const { products } = (await (await search).json()) as { products: { name: string }[] };
      const last = products.at(-1)?.name ?? 'none';
      await expect(page.getByRole('listbox').getByRole('option', { name: last }).first()).toBeVisible();
      await expect.poll(() => [...shop.refused]).toContain('GET /api/v1/items/item-or-store-search');
    });
    await test.step('Enter shows results, which the page filters itself', async () => {
      await box.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('milk');
      await expect(cards(page).first()).toContainText(/milk/i);
      await expect(count(page)).toHaveText(/^\d+ items$/);
      const all = Number.parseInt((await count(page).textContent()) ?? '');
      await rateFour(page);
      // Such a backend has not filtered: the page has chosen among what it has loaded, here the whole list.
      await expect.poll(async () => Number.parseInt((await count(page).textContent()) ?? '')).toBeLessThan(all);
      await expectSettled(page);
      await page.getByRole('button', { name: 'Remove 4★ or better' }).click();
      await expect(count(page)).toHaveText(`${all} items`);
    });
    await test.step('a longer list says that it was filtered as far as it has loaded', async () => {
      await open(page, `${shop.url}/home?search=all-categories`);
      await rateFour(page);
      await expect(count(page)).toHaveText(/^\d+ of the \d+ loaded so far$/);
      await expectSettled(page);
      await expectAccessible(page);
      await expectNarrow(page);
    });
    await test.step('nothing found: other modules are offered, without counts', async () => {
      await box.fill('zzzzqq');
      await box.press('Enter');
      await expect(page.getByRole('heading', { name: 'Items not found!' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Search in Food' })).toBeVisible();
      await expect(page.getByText('Did you mean')).toHaveCount(0);
      expect([...shop.refused]).toContain('GET /api/v1/search/help');
      await expectSettled(page);
    });
    await test.step('a shopping list is said to be not available, and its lines can be searched for', async () => {
      await open(page, `${shop.url}/shopping-list`);
      await page.getByRole('textbox', { name: 'Your list' }).fill('milk\nbread');
      await page.getByRole('button', { name: 'Find stores' }).click();
      await expect(page.getByRole('heading', { name: 'Shopping lists are not available here' })).toBeVisible();
      await expectSettled(page);
      await page.getByRole('main').getByRole('link', { name: /bread/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('bread');
      await expect(cards(page).first()).toBeVisible();
    });
    await test.step('stores have their list, and the map its pins', async () => {
      await open(page, `${shop.url}/home?search=all-categories`);
      await page.getByRole('tab', { name: 'Stores' }).click();
      await expect(cards(page).first()).toBeVisible();
      await page.getByRole('button', { name: 'Map', exact: true }).click();
      const map = page.getByRole('dialog', { name: 'Stores on the map' });
      await expect(map.getByRole('list', { name: 'Stores on this map' }).getByRole('article').first()).toBeVisible();
      await expect(map.getByRole('button', { name: /rated \d|not rated yet|\d stores/ }).first()).toBeVisible();
      await expectSettled(page);
      await expectAccessible(page);
    });
  } finally {
    await shop.stop();
  }
});
