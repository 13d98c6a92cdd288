/** The catalogue calls that the benchmarks make. */

/** All calls of the grocery home, in order. */
const HOME = [
  'categories',
  'banners',
  'campaigns/basic',
  'flash-sales?limit=2&offset=1',
  'items/popular?limit=20&offset=1',
  'items/most-reviewed?limit=20&offset=1',
  'items/discounted?limit=20&offset=1',
  'items/new-arrival?limit=20&offset=1',
  'items/recommended?limit=20&offset=1',
  'categories/featured/items?limit=20&offset=1',
  'campaigns/item',
  'stores/recommended?limit=12&offset=1',
  'stores/latest?limit=12&offset=1',
  'stores/get-stores/all?limit=20&offset=1',
];

/** Of a sitemap. */
export const ITEMS_OF_A_PAGE = 200;

/**
 * Paths by turn, by the id of the best-selling store, and by the number of the last full page of a sitemap. Each call differs from the
 * previous one, so that nothing is cached.
 */
export const CALLS = {
  categories: () => 'categories',
  'items of a category': (turn) => `categories/items/${1 + (turn % 6)}?limit=12&offset=1`,
  'search: none': (turn) => `items/search?name=xyzzy${turn}&limit=20&offset=1`,
  'search: rare': (turn) => `items/search?name=${['saffron', 'truffle', 'tahini'][turn % 3]}&limit=20&offset=1`,
  'search: common': (turn) => `items/search?name=${['milk', 'oil', 'bread'][turn % 3]}&limit=20&offset=1`,
  'search: with an error': (turn) => `items/search?name=${['mlik', 'choclate', 'tomatos'][turn % 3]}&limit=20&offset=1`,
  'search: common, with facets': (turn) =>
    `items/search?name=${['milk', 'oil', 'bread'][turn % 3]}&facets=1&limit=20&offset=1`,
  'search: common, within prices': (turn) =>
    `items/search?name=${['milk', 'oil', 'bread'][turn % 3]}&min_price=2&max_price=9&limit=20&offset=1`,
  'stores, by a word of many names': () => 'stores/search?name=corner&limit=12&offset=1',
  'suggestions, a common word': (turn) => `items/item-or-store-search?name=${['milk', 'oil', 'bread'][turn % 3]}`,
  'suggestions, a word of stores': () => 'items/item-or-store-search?name=corner',
  discounted: () => 'items/discounted?limit=20&offset=1',
  'discounted, with facets': () => 'items/discounted?facets=1&limit=20&offset=1',
  'several categories': () => 'categories/items/list?category_ids=[1,2,3,4]&limit=20&offset=1',
  'several categories, reduced, rated 4': () =>
    'categories/items/list?category_ids=[1,2,3,4]&filter=["discounted"]&rating_count=4&limit=20&offset=1',
  'several categories, within prices': () =>
    'categories/items/list?category_ids=[1,2,3,4]&min_price=2&max_price=9&limit=20&offset=1',
  'popular, page 1': () => 'items/popular?limit=20&offset=1',
  'popular, page 50': () => 'items/popular?limit=20&offset=50',
  'popular, page 500': () => 'items/popular?limit=20&offset=500',
  'most reviewed': () => 'items/most-reviewed?limit=20&offset=1',
  'the greatest store, cheapest first': (_turn, greatest) =>
    `items/latest?store_id=${greatest}&sort_by=low2High&limit=20&offset=1`,
  'the greatest store, its reviews': (_turn, greatest) => `stores/reviews?store_id=${greatest}&limit=10&offset=1`,
  'sitemap, its last page': (_turn, _greatest, last) => `sitemap/items?limit=${ITEMS_OF_A_PAGE}&offset=${last}`,
  'stores, page 1': () => 'stores/get-stores/all?limit=12&offset=1',
  'stores of a category': (turn) => `categories/stores/${1 + (turn % 6)}?limit=12&offset=1`,
  modules: () => 'module',
  'home of grocery, all its lists': () => HOME,
};
