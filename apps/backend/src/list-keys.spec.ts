/** Lists of cached items have the same surrogate keys (decision 068) as responses that are serialized at once. */
import { keysOf } from './plugins/surrogate-keys';
import { bootBeforeAll, FOOD, HERE, type Json } from './testing.spec-helper';

const backend = bootBeforeAll({ CACHE_SECONDS: '300' });

/** The place of {@link HERE}. */
const PLACE = { zoneIds: [1, 2], language: 'en' } as Parameters<typeof keysOf>[0];
const sorted = (keys: string) => keys.split(' ').sort();
/** Add-ons have an id and a store, but are not items. */
const withoutAddOns = (body: Json): Json =>
  JSON.parse(JSON.stringify(body), (key, value) => (key === 'add_ons' ? [] : value));
const PHARMACY: Json = { ...HERE, moduleid: '3' };
const SHOPPING: Json = { ...HERE, moduleid: '4' };
/** Reads a value of the demo. */
const ask = async (query: string): Promise<string> => {
  const { rows } = await backend.shop.database.pool.query<{ value: unknown }>(query);
  return String(rows[0]?.value);
};
const anItem = () => ask('SELECT min(id) AS value FROM items WHERE module_id = 1');
const aStore = () => ask('SELECT min(id) AS value FROM stores WHERE module_id = 1');
const page = 'limit=12&offset=1';

const LISTS: [operation: string, path: () => Promise<string> | string, headers: Json][] = [
  ...['new-arrival', 'popular', 'most-reviewed', 'basic', 'discounted'].map((kind): [string, () => string, Json] => [
    `items/${kind}`,
    () => `items/${kind}?${page}`,
    kind === 'basic' ? PHARMACY : HERE,
  ]),
  ['items/set-menu', () => `items/set-menu?${page}`, FOOD],
  ['items/discounted with facets', () => `items/discounted?${page}&facets=1`, HERE],
  ['items/search', () => `items/search?name=milk&${page}`, HERE],
  ['items/latest', async () => `items/latest?store_id=${await aStore()}&${page}`, HERE],
  ['items/recommended', async () => `items/recommended?store_id=${await aStore()}&${page}`, HERE],
  ['items/suggested', async () => `items/suggested?store_id=${await aStore()}&${page}`, HERE],
  ['stores/popular-items', async () => `stores/popular-items/${await aStore()}?${page}`, HERE],
  ['items/related-items', async () => `items/related-items/${await anItem()}?${page}`, HERE],
  ['items/related-store-items', async () => `items/related-store-items/${await anItem()}?${page}`, HERE],
  ['categories/featured/items', () => `categories/featured/items?${page}`, HERE],
  ['categories/items', () => `categories/items/1?${page}`, HERE],
  ['categories/items/list', () => `categories/items/list?category_ids=[1,2]&${page}`, HERE],
  [
    'brand/items',
    async () =>
      `brand/items/${await ask('SELECT brand_id AS value FROM items WHERE brand_id IS NOT NULL LIMIT 1')}?${page}`,
    SHOPPING,
  ],
  [
    'common-condition/items',
    async () =>
      `common-condition/items/${await ask('SELECT condition_id AS value FROM items WHERE condition_id IS NOT NULL LIMIT 1')}?${page}`,
    PHARMACY,
  ],
  [
    'items/common-conditions',
    async () =>
      `items/common-conditions?store_id=${await ask('SELECT store_id AS value FROM items WHERE condition_id IS NOT NULL AND reach IN (0, 1, 2) ORDER BY id LIMIT 1')}&${page}`,
    PHARMACY,
  ],
];

it.each(LISTS)('%s names its items and their stores, first read and from the cache', async (_, path, headers) => {
  const url = `/api/v1/${await path()}`;
  for (const turn of ['read', 'cached']) {
    const response = await backend.shop.app.inject({ url, headers });
    const body: Json = response.json();
    const listed: Json[] = body.products ?? body.items;
    expect([turn, response.statusCode, listed.length > 0]).toEqual([turn, 200, true]);
    const keys = String(response.headers['surrogate-key']);
    const place = { ...PLACE, moduleId: Number(headers.moduleid) };
    expect(sorted(keys)).toEqual(sorted(keysOf(place, withoutAddOns(body))));
  }
});
