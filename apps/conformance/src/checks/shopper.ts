/** A guest's cart and order (contract §5.2, §7). Writes. */
import { CartLines } from '@shop/contract/cart';
import type { Json } from '../client';
import { CART_LINE, number } from '../tolerant-shapes';
import type { Walk } from '../walk';
import { checkGuestOrder } from './guest-order';

/** An item without options that can be bought now. */
export async function plainItem(walk: Walk): Promise<Json | null> {
  const answer = await walk.call('GET /api/v1/items/popular', { query: 'limit=50&offset=1' });
  const items = ((answer.body as Json | null)?.products ?? []) as Json[];
  for (const item of items) {
    const options = [item.variations, item.food_variations].some((entry) => Array.isArray(entry) && entry.length > 0);
    if (options || (item.stock !== null && Number(item.stock) < 5)) continue;
    const store = (await walk.call('GET /api/v1/stores/details/{id}', { id: item.store_id })).body as Json | null;
    const open =
      store && [1, true, '1'].includes(store.open as never) && [1, true, '1'].includes(store.active as never);
    if (open && Number(store.minimum_order ?? 0) <= Number(item.price)) return item;
  }
  return null;
}

const lines = (body: unknown): Json[] => (Array.isArray(body) ? (body as Json[]) : []);

async function checkCart(walk: Walk, guest: string, item: Json): Promise<boolean> {
  const ADD = 'POST /api/v1/customer/cart/add';
  const body = {
    guest_id: guest,
    model: 'Item',
    item_id: Number(item.id),
    price: Number(item.price),
    quantity: 1,
    variation: [],
    add_on_ids: [],
    add_on_qtys: [],
  };
  const added = await walk.succeeds(ADD, { body });
  if (!added) return false;
  walk.must(ADD, 'answers the whole cart', Array.isArray(added.body), 'no list');
  walk.entries(ADD, lines(added.body), CART_LINE);
  walk.exact(ADD, CartLines, added.body);
  const [line] = lines(added.body);
  if (!line) return false;
  walk.must(ADD, 'the line carries the item', String((line.item as Json).id) === String(item.id), 'another item');
  await walk.rejects(ADD, 'the same line again', [403, 409], { body });
  await walk.rejects(ADD, 'an unknown item', [404, 403], { body: { ...body, item_id: 999_999_999 } });
  const UPDATE = 'POST /api/v1/customer/cart/update';
  const updated = await walk.succeeds(UPDATE, { body: { ...body, cart_id: Number(line.id), quantity: 2 } });
  if (updated)
    walk.must(UPDATE, 'the quantity is the new one', Number(lines(updated.body)[0]?.quantity) === 2, 'it is not');
  const LIST = 'GET /api/v1/customer/cart/list';
  const list = await walk.succeeds(LIST, { query: `guest_id=${guest}` });
  if (list)
    walk.must(
      LIST,
      'holds what was put in',
      lines(list.body).some(({ id }) => String(id) === String(line.id)),
      'it does not',
    );
  const stranger = await walk.call(LIST, { query: `guest_id=${Number(guest) + 1}` });
  walk.must(
    LIST,
    'another guest sees nothing of it',
    !lines(stranger.body).some(({ id }) => String(id) === String(line.id)),
    'they see it',
  );
  const REMOVE = 'DELETE /api/v1/customer/cart/remove-item';
  const removed = await walk.succeeds(REMOVE, { query: `cart_id=${String(line.id)}&guest_id=${guest}` });
  if (removed) walk.must(REMOVE, 'the line is gone', lines(removed.body).length === 0, 'it is still there');
  await walk.call(ADD, { body: { ...body, quantity: 2 } });
  const CLEAR = 'DELETE /api/v1/customer/cart/remove';
  await walk.succeeds(CLEAR, { query: `guest_id=${guest}` });
  const again = await walk.call(LIST, { query: `guest_id=${guest}` });
  walk.must(CLEAR, 'the cart is empty', lines(again.body).length === 0, 'it is not');
  return (await walk.succeeds(ADD, { body: { ...body, quantity: 2 } }, 'can be filled again')) !== null;
}

export async function checkShopper(walk: Walk): Promise<void> {
  const GUEST = 'POST /api/v1/auth/guest/request';
  const guest = await walk.succeeds(GUEST, { body: {} });
  if (!guest) return;
  const id = (guest.body as Json).guest_id;
  if (!walk.must(GUEST, 'gives a guest_id', number.test(id), JSON.stringify(id))) return;
  const second = ((await walk.call(GUEST, { body: {} })).body as Json | null)?.guest_id;
  walk.should(
    GUEST,
    'ids can not be guessed',
    Math.abs(Number(second) - Number(id)) > 1000,
    `${String(id)}, then ${String(second)}`,
  );
  const item = await plainItem(walk);
  if (!item) {
    walk.record(
      'POST /api/v1/customer/cart/add',
      'should',
      'an item without options is on sale now',
      'none was found: cart and order were not tested',
    );
    return;
  }
  if (await checkCart(walk, String(id), item)) await checkGuestOrder(walk, String(id), item);
}
