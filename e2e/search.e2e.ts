/** Search: the panel of the header, its words for guests and customers; and categories. */
import type { Page } from '@playwright/test';
import {
  customer,
  expect,
  expectAccessibleInBothSchemes,
  expectNarrow,
  open,
  recordUrls,
  returning,
  test,
} from './shop';
import { ask, hereIn } from './wire';

const STORE = '/store/green-corner?module_id=1';
const panel = (page: Page) => page.getByRole('listbox');

test('a visitor searches: recent words, suggestions, no results, and clearing the box', async ({
  page,
  context,
  visitor,
}) => {
  await returning(context);
  await open(page, STORE);
  const calls = recordUrls(page, /item-or-store-search/);
  const keywords = recordUrls(page, /suggested-items/);
  const box = page.getByRole('banner').getByRole('combobox');
  await test.step('[SRCH-12] [SRCH-15] any text is searched as it was typed', async () => {
    await box.click();
    await box.fill('milk & #1 قهوة');
    await box.press('Enter');
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('milk & #1 قهوة');
  });
  await test.step('[PLUS-40] it is found however it is typed: spelling, vowel marks, other letters, kinds of a thing', async () => {
    const first = page.getByRole('tabpanel').getByRole('article').first();
    for (const [text, name] of [
      ['ارز', 'Basmati Rice'],
      ['قهوه', 'House Blend Coffee'],
      ['حَلِيب', 'Whole Milk'],
      ['حلیب', 'Whole Milk'],
      ['\u202bحليب\u202c\u200f', 'Whole Milk'],
      ['tomatos', 'Vine Tomatoes'],
      ['choclate', 'Chocolate'],
      ['orange juice fresh', 'Pressed Orange Juice'],
      ['sparkling water', 'Spring Water'],
      ['soda', 'Cola'],
      ['eggplant', 'Aubergine'],
      ['cola 1 l', 'Cola'],
      // In the letters of the other keyboard, in full-width ones, and English in Arabic ones.
      ['pgdf', 'Whole Milk'],
      ['ＭＩＬＫ', 'Whole Milk'],
      ['شيدر', 'Mature Cheddar'],
      // Longer than what can be searched.
      [`basmati ${' '.repeat(200)}${'x'.repeat(330)}`, 'Basmati Rice'],
    ] as const) {
      await box.fill(text);
      await box.press('Enter');
      // The page of this search, not of the last: two of them find the same.
      await expect(page.getByRole('heading', { level: 1 })).toContainText(text.match(/[\p{L}\p{M}]+/u)![0]);
      await expect(first, text.slice(0, 30)).toContainText(name);
    }
    await box.fill('milk & #1 قهوة');
    await box.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('milk & #1 قهوة');
  });
  await test.step('[SRCH-01] [SRCH-02] on a phone the panel fills the screen, until the browser’s Back', async () => {
    await expect(box).toHaveValue('milk & #1 قهوة');
    const address = page.url();
    await box.fill('');
    await expect(panel(page).getByRole('option', { name: /milk & #1 قهوة/ })).toBeVisible();
    await expect(panel(page)).toContainText('Recent searches');
    const sheet = page.getByRole('dialog', { name: 'Search for grocery or store...' });
    expect(await sheet.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    await expect(sheet.getByRole('navigation', { name: 'Categories' }).getByRole('link').first()).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await expectNarrow(page);
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    await expect(sheet).toHaveCount(0);
    expect(page.url()).toBe(address);
  });
  await test.step('[SRCH-11] on a wide screen it is under the field, until a press outside', async () => {
    const phone = page.viewportSize()!;
    await page.setViewportSize({ width: 1280, height: 860 });
    await box.click();
    await expect(panel(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // The hint has room.
    const spare = await box.evaluate((input: HTMLInputElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(input);
      const pen = document.createElement('canvas').getContext('2d')!;
      pen.font = font;
      const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return room - pen.measureText(input.placeholder).width;
    });
    expect(spare).toBeGreaterThan(0);
    await page.mouse.click(5, 850);
    await expect(panel(page)).toBeHidden();
    await page.setViewportSize(phone);
  });
  await test.step('[SRCH-09] spaces alone ask for nothing', async () => {
    calls.splice(0);
    await box.fill('   ');
    await page.waitForTimeout(700);
    expect(calls).toEqual([]);
  });
  await test.step('[SRCH-05] [SRCH-06] [SRCH-07] [SRCH-08] typing asks once for items and stores', async () => {
    await box.fill('');
    await box.pressSequentially('green', { delay: 60 });
    await expect(
      panel(page)
        .getByRole('option', { name: /Green Corner/ })
        .first(),
    ).toBeVisible();
    expect(calls).toHaveLength(1);
    expect(calls[0]).toContain('name=green');
    for (const group of ['Groceries', 'Stores']) await expect(panel(page)).toContainText(group);
  });
  await test.step('[SRCH-10] the panel is at most 400 px high, and scrolls', async () => {
    const height = await panel(page).evaluate((list) => ({
      is: list.clientHeight,
      scrolls: getComputedStyle(list).overflowY,
    }));
    expect(height.is).toBeLessThanOrEqual(400);
    expect(height.scrolls).toBe('auto');
  });
  await test.step('[SRCH-21] [PLUS-24] the arrow keys mark a suggestion, and Enter searches for it', async () => {
    await box.press('ArrowDown');
    await expect(box).toHaveAttribute('aria-activedescendant', /-0$/);
    const name =
      (await panel(page).getByRole('option', { selected: true }).locator('span').first().textContent()) ?? '';
    await box.press('Enter');
    await expect(page).toHaveURL(new RegExp(`search=${encodeURIComponent(name).replace(/%20/g, '\\+')}`));
  });
  await test.step('[SRCH-04] [SRCH-13] without results it closes, and other modules are offered', async () => {
    await box.fill('zzzzqq');
    await page.waitForTimeout(900);
    await expect(panel(page)).toBeHidden();
    // The list is closed; the empty state offers the same search in another module.
    await expect(page.getByText('No results for “zzzzqq”')).toBeVisible();
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await page.getByRole('banner').getByRole('link', { name: 'Search in Food' }).click();
    await expect(page).toHaveURL('/home?search=zzzzqq&module_id=2');
    await expect(page.getByRole('heading', { name: 'Items not found!' })).toBeVisible();
    // No module has it: no link leads to another empty page.
    await expect(page.getByRole('main').getByRole('link', { name: 'Go to the home page' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /Grocery/ })).toHaveCount(0);
    // Nobody is signed in, so no keywords are requested.
    expect(keywords).toEqual([]);
  });
  await test.step('the cross that clears the box stands at the page’s end edge, whatever is typed', async () => {
    for (const [language, direction] of [
      ['en', 'ltr'],
      ['ar', 'rtl'],
    ] as const) {
      const page = await visitor({ language });
      await open(page, '/home');
      const search = page.getByRole('banner').getByRole('combobox');
      for (const text of ['bananas', 'موز']) {
        await search.fill(text);
        await expect(page.getByRole('banner').getByRole('dialog')).toBeVisible();
        const { width, height } = (await search.boundingBox())!;
        // In the middle of the cross.
        await search.click({ position: { x: direction === 'rtl' ? 22 : width - 22, y: height / 2 } });
        await expect(search, `${text} on a page in ${language}`).toHaveValue('');
      }
    }
  });
});

test('a visitor writes amounts in several ways', async ({ page, context }) => {
  await returning(context);
  await test.step('[PLUS-40] an amount is the same in each way to write it', async () => {
    const found: string[][] = [];
    for (const text of ['cola 1l', 'cola 1 l', 'cola 1000 ml', 'cola ١٠٠٠ مل']) {
      await open(page, `/home?search=${encodeURIComponent(text)}`);
      await expect(page.getByRole('tabpanel').getByRole('article').first()).toContainText('Cola');
      found.push((await page.getByRole('tabpanel').getByRole('heading', { level: 3 }).allTextContents()).slice(0, 6));
    }
    for (const names of found) expect(names).toEqual(found[0]);
  });
});

test('a customer gets keywords; suggestions that fail leave the panel usable', async ({ page, context, request }) => {
  await returning(context);
  await customer(page, request);
  await open(page, STORE);
  const box = page.getByRole('banner').getByRole('combobox');
  await test.step('[SRCH-03] [SRCH-04] keywords are suggested', async () => {
    const suggestedItems = page.waitForResponse(/suggested-items/);
    await box.click();
    const names = ((await (await suggestedItems).json()) as { name: string }[]).map((item) => item.name);
    await expect(panel(page)).toContainText('Suggested for you');
    await expect(panel(page).getByRole('option', { name: names[0] ?? 'none' })).toBeVisible();
  });
  await test.step('[SRCH-22] a failure leaves the typed text', async () => {
    await page.route(/item-or-store-search/, (route) => route.fulfill({ status: 500, json: {} }));
    await box.fill('milk');
    await page.waitForTimeout(900);
    await expect(box).toHaveValue('milk');
    await box.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('milk');
  });
});

test('a visitor walks the categories', async ({ page, context }) => {
  await returning(context);
  const all = await ask<{ id: number; name: string; slug: string; featured: number }[]>(
    page.request,
    'categories',
    hereIn(1),
  );
  const list = page.getByRole('main').getByRole('list').last();
  await test.step('[CAT-01] [CAT-02] [ROUTE-14] the page lists all of them, each with a picture', async () => {
    await open(page, '/categories');
    for (const { name, slug } of all)
      await expect(list.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        `/category/${slug}?module_id=1`,
      );
    expect(await list.locator('img').count()).toBe(all.length);
  });
  await test.step('[CAT-03] a category has items and stores', async () => {
    await list.getByRole('link', { name: all[0]?.name ?? '', exact: true }).click();
    await expect(page.getByRole('tab', { name: 'Groceries', selected: true })).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
    await page.getByRole('tab', { name: 'Stores' }).click();
    await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
  });
  await test.step('[CAT-07] [CARD-37] an unknown one is empty', async () => {
    await open(page, '/category/99999999?module_id=1');
    await expect(page.getByText('Items not found!')).toBeVisible();
    // The empty state is an illustration with a text.
    await expect(page.getByRole('main').locator('svg').first()).toBeVisible();
  });
  await test.step('[CAT-04] [CAT-05] the home shows the featured ones', async () => {
    await open(page, '/home');
    const featured = all.filter((category) => category.featured === 1).map(({ name }) => name);
    expect(featured.length).toBeLessThan(all.length + 1);
    const row = page.getByRole('list', { name: 'Categories' });
    expect(await row.getByRole('link').allTextContents()).toEqual(featured.slice(0, 20));
  });
  await test.step('[ROUTE-04] [ROUTE-07] links of other shops name a category in Base64', async () => {
    const name = Buffer.from('Früchte & مزيد').toString('base64');
    await open(page, `/home?search=category&id=${all[0]?.id}&module_id=1&name=${encodeURIComponent(name)}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Früchte & مزيد' })).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
    await open(page, `/home?search=category&id=${all[0]?.id}&module_id=1&name=%25%25`);
    await expect(page.getByRole('heading', { level: 1, name: all[0]?.name ?? '' })).toBeVisible();
    await open(page, '/home?search=category');
    await expect(page.getByRole('heading', { level: 1, name: /Results for/ })).toBeVisible();
  });
});
