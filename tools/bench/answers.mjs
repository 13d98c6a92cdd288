/**
 * `npm run bench -- answers`: compares the responses of two backends on one database, byte for byte, for some 4,000 catalogue calls.
 * Use it around changes that must not affect responses. Start both with the same DATABASE_URL, SIMULATION=0 and SHARED_SECONDS=0.
 *   --old URL --new URL   the two backends
 *   --language ar         language of the calls (default: en)
 */
import { parseArgs } from 'node:util';
import { HEADERS } from './catalogue-calls.mjs';

const { values } = parseArgs({
  allowPositionals: true,
  options: { old: { type: 'string' }, new: { type: 'string' }, language: { type: 'string', default: 'en' } },
});
if (!values.old || !values.new)
  throw new Error('Both URLs are required: --old http://127.0.0.1:4620 --new http://127.0.0.1:4621');

const WORDS = ['milk', 'oil', 'a', 'fresh milk', 'corner', 'xyzzy', 'pizza', 'حليب', '%', 'rice oil', 'saffron'];
const times = (lists, tails) => lists.flatMap((list) => tails.map((tail) => `${list}${tail}`));
const pages = (list, limit, offsets) => offsets.map((offset) => `${list}limit=${limit}&offset=${offset}`);
const numbers = (count) => Array.from({ length: count }, (_, index) => index + 1);

const ITEM_FILTERS = [
  '',
  '&sort_by=low2High',
  '&sort_by=high2Low',
  '&filter=["top_rated"]',
  '&filter=["discounted"]&rating_count=3',
  '&min_price=2&max_price=9',
  '&facets=1',
  '&type=veg',
];
const STORE_FILTERS = ['', '&filter=["currently_open"]', '&filter=["discounted"]', '&filter=["nearby"]', '&facets=1'];
const lists = (kinds, of) => kinds.map((kind) => `${of}/${kind}?`);
const named = (of) => WORDS.map((word) => `${of}/search?name=${encodeURIComponent(word)}&`);

/** Called in each module of the demo. */
const EVERYWHERE = [
  ...times(
    lists(
      ['new-arrival', 'popular', 'most-reviewed', 'set-menu', 'basic', 'discounted', 'recommended'],
      'items',
    ).flatMap((list) => pages(list, 20, [1, 2, 7, 60, 400])),
    ['', '&type=veg'],
  ),
  ...times(
    named('items').flatMap((list) => pages(list, 20, [1, 2, 5, 99])),
    ITEM_FILTERS,
  ),
  ...times(
    [
      ...named('stores'),
      ...lists(['get-stores/all', 'popular', 'latest', 'recommended', 'featured'], 'stores'),
    ].flatMap((list) => pages(list, 12, [1, 2, 9])),
    STORE_FILTERS,
  ),
  ...WORDS.map((word) => `items/item-or-store-search?name=${encodeURIComponent(word)}`),
  ...numbers(12).flatMap((id) => [
    ...times(pages(`categories/items/${id}?`, 12, [1, 2, 9]), ['', '&sort_by=low2High']),
    ...times(pages(`categories/stores/${id}?`, 12, [1, 2, 9]), STORE_FILTERS),
    ...pages(`categories/items/list?category_ids=[${id},${id + 1}]&min_price=2&max_price=9&`, 20, [1, 2, 9]),
  ]),
  ...times(pages('categories/featured/items?', 20, [1, 2, 9]), ['', '&type=veg']),
  ...numbers(12).flatMap((id) => [
    ...pages(`brand/items/${id}?`, 12, [1, 2, 9]),
    ...pages(`common-condition/items/${id}?`, 12, [1, 2, 9]),
    ...pages(`items/related-items/${id}?`, 12, [1, 2]),
    ...pages(`items/related-store-items/${id}?`, 12, [1, 2]),
  ]),
  ...['categories', 'module', 'banners', 'campaigns/basic', 'campaigns/item', 'flash-sales?limit=2&offset=1', 'brand'],
  'common-condition',
];
const LISTS_OF_STORE = [
  'items/suggested?store_id=',
  'items/recommended?store_id=',
  'items/common-conditions?store_id=',
  'stores/popular-items/',
];
/** Called in the first module only. */
const ONCE = [
  ...numbers(12).flatMap((id) => [
    `stores/details/${id}`,
    `items/latest?store_id=${id}&limit=20&offset=1&sort_by=low2High`,
    `items/latest?store_id=${id}&limit=20&offset=1&search=milk`,
    `items/search?name=o&store_id=${id}&limit=5&offset=2`,
  ]),
  ...['items', 'stores', 'categories'].flatMap((kind) => pages(`sitemap/${kind}?`, 200, [1, 2, 10, 999])),
];

function send(base, { path, module }) {
  const headers = { ...HEADERS, moduleid: String(module), 'x-localization': values.language };
  return fetch(`${base}/api/v1/${path}`, { headers });
}
/** @returns status and text, without the backend's own address */
async function ask(base, call) {
  const answer = await send(base, call);
  return `${answer.status} ${(await answer.text()).replaceAll(base, '')}`;
}
/** Lists of the six stores of a module with most orders. */
async function listsOfStores(module) {
  const { stores } = await (await send(values.old, { path: 'stores/popular?limit=6&offset=1', module })).json();
  const joint = (list) => (list.includes('?') ? '&' : '?');
  return stores.flatMap(({ id }) => LISTS_OF_STORE.map((list) => `${list}${id}${joint(list)}limit=20&offset=1`));
}

const MODULES = [1, 2, 3, 4];
const ofStores = await Promise.all(
  MODULES.map(async (module) => (await listsOfStores(module)).map((path) => ({ path, module }))),
);
const calls = [
  ...MODULES.flatMap((module) => EVERYWHERE.map((path) => ({ path, module }))),
  ...ofStores.flat(),
  ...ONCE.map((path) => ({ path, module: 1 })),
];
const queue = [...calls];
const differ = [];
await Promise.all(
  Array.from({ length: 6 }, async () => {
    for (let call = queue.pop(); call; call = queue.pop()) {
      const [before, after] = await Promise.all([ask(values.old, call), ask(values.new, call)]);
      if (before !== after) differ.push({ ...call, before: before.slice(0, 160), after: after.slice(0, 160) });
    }
  }),
);
for (const difference of differ.slice(0, 10)) console.log(difference);
console.log(`${calls.length} calls, ${differ.length} responses differ`);
process.exitCode = differ.length > 0 ? 1 : 0;
