/** What the routes say of pages, and what is derived from it. */
import { findPage } from '@shop/page-engine';
import { pages, routes } from './pages';
import { privatePaths, sitemapFolder, sitemapPaths } from './server/indexed-pages';
import { listPages } from './server/listed-pages';

describe('[PLUS-31] search engines', () => {
  it('find the pages that are the same for everybody, and each store and item', () => {
    expect(sitemapPaths(routes).sort()).toEqual(
      [
        '/',
        '/help-and-support',
        '/about-us',
        '/terms-and-conditions',
        '/privacy-policy',
        '/refund-policy',
        '/cancellation-policy',
        '/shipping-policy',
      ].sort(),
    );
    expect([sitemapFolder('stores', routes), sitemapFolder('items', routes)]).toEqual(['/store/', '/product/']);
    expect(() => sitemapFolder('items', [])).toThrow('0 pages');
  });

  it('find only pages that show something to a visitor without place and account', () => {
    expect(
      routes.filter(
        ({ indexed, needsPlace, needsSignIn }) => indexed && indexed !== 'never' && (needsPlace || needsSignIn),
      ),
    ).toEqual([]);
  });

  it('keep away from pages of one customer, and from no other', () => {
    const closed = privatePaths(routes);
    expect(closed).toEqual(
      expect.arrayContaining([
        '/checkout',
        '/prescription',
        '/order-history',
        '/order-placed',
        '/profile',
        '/my-orders',
        '/wallet',
        '/chatting',
        '/settings',
        '/address',
        '/loyalty-points',
        '/referral-code',
        '/buy-again',
      ]),
    );
    // A rule of robots.txt closes every path that begins with it.
    for (const { path, indexed, needsSignIn } of routes)
      if (indexed !== 'never' && !needsSignIn) expect(closed.filter((start) => path.startsWith(start))).toEqual([]);
  });
});

it('one page has the landing’s look, and those at the home’s address are told apart by their search', () => {
  expect(routes.filter(({ isLanding }) => isLanding).map(({ path }) => path)).toEqual(['/']);
  expect([...new Set(routes.flatMap(({ isHome, path }) => (isHome ? [path] : [])))]).toEqual(['/home']);
});

it('sizes and screenshots have every page: its messages, and an address where its path has a parameter', async () => {
  const listed = await listPages();
  expect(new Set(listed.map(({ path }) => path))).toEqual(new Set(routes.map(({ path }) => path)));
  expect(listed.filter(({ home }) => home !== null).map(({ module }) => module)).toEqual([
    'grocery',
    'food',
    'pharmacy',
    'ecommerce',
    'parcel',
  ]);
  // An order has an address once it is placed.
  expect(listed.filter(({ sample }) => !sample).map(({ path }) => path)).toEqual(['/order-history/:id']);
  for (const { path, sample } of listed) {
    if (!sample) continue;
    const [pathname = '', search = ''] = sample.split('?');
    expect(findPage(pages, { pathname, search })?.route.path).toBe(path);
  }
  expect(listed.find(({ path }) => path === '/store/:id')?.messages).toEqual(
    expect.arrayContaining(['cart', 'catalog-cards', 'discovery']),
  );
});
