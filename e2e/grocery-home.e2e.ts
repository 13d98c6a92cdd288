/** The character of the grocery home: a basket is filled in its first rows. */
import type { APIRequestContext, Page } from '@playwright/test';
import { cartBadge, expect, expectAccessible, open, returning, test } from './shop';
import { ask, hereIn, itemOf, orderOver, send } from './wire';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 860 };

/** A customer who has ordered bananas twice and grapes once. @returns the token */
async function habitual(request: APIRequestContext): Promise<string> {
  const email = `habit${Date.now()}@example.com`;
  const phone = `+356 2${String(Date.now()).slice(-7)}`;
  const person = { f_name: 'Mina', l_name: 'Vella', email, phone, password: 'correct horse battery' };
  const { token } = await send<{ token: string }>(request, 'auth/sign-up', person);
  const headers = { ...hereIn(1), authorization: `Bearer ${token}` };
  for (const slugs of [['bananas-green-corner', 'grapes-green-corner'], ['bananas-green-corner']]) {
    for (const slug of slugs) {
      const { id } = await itemOf(request, slug);
      await send(request, 'customer/cart/add', { model: 'Item', item_id: id, quantity: 1, variation: [] }, headers);
    }
    await orderOver(request, { store_id: (await itemOf(request, 'bananas-green-corner')).store_id }, headers);
  }
  return token;
}

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const moved: unknown[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as any[])
        if (!entry.hadRecentInput && entry.value > 0.002)
          moved.push([entry.value, ...entry.sources.map(({ node }: any) => node?.textContent?.slice(0, 40))]);
    }).observe({ type: 'layout-shift', buffered: true });
  });
const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const headings = (page: Page, name: string) => region(page, name).getByRole('heading', { level: 3 }).allTextContents();

test('[PLUS-64] a customer buys again with one press, compares by the kilogram, and walks the aisles', async ({
  page,
  context,
  request,
  browser,
}) => {
  const token = await habitual(request);
  await returning(context, { token });
  await watchShifts(page);
  await page.setViewportSize(PHONE);
  await open(page, '/home');

  await test.step('what was ordered takes the place of the offers, and nothing moves', async () => {
    await expect(region(page, 'Buy again')).toBeVisible();
    expect(await headings(page, 'Buy again')).toEqual(['Bananas', 'Seedless Grapes']);
    await expect(region(page, 'Special offers')).toHaveCount(0);
    await expect(region(page, 'Buy again').getByText(/^€\d+\.\d\d\/kg$/)).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { moved: unknown[] }).moved)).toEqual([]);
  });

  await test.step('one key press adds it, and the next ones change the quantity', async () => {
    await region(page, 'Buy again').getByRole('button', { name: 'Add Bananas to the cart' }).press('Enter');
    const more = region(page, 'Buy again').getByRole('button', { name: 'One more of Bananas' });
    await expect(more).toBeFocused();
    await expect(cartBadge(page)).toHaveText('1');
    await page.keyboard.press('Enter');
    await expect(region(page, 'Buy again').getByRole('group', { name: 'Quantity of Bananas' })).toHaveText('2');
  });

  await test.step('the aisles lead to their categories', async () => {
    const { aisles } = await ask<{ aisles: { name: string; products_count: number }[] }>(
      request,
      'categories/aisles?limit=3',
      hereIn(1),
    );
    const third = region(page, aisles[2]?.name ?? '');
    await expect(async () => {
      await page.evaluate(() => scrollBy(0, 600));
      await expect(third).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(await page.evaluate(() => (window as unknown as { moved: unknown[] }).moved)).toEqual([]);
    await third.getByRole('link', { name: `See all ${aisles[2]?.products_count}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: aisles[2]?.name ?? '' })).toBeVisible();
    await page.goBack();
  });

  await test.step('all of it has a page, in Arabic too', async () => {
    const arabic = await browser.newContext();
    await returning(arabic, { token, language: 'ar' });
    const wide = await arabic.newPage();
    await wide.setViewportSize(DESKTOP);
    await open(wide, '/home');
    await region(wide, 'اشترِ مجددًا').getByRole('link', { name: 'عرض الكل' }).click();
    await expect(wide.getByRole('heading', { level: 1, name: 'اشترِ مجددًا' })).toBeVisible();
    await expect(wide.getByText(/^طُلب مرتين · /)).toBeVisible();
    await expect(wide.getByRole('article')).toHaveCount(2);
    await expectAccessible(wide);
    await arabic.close();
  });
});
