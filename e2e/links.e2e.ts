/** Pages that are opened by their address: slugs and ids, texts of the server, unknown addresses. */
import { expect, expectAccessible, open, pickPlace, returning, test } from './shop';
import { ask, hereIn } from './wire';

test('a visitor opens categories, stores and items by slug and by id', async ({ page, context, request }) => {
  await returning(context);
  await test.step('[ROUTE-08] a category', async () => {
    const categories = await ask<{ id: number; slug: string; name: string }[]>(request, 'categories', hereIn(1));
    const fruit = categories.find(({ name }) => name === 'Fruit');
    for (const key of [fruit?.id, fruit?.slug]) {
      await open(page, `/category/${key}?module_id=1`);
      await expect(page.getByRole('heading', { level: 1, name: 'Fruit' })).toBeVisible();
    }
  });
  await test.step('[ROUTE-10] [ROUTE-15] [ROUTE-16] stores', async () => {
    const store = await ask<{ id: number }>(request, 'stores/details/green-corner', { zoneid: '[1,2]' });
    await open(
      page,
      `/store/${store.id}?id=${store.id}&module_id=1&module_type=grocery&store_zone_id=1&distance=1200&lat=34.59&lng=18.9`,
    );
    await expect(page.getByRole('heading', { level: 1, name: /Green Corner/ })).toBeVisible();
    for (const path of ['/store/popular', '/store/latest']) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1, name: /\d+ Stores/ })).toBeVisible();
    }
  });
  await test.step('[ROUTE-12] an item of a campaign', async () => {
    await open(page, '/product/camera-volt-house?module_id=4&product_type=campaign');
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(page.getByRole('button', { name: /Add to Cart|Buy Now/ })).toHaveCount(0);
  });
  await test.step('[PLUS-31] a product page is server-rendered, with its data for crawlers', async () => {
    const html = await (await request.get('/product/headphones-volt-house?module_id=4')).text();
    expect(html).toMatch(/<title>[^<]*Volt House[^<]*<\/title>/);
    const data = JSON.parse(
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '{}',
    ) as object;
    expect(data).toMatchObject({ '@type': 'Product', offers: { priceCurrency: 'EUR' } });
  });
  await test.step('[ITEM-02] [ECOM-06] [ROUTE-11] an item with variations opens its page from its store', async () => {
    await open(page, '/home');
    await page.getByRole('navigation', { name: 'Change module' }).getByRole('button', { name: /shop/i }).click();
    await open(page, '/store/volt-house?module_id=4');
    await page
      .getByRole('link', { name: /phones/i })
      .first()
      .click();
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'More from Volt House' })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('[ITEM-58] an unknown item says so', async () => {
    await page.goto('/product/does-not-exist');
    await expect(page.getByText('Items not found!')).toBeVisible();
  });
  await test.step('[ITEM-59] reviews have rating and text', async () => {
    let slug = '';
    let reviews: { comment: string; customer_name: string }[] = [];
    for (const item of ['bananas', 'red-apples', 'pears', 'grapes', 'peaches', 'kiwis', 'oranges', 'lemons', 'limes']) {
      if (reviews.length > 0) break;
      slug = `${item}-green-corner`;
      reviews = (await ask<{ reviews: typeof reviews }>(request, `items/reviews/${slug}`)).reviews;
    }
    await open(page, `/product/${slug}?module_id=1`);
    const section = page.getByRole('region', { name: 'What customers say' });
    const review = section.getByRole('listitem').filter({ hasText: reviews[0]?.comment ?? 'none' });
    await expect(review.getByRole('img', { name: /Rated \d of 5/ }).first()).toBeVisible();
  });
});

test('a visitor opens an address that is wrong, or a home without a place', async ({ page }) => {
  await test.step('[ROUTE-47] an unknown address is a page of its own', async () => {
    expect((await page.request.get('/no/such/page')).status()).toBe(404);
    await open(page, '/no/such/page');
    await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  });
  await test.step('[STORE-16] so is an unknown store', async () => {
    expect((await page.request.get('/store/no-such-store')).status()).toBe(404);
    await open(page, '/store/no-such-store');
    await expect(page.getByText('Stores not found!')).toBeVisible();
  });
  await test.step('[ROUTE-49] a home without a place leads to the landing page; a shared link opens once a place is chosen', async () => {
    await open(page, '/home');
    await expect(page).toHaveURL(/\/$/);
    await open(page, '/category/fruit?module_id=1');
    await expect(page).toHaveURL(/\/$/);
    await page.getByRole('button', { name: 'Choose on the map' }).click();
    const picker = page.getByRole('dialog');
    await pickPlace(picker, 'opera', /Opera House/, /Old Town, Port Almera/);
    await picker.getByRole('button', { name: 'Pick Locations' }).click();
    await expect(page).toHaveURL('/category/fruit?module_id=1');
    // The stored path is used once: the next chosen place leads home again.
    expect(await page.evaluate(() => document.cookie)).not.toContain('shop_next');
  });
  await test.step('[ROUTE-49] a place in localStorage is enough without cookies', async () => {
    await page.evaluate(() =>
      localStorage.setItem('module', JSON.stringify({ id: 1, module_type: 'grocery', module_name: 'Grocery' })),
    );
    await open(page, '/home');
    await page.context().clearCookies();
    await open(page, '/home');
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fresh from the stores around you');
  });
});
