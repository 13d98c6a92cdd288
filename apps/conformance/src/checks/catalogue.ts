/** The catalogue of a selling module (contract §4): shapes, pagination, headers, and consistency between calls. */
import { WireItem } from '@shop/contract/item';
import { WireCategory, WireStore } from '@shop/contract/store';
import type { TSchema } from 'typebox';
import type { Json } from '../client';
import { CATEGORY, ITEM, STORE, type Shape } from '../tolerant-shapes';
import type { Walk } from '../walk';
import { checkItem } from './item';
import { checkPromotions } from './promotions';

async function pageOf(walk: Walk, path: string, key: string, shape: Shape, exact: TSchema): Promise<Json[]> {
  const endpoint = `GET /api/v1/${path.split('?')[0]}`;
  const entries = await walk.pages(endpoint, `/api/v1/${path}`, key);
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
    const answer = await walk.call(endpoint, { path: `/api/v1/stores/get-stores/${filter}?limit=5&offset=1` });
    walk.isSuccess(endpoint, answer, `filter ${filter}`);
  }
  const CATEGORIES = 'GET /api/v1/categories';
  const categories = await walk.succeeds(CATEGORIES);
  if (categories) {
    const body = categories.body as Json | Json[];
    const all = (Array.isArray(body) ? body : (body.data as Json[])) ?? [];
    walk.must(CATEGORIES, 'is a list', Array.isArray(all), 'no list');
    walk.entries(CATEGORIES, all, CATEGORY, WireCategory);
    found.category = all[0] ?? null;
  }
}

async function checkCategory(walk: Walk): Promise<void> {
  const id = walk.found.category?.id;
  if (id === undefined) return;
  const ITEMS = 'GET /api/v1/categories/items/{id}';
  const items = await walk.pages(ITEMS, `/api/v1/categories/items/${String(id)}`, 'products');
  walk.entries(ITEMS, items, ITEM, WireItem);
  const STORES = 'GET /api/v1/categories/stores/{id}';
  const stores = await walk.pages(STORES, `/api/v1/categories/stores/${String(id)}`, 'stores');
  walk.entries(STORES, stores, STORE, WireStore);
  const CHILDREN = 'GET /api/v1/categories/childes/{id}';
  const children = await walk.succeeds(CHILDREN, { id });
  if (children) walk.must(CHILDREN, 'is a list', Array.isArray(children.body), 'no list');
}

async function checkStore(walk: Walk): Promise<void> {
  const id = walk.found.item?.store_id ?? walk.found.store?.id;
  if (id === undefined) return;
  const DETAILS = 'GET /api/v1/stores/details/{id}';
  const details = await walk.succeeds(DETAILS, { id });
  if (details) walk.entries(DETAILS, [details.body], STORE, WireStore);
  await walk.rejects(DETAILS, 'an unknown store', [404, 403], { id: 999_999_999 });
  const ITEMS = 'GET /api/v1/items/latest';
  const path = `/api/v1/items/latest?store_id=${String(id)}&category_id=0`;
  const items = await walk.pages(ITEMS, path, 'products');
  walk.entries(ITEMS, items, ITEM, WireItem);
  walk.must(
    ITEMS,
    'only of this store',
    items.every((item) => String(item.store_id) === String(id)),
    'others are in it',
  );
  await walk.rejects(ITEMS, 'without limit and offset', [403, 422], { query: `store_id=${String(id)}&category_id=0` });
  const REVIEWS = 'GET /api/v1/stores/reviews';
  await walk.succeeds(REVIEWS, { query: `store_id=${String(id)}&limit=2&offset=1` });
  const POPULAR = 'GET /api/v1/stores/popular-items/{id}';
  await walk.succeeds(POPULAR, { id });
  const SUGGESTED = 'GET /api/v1/items/suggested';
  await walk.succeeds(SUGGESTED, { query: `store_id=${String(id)}&recommended=1&limit=5&offset=1` });
}

async function checkSearch(walk: Walk): Promise<void> {
  const word =
    String(walk.found.item?.name ?? '')
      .split(' ')
      .find((part) => part.length > 3) ?? 'a';
  const query = encodeURIComponent(word);
  const SEARCH = 'GET /api/v1/items/search';
  const items = await walk.pages(SEARCH, `/api/v1/items/search?name=${query}`, 'products');
  walk.must(SEARCH, 'finds an item by a word of its name', items.length > 0, `nothing for ${word}`);
  const STORES = 'GET /api/v1/stores/search';
  const name = String(walk.found.store?.name ?? 'a').split(' ')[0] ?? 'a';
  const stores = await walk.pages(STORES, `/api/v1/stores/search?name=${encodeURIComponent(name)}`, 'stores');
  walk.must(STORES, 'finds a store by a word of its name', stores.length > 0, `nothing for ${name}`);
  const SUGGEST = 'GET /api/v1/items/item-or-store-search';
  const both = await walk.succeeds(SUGGEST, { query: `name=${query}` });
  if (both) {
    const body = both.body as Json;
    const fine = Array.isArray(body.items) && Array.isArray(body.stores);
    walk.must(SUGGEST, 'items and stores', fine, 'one of both is missing');
  }
}

/** Zone, module and language are read from the headers (contract §9). */
async function checkHeaders(walk: Walk): Promise<void> {
  const endpoint = 'GET /api/v1/items/popular';
  const path = '/api/v1/items/popular?limit=5&offset=1';
  await walk.rejects(endpoint, 'without a zone', [403], { path, headers: { zoneId: '' } });
  await walk.rejects(endpoint, 'without a module', [403], { path, headers: { moduleId: '' } });
  const nowhere = await walk.call(endpoint, { path, headers: { zoneId: '[999999]' } });
  const entries = (nowhere.body as Json | null)?.products;
  walk.should(endpoint, 'an unknown zone has nothing', Array.isArray(entries), `status ${nowhere.status}`);
  const bare = await walk.call(endpoint, { path, headers: { zoneId: String(walk.found.zoneIds[0] ?? 1) } });
  walk.should(endpoint, 'a bare number is a zone', bare.status === 200, `status ${bare.status}`);
  const arabic = await walk.call(endpoint, { path, headers: { 'X-localization': 'ar' } });
  walk.isSuccess(endpoint, arabic, 'another language');
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
