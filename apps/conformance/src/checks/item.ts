/** An item's details (contract §4.3): they agree with the list it was found in. */
import { WireItem } from '@shop/contract/item';
import type { Json } from '../client';
import { ITEM } from '../tolerant-shapes';
import type { Walk } from '../walk';

const DETAILS = 'GET /api/v1/items/details/{id}';

const isSame = (one: unknown, other: unknown) => String(one) === String(other);
const isSamePrice = (one: unknown, other: unknown) => Math.abs(Number(one) - Number(other)) < 0.005;

function compareWithList(walk: Walk, details: Json, item: Json): void {
  walk.must(DETAILS, 'a listed item has details of the same id', isSame(details.id, item.id), String(details.id));
  const prices = `${String(item.price)} and ${String(details.price)}`;
  walk.must(DETAILS, 'list and details name one price', isSamePrice(details.price, item.price), prices);
  walk.must(DETAILS, 'and one store', isSame(details.store_id, item.store_id), String(details.store_id));
}

async function checkSlug(walk: Walk, { slug, id }: Json): Promise<void> {
  if (typeof slug !== 'string' || !slug) return;
  const bySlug = await walk.call(DETAILS, { id: slug });
  const found = (bySlug.body as Json | null)?.id;
  walk.should(DETAILS, 'is found by its slug', isSame(found, id), `status ${bySlug.status}`);
}

async function checkDetails(walk: Walk, item: Json): Promise<void> {
  const details = await walk.succeeds(DETAILS, { id: item.id });
  if (details) {
    walk.entries(DETAILS, [details.body], ITEM, WireItem);
    compareWithList(walk, details.body as Json, item);
    const bare = await walk.call(DETAILS, { id: item.id, headers: { zoneId: '', moduleId: '' } });
    walk.isSuccess(DETAILS, bare, 'works without zone and module: links come from outside');
    await checkSlug(walk, item);
  }
  await walk.rejects(DETAILS, 'an unknown item', [404], { id: 999_999_999 });
}

async function checkReviews(walk: Walk, item: Json): Promise<void> {
  const REVIEWS = 'GET /api/v1/items/reviews/{id}';
  const reviews = await walk.succeeds(REVIEWS, { id: item.id, query: 'limit=2&offset=1' });
  if (!reviews) return;
  const body = reviews.body as Json | Json[];
  walk.must(REVIEWS, 'reviews, as a page or a list', Array.isArray(body) || Array.isArray(body.reviews), 'neither');
}

async function checkRelated(walk: Walk, item: Json, path: string): Promise<void> {
  const endpoint = `GET /api/v1/items/${path}/{id}`;
  const answer = await walk.succeeds(endpoint, { id: item.id, query: 'limit=4&offset=1' });
  if (!answer) return;
  const body = answer.body as Json | Json[];
  const entries = (Array.isArray(body) ? body : (body.products as Json[])) ?? [];
  walk.entries(endpoint, entries, ITEM, WireItem);
  const holdsItself = entries.some(({ id }) => isSame(id, item.id));
  walk.must(endpoint, 'without the item itself', !holdsItself, 'it is in its own list');
}

export async function checkItem(walk: Walk): Promise<void> {
  const { item } = walk.found;
  if (!item) return;
  await checkDetails(walk, item);
  await checkReviews(walk, item);
  for (const path of ['related-items', 'related-store-items']) await checkRelated(walk, item, path);
}
