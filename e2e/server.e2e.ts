/** What the server sends: homes, stores and campaigns with their texts, and what crawlers find. */
import { MODULES } from '@shop/tools/lib/browser.mjs';
import { expect, open, recordUrls, returning, test } from './shop';
import { ask, hereIn, itemOf } from './wire';

test('every home is small, and reads no style that is not defined', async ({ context, visitor }) => {
  await test.step('[PLUS-35] the HTML, its hydration data included, is at most 33.2 KiB compressed', async () => {
    for (const module of ['grocery', 'food', 'pharmacy', 'ecommerce', 'parcel'] as const)
      for (const language of ['en', 'ar'] as const) {
        await returning(context, { module, language });
        const answer = await context.request.get('/home', { headers: { 'accept-encoding': 'br' } });
        expect(answer.headers()['content-encoding']).toBe('br');
        expect(Number(answer.headers()['content-length']) / 1024, `${module}, ${language}`).toBeLessThanOrEqual(33.2);
        expect(await answer.text()).toContain('id="shop-state"');
      }
  });
  await test.step('[THEME-06] every color, font and radius that a style reads is defined, in each module, light and dark', async () => {
    const page = await visitor();
    await open(page, '/help-and-support');
    for (const module of ['grocery', 'food', 'pharmacy', 'ecommerce', 'parcel'] as const)
      for (const theme of ['light', 'dark'] as const) {
        const [id, name] = MODULES[module];
        await returning(page.context(), { module, theme });
        await page.evaluate(
          ([settings, chosen]) => {
            localStorage.setItem('settings', settings);
            localStorage.setItem('module', chosen);
          },
          [JSON.stringify({ theme }), JSON.stringify({ id, module_type: module, module_name: name })] as const,
        );
        await open(page, '/home');
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme);
        const { read, undefinedOnes } = await page.evaluate(() => {
          const styles = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText));
          // Variables that Mantine derives for colours of other modules are not used here.
          const read = styles.join('').replace(/--mantine-[\w-]+: [^;]+;/g, '');
          const names = [
            ...new Set(
              Array.from(
                read.matchAll(/var\((--(?:mantine-(?:color|primary|font|radius)|shop)-[\w-]+)\)/g),
                ([, name = '']) => name,
              ),
            ),
          ];
          const defined = getComputedStyle(document.documentElement);
          return { read: names.length, undefinedOnes: names.filter((name) => !defined.getPropertyValue(name)) };
        });
        expect(read).toBeGreaterThan(40);
        expect(undefinedOnes, `${module}, ${theme}`).toEqual([]);
      }
  });
});

test('customers and crawlers get stores, campaigns and addresses from the server', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await test.step('[PLUS-31] crawlers find every public page, and shared links have a picture', async () => {
    const textOf = async (path: string) => (await request.get(path)).text();
    const addressesOf = async (path: string) =>
      [...(await textOf(path)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found]) => found);
    expect(await textOf('/robots.txt')).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
    expect(await addressesOf('/sitemap.xml')).toEqual(
      ['pages', 'stores-1', 'items-1', 'items-2'].map((name) => `${baseURL}/sitemaps/${name}.xml`),
    );
    expect(await addressesOf('/sitemaps/pages.xml')).toContain(`${baseURL}/about-us`);
    const stores = await addressesOf('/sitemaps/stores-1.xml');
    const items = [...(await addressesOf('/sitemaps/items-1.xml')), ...(await addressesOf('/sitemaps/items-2.xml'))];
    const all = async (kind: string) =>
      (await ask<{ total_size: number }>(request, `sitemap/${kind}?limit=1`)).total_size;
    expect([stores.length, new Set(items).size]).toEqual([await all('stores'), await all('items')]);
    // Visitors without a place see them too.
    for (const address of [`${baseURL}/store/green-corner`, `${baseURL}/product/bananas-green-corner`]) {
      expect([...stores, ...items]).toContain(address);
      const html = await textOf(address);
      expect(html).toContain(`<link rel="canonical" href="${address}">`);
    }
    for (const none of ['items-9', 'items', 'pages-1', 'orders-1'])
      expect((await request.get(`/sitemaps/${none}.xml`)).status(), none).toBe(404);
    expect(await textOf('/')).toContain(`<meta property="og:image" content="${baseURL}/share.png">`);
    const picture = await request.get('/share.png');
    expect(picture.headers()['content-type']).toBe('image/png');
    const size = (await picture.body()).subarray(16, 24);
    expect([size.readUInt32BE(0), size.readUInt32BE(4)]).toEqual([1200, 630]);
  });
  await test.step('[PLUS-35] concurrent requests for a page share one render; another place or a later request gets its own', async () => {
    // Each render has unique ids in its pending boundaries, so equal HTML means a shared render.
    const path = `/home?visit=${Date.now()}`;
    const ask = async () => (await context.request.get(path)).text();
    await returning(context);
    const [first = '', ...others] = await Promise.all(Array.from({ length: 5 }, ask));
    expect(first).toContain('id="shop-state"');
    expect(others.map((page) => page === first)).toEqual([true, true, true, true]);
    const cookies = await context.cookies();
    const place = cookies.find(({ name }) => name === 'shop_place');
    if (!place) throw new Error('The place cookie is missing.');
    await context.addCookies([{ ...place, value: place.value.replace('34.594', '34.595') }]);
    const elsewhere = await ask();
    expect([elsewhere.includes('34.595'), elsewhere.includes('34.594')]).toEqual([true, false]);
    await context.addCookies([place]);
    await expect.poll(async () => (await ask()) === first, { intervals: [1100] }).toBe(false);
  });
  await test.step('[PLUS-31] [STORE-01] a store page is server-rendered, with its title, and hydrates without refetching', async () => {
    const html = await (await context.request.get('/store/green-corner?module_id=1')).text();
    expect(html).toContain('<title>Green Corner · Almera Market</title>');
    const { store_id: storeId } = await itemOf(context.request, 'olive-oil-green-corner');
    const list = `/api/v1/items/latest?store_id=${storeId}&sort_by=high2Low&limit=20&offset=1`;
    const { products } = (await (
      await context.request.get(list, { headers: { zoneid: '[1,2]', moduleid: '1' } })
    ).json()) as { products: { name: string }[] };
    for (const { name } of products.slice(0, 3)) expect(html).toContain(name);
    const origin = new URL(test.info().project.use.baseURL ?? '').origin;
    expect(html).toContain(`<link rel="canonical" href="${origin}/store/green-corner">`);
    expect(html).toContain(`<meta property="og:url" content="${origin}/store/green-corner">`);
    // The same page by its id, or with view parameters in the URL.
    const { id } = await (await context.request.get('/api/v1/stores/details/green-corner')).json();
    const other = await (await context.request.get(`/store/${id}?module_id=1&category=3&sort=low2High`)).text();
    expect(other).toContain(`<link rel="canonical" href="${origin}/store/green-corner">`);
    const categories = await (await context.request.get('/categories')).text();
    expect(categories).toContain('<title>All categories · Almera Market</title>');
    const requests = recordUrls(page, /\/api\/v1\/(items|stores)\//);
    await open(page, '/store/green-corner?module_id=1');
    await page.waitForTimeout(500);
    expect(requests.filter((url) => !url.includes('offset=2'))).toEqual([]);
  });
  await test.step('[PLUS-31] [DATA-05] a campaign is server-rendered with its texts', async () => {
    const [campaign] = await ask<{ slug: string; title: string }[]>(context.request, 'campaigns/basic', hereIn(2));
    const html = await (await context.request.get(`/campaigns/${campaign?.slug}?module_id=2`)).text();
    expect(html).toContain(`<title>${campaign?.title} · Almera Market</title>`);
    expect(html).toContain('"@type":"SaleEvent"');
    expect(html).toMatch(/<h1[^>]*>[^<]*/);
    // The title is beside the shop's icon in the browser tab.
    expect(html).toMatch(/<link rel="icon" href="[^"]*logo\.svg">/);
    expect((await context.request.get('/campaigns/no-such-campaign?module_id=2')).status()).toBe(404);
  });
});
