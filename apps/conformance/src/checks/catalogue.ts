/** Lists and details of a module that sells (contract §4): shapes, pages, headers, and that they agree with each other. */
import { WireItem } from '@shop/contract/item';
import { WireOtherBanners, WireVideoContent, WireWhyChoose } from '@shop/contract/promotion';
import { WireCategory, WireStore } from '@shop/contract/store';
import type { TSchema } from 'typebox';
import type { Json } from '../client';
import { CATEGORY, ITEM, list, number, object, STORE, type Need, type Shape } from '../needs';
import type { Walk } from '../walk';

const near = (a: unknown, b: unknown) => Math.abs(Number(a) - Number(b)) < 0.005;

async function pageOf(walk: Walk, path: string, key: string, shape: Shape, exact: TSchema): Promise<Json[]> {
  const endpoint = `GET /api/v1/${path.split('?')[0]}`;
  const entries = (await walk.pages(endpoint, `/api/v1/${path}`, key)) as Json[];
  if (entries.length > 0) walk.entries(endpoint, entries, shape, exact);
  return entries;
}

async function checkLists(walk: Walk): Promise<void> {
  const { found } = walk;
  for (const path of [
    'items/popular',
    'items/most-reviewed',
    'items/new-arrival',
    'items/discounted',
    'items/set-menu',
    'items/basic',
  ]) {
    const entries = await pageOf(walk, path, 'products', ITEM, WireItem);
    found.item ??= entries[0] ?? null;
  }
  await pageOf(walk, 'items/recommended?filter=all', 'items', ITEM, WireItem);
  for (const path of [
    'stores/get-stores/all',
    'stores/popular',
    'stores/latest',
    'stores/top-rated',
    'stores/discounted',
    'stores/recommended',
  ]) {
    const entries = await pageOf(walk, path, 'stores', STORE, WireStore);
    found.store ??= entries[0] ?? null;
  }
  for (const filter of ['delivery', 'take_away', 'popular', 'latest']) {
    const endpoint = 'GET /api/v1/stores/get-stores/all';
    const answer = await walk.ask(endpoint, `/api/v1/stores/get-stores/${filter}?limit=5&offset=1`);
    walk.works(endpoint, answer, `filter ${filter}`);
  }
  const CATEGORIES = 'GET /api/v1/categories';
  const categories = await walk.ask(CATEGORIES);
  if (walk.works(CATEGORIES, categories)) {
    const body = categories.body as Json | Json[];
    const all = (Array.isArray(body) ? body : (body.data as Json[])) ?? [];
    walk.say(CATEGORIES, 'must', 'is a list', Array.isArray(all) ? null : 'no list');
    walk.entries(CATEGORIES, all, CATEGORY, WireCategory);
    found.category = all[0] ?? null;
  }
}

async function checkCategory(walk: Walk): Promise<void> {
  const id = walk.found.category?.id;
  if (id === undefined) return;
  const ITEMS = 'GET /api/v1/categories/items/{id}';
  const items = (await walk.pages(ITEMS, `/api/v1/categories/items/${String(id)}`, 'products')) as Json[];
  walk.entries(ITEMS, items, ITEM, WireItem);
  const STORES = 'GET /api/v1/categories/stores/{id}';
  const stores = (await walk.pages(STORES, `/api/v1/categories/stores/${String(id)}`, 'stores')) as Json[];
  walk.entries(STORES, stores, STORE, WireStore);
  const CHILDREN = 'GET /api/v1/categories/childes/{id}';
  const children = await walk.ask(CHILDREN, `/api/v1/categories/childes/${String(id)}`);
  if (walk.works(CHILDREN, children))
    walk.say(CHILDREN, 'must', 'is a list', Array.isArray(children.body) ? null : 'no list');
}

/** What a list shows is what the details say. */
async function checkItem(walk: Walk): Promise<void> {
  const { item } = walk.found;
  if (!item) return;
  const DETAILS = 'GET /api/v1/items/details/{id}';
  const details = await walk.ask(DETAILS, `/api/v1/items/details/${String(item.id)}`);
  if (walk.works(DETAILS, details)) {
    const body = details.body as Json;
    walk.entries(DETAILS, [body], ITEM, WireItem);
    walk.say(
      DETAILS,
      'must',
      'a listed item has details of the same id',
      String(body.id) === String(item.id) ? null : String(body.id),
    );
    walk.say(
      DETAILS,
      'must',
      'list and details name one price',
      near(body.price, item.price) ? null : `${String(item.price)} and ${String(body.price)}`,
    );
    walk.say(
      DETAILS,
      'must',
      'and one store',
      String(body.store_id) === String(item.store_id) ? null : String(body.store_id),
    );
    const bare = await walk.ask(DETAILS, `/api/v1/items/details/${String(item.id)}`, {
      headers: { zoneId: '', moduleId: '' },
    });
    walk.works(DETAILS, bare, 'works without zone and module: links come from outside');
    if (typeof item.slug === 'string' && item.slug) {
      const bySlug = await walk.ask(DETAILS, `/api/v1/items/details/${encodeURIComponent(item.slug)}`);
      walk.say(
        DETAILS,
        'should',
        'is found by its slug',
        (bySlug.body as Json | null)?.id === body.id ? null : `status ${bySlug.status}`,
      );
    }
  }
  walk.refuses(DETAILS, await walk.ask(DETAILS, '/api/v1/items/details/999999999'), 'an unknown item', 404);
  const REVIEWS = 'GET /api/v1/items/reviews/{id}';
  const reviews = await walk.ask(REVIEWS, `/api/v1/items/reviews/${String(item.id)}?limit=2&offset=1`);
  if (walk.works(REVIEWS, reviews)) {
    const body = reviews.body as Json | Json[];
    walk.say(
      REVIEWS,
      'must',
      'reviews, as a page or a list',
      Array.isArray(body) || Array.isArray(body.reviews) ? null : 'neither',
    );
  }
  for (const path of ['related-items', 'related-store-items']) {
    const endpoint = `GET /api/v1/items/${path}/{id}`;
    const answer = await walk.ask(endpoint, `/api/v1/items/${path}/${String(item.id)}?limit=4&offset=1`);
    if (!walk.works(endpoint, answer)) continue;
    const body = answer.body as Json | Json[];
    const entries = (Array.isArray(body) ? body : (body.products as Json[])) ?? [];
    walk.entries(endpoint, entries, ITEM, WireItem);
    walk.say(
      endpoint,
      'must',
      'without the item itself',
      entries.some(({ id }) => String(id) === String(item.id)) ? 'it is in its own list' : null,
    );
  }
}

async function checkStore(walk: Walk): Promise<void> {
  const id = walk.found.item?.store_id ?? walk.found.store?.id;
  if (id === undefined) return;
  const DETAILS = 'GET /api/v1/stores/details/{id}';
  const details = await walk.ask(DETAILS, `/api/v1/stores/details/${String(id)}`);
  if (walk.works(DETAILS, details)) walk.entries(DETAILS, [details.body], STORE, WireStore);
  walk.refuses(DETAILS, await walk.ask(DETAILS, '/api/v1/stores/details/999999999'), 'an unknown store', 404, 403);
  const ITEMS = 'GET /api/v1/items/latest';
  const path = `/api/v1/items/latest?store_id=${String(id)}&category_id=0`;
  const items = (await walk.pages(ITEMS, path, 'products')) as Json[];
  walk.entries(ITEMS, items, ITEM, WireItem);
  walk.say(
    ITEMS,
    'must',
    'only of this store',
    items.every((item) => String(item.store_id) === String(id)) ? null : 'others are in it',
  );
  walk.refuses(
    ITEMS,
    await walk.ask(ITEMS, `/api/v1/items/latest?store_id=${String(id)}&category_id=0`),
    'without limit and offset',
    403,
    422,
  );
  const REVIEWS = 'GET /api/v1/stores/reviews';
  walk.works(REVIEWS, await walk.ask(REVIEWS, `/api/v1/stores/reviews?store_id=${String(id)}&limit=2&offset=1`));
  const POPULAR = 'GET /api/v1/stores/popular-items/{id}';
  walk.works(POPULAR, await walk.ask(POPULAR, `/api/v1/stores/popular-items/${String(id)}`));
  const SUGGESTED = 'GET /api/v1/items/suggested';
  walk.works(
    SUGGESTED,
    await walk.ask(SUGGESTED, `/api/v1/items/suggested?store_id=${String(id)}&recommended=1&limit=5&offset=1`),
  );
}

async function checkSearch(walk: Walk): Promise<void> {
  const word =
    String(walk.found.item?.name ?? '')
      .split(' ')
      .find((part) => part.length > 3) ?? 'a';
  const said = encodeURIComponent(word);
  const SEARCH = 'GET /api/v1/items/search';
  const items = (await walk.pages(SEARCH, `/api/v1/items/search?name=${said}`, 'products')) as Json[];
  walk.say(SEARCH, 'must', 'finds an item by a word of its name', items.length > 0 ? null : `nothing for ${word}`);
  const STORES = 'GET /api/v1/stores/search';
  const name = String(walk.found.store?.name ?? 'a').split(' ')[0] ?? 'a';
  const stores = (await walk.pages(
    STORES,
    `/api/v1/stores/search?name=${encodeURIComponent(name)}`,
    'stores',
  )) as Json[];
  walk.say(STORES, 'must', 'finds a store by a word of its name', stores.length > 0 ? null : `nothing for ${name}`);
  const SUGGEST = 'GET /api/v1/items/item-or-store-search';
  const both = await walk.ask(SUGGEST, `/api/v1/items/item-or-store-search?name=${said}`);
  if (walk.works(SUGGEST, both)) {
    const body = both.body as Json;
    const fine = Array.isArray(body.items) && Array.isArray(body.stores);
    walk.say(SUGGEST, 'must', 'items and stores', fine ? null : 'one of both is missing');
  }
}

/** Zone, module and language are read from the headers (contract §9). */
async function checkHeaders(walk: Walk): Promise<void> {
  const endpoint = 'GET /api/v1/items/popular';
  const path = '/api/v1/items/popular?limit=5&offset=1';
  walk.refuses(endpoint, await walk.ask(endpoint, path, { headers: { zoneId: '' } }), 'without a zone', 403);
  walk.refuses(endpoint, await walk.ask(endpoint, path, { headers: { moduleId: '' } }), 'without a module', 403);
  const nowhere = await walk.ask(endpoint, path, { headers: { zoneId: '[999999]' } });
  const entries = (nowhere.body as Json | null)?.products;
  walk.say(
    endpoint,
    'should',
    'an unknown zone has nothing',
    Array.isArray(entries) ? null : `status ${nowhere.status}`,
  );
  const bare = await walk.ask(endpoint, path, { headers: { zoneId: String(walk.found.zoneIds[0] ?? 1) } });
  walk.say(endpoint, 'should', 'a bare number is a zone', bare.status === 200 ? null : `status ${bare.status}`);
  const arabic = await walk.ask(endpoint, path, { headers: { 'X-localization': 'ar' } });
  walk.works(endpoint, arabic, 'another language');
}

async function checkPromotions(walk: Walk): Promise<void> {
  const BANNERS = 'GET /api/v1/banners';
  const banners = await walk.ask(BANNERS);
  if (walk.works(BANNERS, banners)) {
    const body = banners.body as Json;
    walk.say(
      BANNERS,
      'must',
      'banners and campaigns',
      Array.isArray(body.banners) && Array.isArray(body.campaigns) ? null : 'one of both is missing',
    );
  }
  const plain: [string, Need, TSchema | null][] = [
    ['other-banners', object, WireOtherBanners],
    ['other-banners/why-choose', object, WireWhyChoose],
    ['other-banners/video-content', object, WireVideoContent],
    ['common-condition', list, null],
    ['brand', list, null],
    ['campaigns/basic', list, null],
    ['campaigns/item', list, null],
    ['offline_payment_method_list', list, null],
    ['most-tips', object, null],
  ];
  for (const [path, shape, exact] of plain) {
    const endpoint = `GET /api/v1/${path}`;
    const answer = await walk.ask(endpoint);
    if (!walk.works(endpoint, answer)) continue;
    walk.say(
      endpoint,
      'must',
      `is ${shape.what}`,
      shape.test(answer.body) ? null : JSON.stringify(answer.body).slice(0, 80),
    );
    if (exact) walk.exact(endpoint, exact, answer.body);
  }
  const SALE = 'GET /api/v1/flash-sales';
  const sale = await walk.ask(SALE, '/api/v1/flash-sales?limit=2&offset=1');
  if (!walk.works(SALE, sale)) return;
  const body = sale.body as Json | null;
  const products = body?.active_products as Json[] | undefined;
  if (!Array.isArray(products)) return;
  for (const product of products.slice(0, 3)) {
    const left = Number(product.stock) - Number(product.sold);
    walk.say(
      SALE,
      'must',
      'available_stock is what is left',
      Number(product.available_stock) === left ? null : `${String(product.available_stock)}, not ${left}`,
    );
  }
  const ITEMS = 'GET /api/v1/flash-sales/items';
  const items = await walk.ask(ITEMS, `/api/v1/flash-sales/items?flash_sale_id=${String(body?.id)}&limit=2&offset=1`);
  if (walk.works(ITEMS, items))
    walk.say(
      ITEMS,
      'must',
      'total_size is a number',
      number.test((items.body as Json).total_size) ? null : 'it is none',
    );
}

export async function checkCatalogue(walk: Walk): Promise<void> {
  await checkLists(walk);
  await checkCategory(walk);
  await checkItem(walk);
  await checkStore(walk);
  await checkSearch(walk);
  await checkHeaders(walk);
  await checkPromotions(walk);
}
