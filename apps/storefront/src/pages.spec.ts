/** What the routes say of pages, and what is derived from it. */
import { findPage } from '@shop/page-engine';
import { pages, routes } from './pages';
import { privatePaths, readIndexed, sitemapFolder, sitemapPaths } from './server/indexed-pages';
import { listPages } from './server/listed-pages';

describe('[PLUS-31] search engines', () => {
  it('find the pages that are the same for everybody, and each store and item', async () => {
    const indexed = await readIndexed(routes);
    expect(sitemapPaths(indexed).sort()).toEqual(
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
    expect([sitemapFolder('stores', indexed), sitemapFolder('items', indexed)]).toEqual(['/store/', '/product/']);
    expect(() => sitemapFolder('items', [])).toThrow('0 pages');
  });

  it('find only pages that show something to a visitor without a place', async () => {
    const found = (await readIndexed(routes)).filter(({ indexed }) => indexed && indexed !== 'never');
    const needPlace = routes.flatMap(({ path, needsPlace }) => (needsPlace ? [path] : []));
    expect(found.filter(({ path }) => needPlace.includes(path))).toEqual([]);
  });

  it('keep away from pages of one customer, and from no other', async () => {
    const indexed = await readIndexed(routes);
    const closed = privatePaths(indexed);
    const before = [
      'checkout',
      'prescription',
      'order-history',
      'order-placed',
      'profile',
      'my-orders',
      'wallet',
      'chatting',
    ];
    const those = [
      'settings',
      'address',
      'loyalty-points',
      'referral-code',
      'buy-again',
      'notifications',
      'follow-parcel',
    ];
    expect(closed.sort()).toEqual([...before, ...those].map((path) => `/${path}`).sort());
    // A rule of robots.txt closes every path that begins with it.
    for (const page of indexed)
      if (page.indexed !== 'never') expect(closed.filter((start) => page.path.startsWith(start))).toEqual([]);
  });
});

it('one page has the landing’s look, and those at the home’s address are told apart by their search', () => {
  expect(routes.filter(({ isLanding }) => isLanding).map(({ path }) => path)).toEqual(['/']);
  expect([...new Set(routes.flatMap(({ isHome, path }) => (isHome ? [path] : [])))]).toEqual(['/home']);
});

it('the forms that end with an order have nothing else around them', () => {
  const focused = routes.flatMap(({ path, isFocused }) => (isFocused ? [path] : []));
  expect(focused.sort()).toEqual(['/checkout', '/parcel-delivery-info', '/prescription/:id']);
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
