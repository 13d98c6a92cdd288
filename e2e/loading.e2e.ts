/** How a page starts: what its HTML brings along, and what is pressed and typed before it is hydrated. */
import { expect, hold, hydrated, open, recordUrls, returning, test } from './shop';
import { ask } from './wire';

test('a page comes whole: its styles, its scripts and the texts of its footer', async ({ page, context, visitor }) => {
  await returning(context);
  await test.step('inlined styles are not fetched again, and the next page loads its own styles', async () => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') fetched.push(new URL(request.url()).pathname);
    });
    await open(page, '/home');
    const card = page.locator('main article').first();
    await expect(card).toBeVisible();
    const inlined = await page
      .locator('link[rel="stylesheet"][disabled]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).getAttribute('href')));
    expect(inlined.length).toBeGreaterThan(4);
    expect(fetched.filter((file) => inlined.includes(file))).toEqual([]);

    await (
      await hydrated(page.getByRole('banner').getByRole('link', { name: 'Sign In' }).filter({ visible: true }))
    ).click();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    // The styles are loaded by the time the field is visible.
    const loaded = await page.evaluate(() => Array.from(document.styleSheets, ({ href }) => href ?? ''));
    expect(loaded.filter((file) => /password-?input/i.test(file))).toHaveLength(1);
    expect(inlined.some((file) => /password-?input/i.test(file ?? ''))).toBe(false);
  });
  await test.step('[FOOT-10] the footer’s texts are server-rendered on every page, so that it does not grow later', async () => {
    const requests = recordUrls(page, /landing-page/);
    const { fixed_footer_description: description } = await ask<Record<string, string>>(
      page.request,
      'react-landing-page',
    );
    for (const path of ['/home', '/about-us', '/auth/sign-in']) {
      const html = await (await page.request.get(path)).text();
      expect(html.replace(/<script[\s\S]*?<\/script>/g, ''), path).toContain(description);
    }
    await open(page, '/about-us');
    const footer = page.getByRole('contentinfo');
    await hydrated(footer.getByRole('link', { name: 'Terms and Conditions' }));
    await footer.scrollIntoViewIfNeeded();
    await expect(footer.getByText(description ?? '')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
  });
  await test.step('[FOOT-26] [FOOT-28] a text of the provider comes with its page, and nothing asks or cleans again', async () => {
    const text = await ask<string>(page.request, 'about-us');
    const paragraph = /<p>([^<]+)</.exec(text)?.[1] ?? '';
    expect(paragraph.length).toBeGreaterThan(40);
    const html = await (await page.request.get('/about-us')).text();
    expect(html.slice(0, html.indexOf('id="shop-state"'))).toContain(paragraph);
    const again = recordUrls(page, /api\/v1\/about-us|clean-text/);
    await open(page, '/about-us');
    await expect(page.getByText(paragraph)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(again).toEqual([]);
  });
  await test.step('[PLUS-35] the HTML lists all scripts that hydrate the page: no request waterfall', async () => {
    const page = await visitor({ module: 'pharmacy' });
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const came = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
        Object.assign(window, { came: came.filter((name) => name.endsWith('.js')) });
      }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] });
    });
    for (const path of ['/', '/home', '/store/green-corner?module_id=1', '/auth/sign-in']) {
      const html = (await (await page.goto(path))?.text()) ?? '';
      await page.locator('html[data-ready]').waitFor();
      const came = await page.evaluate(() => (window as unknown as { came: string[] }).came);
      expect([...new Set(came)].sort()).toEqual([...new Set(html.match(/\/assets\/[\w.-]+\.js/g))].sort());
    }
  });
});

test('a visitor presses, types and searches before the page is hydrated', async ({ page, context }) => {
  await returning(context);
  await test.step('presses and typing are replayed after it', async () => {
    // The page's entry first, then the part of the app shell that hydrates last.
    const release = await hold(page, /assets\/entry-client/, /assets\/bottom-bar.*js/, /assets\/search-box.*js/);
    await page.goto('/home', { waitUntil: 'commit' });
    const wishlist = page.getByRole('navigation', { name: 'Quick access' }).getByRole('button', { name: /^Wishlist/ });
    const search = page.getByRole('banner').getByRole('combobox');
    await search.pressSequentially('ban');
    await wishlist.click();
    expect(await page.locator('html').getAttribute('data-ready')).toBeNull();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(wishlist).toHaveCSS('opacity', '1');
    await page.keyboard.press('Escape');
    await expect(search).toHaveValue('ban');
    await search.click();
    await expect(page.getByRole('option', { name: /Bananas/ }).first()).toBeVisible();
  });
  await test.step('a search submitted before the box is hydrated opens its results', async () => {
    const second = await context.newPage();
    const chunk = second.waitForRequest(/assets\/shell-.*js/);
    const release = await hold(second, /assets\/shell-.*js/);
    await second.goto('/home', { waitUntil: 'commit' });
    await chunk;
    const search = second.getByRole('banner').getByRole('combobox');
    await search.fill('bananas');
    await search.press('Enter');
    release();
    await expect(second).toHaveURL(/search=bananas/);
    await expect(second.getByRole('link', { name: /Bananas/ }).first()).toBeVisible();
  });
});
