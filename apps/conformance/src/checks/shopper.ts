/** A guest's way (contract §5.2, §7): cart, order, its figures, cancelling. Writes. */
import { CartLines } from '@shop/contract/cart';
import { OrderPlaced, WireOrder } from '@shop/contract/order';
import type { Json } from '../client';
import { CART_LINE, number, ORDER, shortfalls } from '../needs';
import type { Walk } from '../walk';

const near = (a: number, b: number) => Math.abs(a - b) < 0.011;
const sum = (order: Json, ...keys: string[]) => keys.reduce((total, key) => total + (Number(order[key]) || 0), 0);

/** An item that leaves nothing to choose and can be bought now. */
export async function plainItem(walk: Walk): Promise<Json | null> {
  const answer = await walk.ask('GET /api/v1/items/popular', '/api/v1/items/popular?limit=50&offset=1');
  const items = ((answer.body as Json | null)?.products ?? []) as Json[];
  for (const item of items) {
    const options = [item.variations, item.food_variations].some((entry) => Array.isArray(entry) && entry.length > 0);
    if (options || (item.stock !== null && Number(item.stock) < 5)) continue;
    const store = (await walk.ask('GET /api/v1/stores/details/{id}', `/api/v1/stores/details/${String(item.store_id)}`))
      .body as Json | null;
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
  const added = await walk.ask(ADD, undefined, { body });
  if (!walk.works(ADD, added)) return false;
  walk.say(ADD, 'must', 'answers the whole cart', Array.isArray(added.body) ? null : 'no list');
  walk.entries(ADD, lines(added.body), CART_LINE);
  walk.exact(ADD, CartLines, added.body);
  const [line] = lines(added.body);
  if (!line) return false;
  walk.say(
    ADD,
    'must',
    'the line carries the item',
    String((line.item as Json).id) === String(item.id) ? null : 'another item',
  );
  walk.refuses(ADD, await walk.ask(ADD, undefined, { body }), 'the same line again', 403, 409);
  walk.refuses(
    ADD,
    await walk.ask(ADD, undefined, { body: { ...body, item_id: 999_999_999 } }),
    'an unknown item',
    404,
    403,
  );
  const UPDATE = 'POST /api/v1/customer/cart/update';
  const updated = await walk.ask(UPDATE, undefined, { body: { ...body, cart_id: Number(line.id), quantity: 2 } });
  if (walk.works(UPDATE, updated))
    walk.say(
      UPDATE,
      'must',
      'the quantity is the new one',
      Number(lines(updated.body)[0]?.quantity) === 2 ? null : 'it is not',
    );
  const LIST = 'GET /api/v1/customer/cart/list';
  const list = await walk.ask(LIST, `/api/v1/customer/cart/list?guest_id=${guest}`);
  if (walk.works(LIST, list))
    walk.say(
      LIST,
      'must',
      'holds what was put in',
      lines(list.body).some(({ id }) => String(id) === String(line.id)) ? null : 'it does not',
    );
  const stranger = await walk.ask(LIST, `/api/v1/customer/cart/list?guest_id=${Number(guest) + 1}`);
  walk.say(
    LIST,
    'must',
    'another guest sees nothing of it',
    lines(stranger.body).some(({ id }) => String(id) === String(line.id)) ? 'they see it' : null,
  );
  const REMOVE = 'DELETE /api/v1/customer/cart/remove-item';
  const removed = await walk.ask(
    REMOVE,
    `/api/v1/customer/cart/remove-item?cart_id=${String(line.id)}&guest_id=${guest}`,
  );
  if (walk.works(REMOVE, removed))
    walk.say(REMOVE, 'must', 'the line is gone', lines(removed.body).length === 0 ? null : 'it is still there');
  await walk.ask(ADD, undefined, { body: { ...body, quantity: 2 } });
  const CLEAR = 'DELETE /api/v1/customer/cart/remove';
  walk.works(CLEAR, await walk.ask(CLEAR, `/api/v1/customer/cart/remove?guest_id=${guest}`));
  const again = await walk.ask(LIST, `/api/v1/customer/cart/list?guest_id=${guest}`);
  walk.say(CLEAR, 'must', 'the cart is empty', lines(again.body).length === 0 ? null : 'it is not');
  return walk.works(ADD, await walk.ask(ADD, undefined, { body: { ...body, quantity: 2 } }), 'can be filled again');
}

async function checkOrder(walk: Walk, guest: string, item: Json): Promise<void> {
  const PLACE = 'POST /api/v1/customer/order/place';
  const { lat, lng } = walk.found.place;
  const order = {
    guest_id: guest,
    order_type: 'take_away',
    payment_method: 'cash_on_delivery',
    store_id: Number(item.store_id),
    order_amount: 0.01,
    distance: 1,
    address: 'Conformance',
    latitude: String(lat),
    longitude: String(lng),
    contact_person_name: 'Conformance',
    contact_person_number: '+35621000000',
    contact_person_email: 'conformance@example.com',
    cart: '[]',
  };
  walk.refuses(
    PLACE,
    await walk.ask(PLACE, undefined, { body: { ...order, store_id: 999_999_999 } }),
    'an unknown store',
    403,
    404,
  );
  // Only newer backends are asked for it by their clients.
  const TAX = 'POST /api/v1/customer/order/get-Tax';
  const taxed = await walk.ask(TAX, undefined, { body: order });
  const short = taxed.status === 200 ? shortfalls(taxed.body, { tax_amount: number }) : [`status ${taxed.status}`];
  walk.say(TAX, 'should', 'tells the tax before the order', short[0] ?? null);
  const placed = await walk.ask(PLACE, undefined, { body: order });
  if (!walk.works(PLACE, placed)) return;
  const answer = placed.body as Json;
  walk.say(PLACE, 'must', 'gives the order’s id', shortfalls(answer, { order_id: number })[0] ?? null);
  walk.exact(PLACE, OrderPlaced, answer);
  walk.refuses(PLACE, await walk.ask(PLACE, undefined, { body: order }), 'an empty cart', 403, 404, 406);

  const TRACK = 'GET /api/v1/customer/order/track';
  const query = `order_id=${String(answer.order_id)}&guest_id=${guest}&contact_number=${encodeURIComponent('+35621000000')}`;
  const tracked = await walk.ask(TRACK, `/api/v1/customer/order/track?${query}`);
  if (walk.works(TRACK, tracked)) {
    const body = tracked.body as Json;
    walk.entries(TRACK, [body], ORDER, WireOrder);
    walk.say(
      TRACK,
      'must',
      'the client’s amount was ignored',
      Number(body.order_amount) > 0.02 ? null : 'it was charged',
    );
    const rows = await walk.ask('GET /api/v1/customer/order/details', `/api/v1/customer/order/details?${query}`);
    if (walk.works('GET /api/v1/customer/order/details', rows)) {
      const bought = lines(rows.body);
      walk.say('GET /api/v1/customer/order/details', 'must', 'is a list of rows', bought.length > 0 ? null : 'no rows');
      const goods = bought.reduce(
        (total, row) => total + Number(row.price) * Number(row.quantity) + Number(row.total_add_on_price ?? 0),
        0,
      );
      const tax = body.tax_status === 'included' ? 0 : Number(body.total_tax_amount);
      const parts =
        goods -
        sum(body, 'store_discount_amount', 'coupon_discount_amount') +
        tax +
        sum(body, 'delivery_charge', 'dm_tips', 'additional_charge', 'extra_packaging_amount');
      walk.say(
        TRACK,
        'must',
        'the total is the sum of its parts',
        near(Number(body.order_amount), parts) ? null : `${String(body.order_amount)}, parts make ${parts.toFixed(2)}`,
      );
    }
  }
  const stranger = `order_id=${String(answer.order_id)}&guest_id=${Number(guest) + 1}&contact_number=%2B35699999999`;
  walk.refuses(
    TRACK,
    await walk.ask(TRACK, `/api/v1/customer/order/track?${stranger}`),
    'somebody else’s order',
    404,
    403,
    401,
  );
  walk.refuses(
    TRACK,
    await walk.ask(TRACK, `/api/v1/customer/order/track?order_id=999999999&guest_id=${guest}&contact_number=1`),
    'an unknown order',
    404,
    403,
  );
  const CANCEL = 'PUT /api/v1/customer/order/cancel';
  const cancel = { order_id: Number(answer.order_id), reason: 'conformance', guest_id: guest };
  // Old proxies let no PUT through: POST with _method has to do the same.
  const cancelled = await walk.ask(CANCEL.replace('PUT', 'POST'), undefined, { body: { ...cancel, _method: 'put' } });
  walk.works(CANCEL, cancelled, 'cancels, also as POST with _method');
  walk.refuses(CANCEL, await walk.ask(CANCEL, undefined, { body: cancel }), 'cancelling again', 403, 406, 404);
  const after = (await walk.ask(TRACK, `/api/v1/customer/order/track?${query}`)).body as Json | null;
  walk.say(
    CANCEL,
    'must',
    'the order says so',
    after?.order_status === 'canceled' ? null : String(after?.order_status),
  );
}

export async function checkShopper(walk: Walk): Promise<void> {
  const GUEST = 'POST /api/v1/auth/guest/request';
  const guest = await walk.ask(GUEST, undefined, { body: {} });
  if (!walk.works(GUEST, guest)) return;
  const id = (guest.body as Json).guest_id;
  if (!walk.say(GUEST, 'must', 'gives a guest_id', number.test(id) ? null : JSON.stringify(id))) return;
  const second = ((await walk.ask(GUEST, undefined, { body: {} })).body as Json | null)?.guest_id;
  walk.say(
    GUEST,
    'should',
    'ids can not be guessed',
    Math.abs(Number(second) - Number(id)) > 1000 ? null : `${String(id)}, then ${String(second)}`,
  );
  const item = await plainItem(walk);
  if (!item) {
    walk.say(
      'POST /api/v1/customer/cart/add',
      'should',
      'an item without options is on sale now',
      'none was found: cart and order were not tested',
    );
    return;
  }
  if (await checkCart(walk, String(id), item)) await checkOrder(walk, String(id), item);
}
