/** A guest's order (contract §7): the tax before it, placing, tracking, its figures, cancelling. */
import { OrderPlaced, WireOrder } from '@shop/contract/order';
import type { Answer, Json } from '../client';
import { errorList } from '../errors';
import { number, ORDER, shapeErrors } from '../tolerant-shapes';
import type { Walk } from '../walk';

const PLACE = 'POST /api/v1/customer/order/place';
const TRACK = 'GET /api/v1/customer/order/track';
const PHONE = '+35621000000';

const claim = (orderId: unknown, guest: unknown, phone: string) =>
  `order_id=${String(orderId)}&guest_id=${String(guest)}&contact_number=${encodeURIComponent(phone)}`;

const orderBody = ({ found: { place } }: Walk, guest: string, item: Json): Json => ({
  guest_id: guest,
  order_type: 'take_away',
  payment_method: 'cash_on_delivery',
  store_id: Number(item.store_id),
  distance: 1,
  address: 'Conformance',
  latitude: String(place.lat),
  longitude: String(place.lng),
  contact_person_name: 'Conformance',
  contact_person_number: PHONE,
  contact_person_email: 'conformance@example.com',
  cart: '[]',
});

/** Only newer backends have the call. */
async function checkTax(walk: Walk, order: Json): Promise<void> {
  const TAX = 'POST /api/v1/customer/order/get-Tax';
  const { status, body } = await walk.call(TAX, { body: order });
  const missing = status === 200 ? shapeErrors(body, { tax_amount: number }) : [`status ${status}`];
  walk.record(TAX, 'should', 'tells the tax before the order', missing[0] ?? null);
}

const refusedAmount = ({ status, body }: Answer) =>
  status === 409 || (errorList(body) ?? []).some(({ code }) => code === 'order_amount');

/**
 * Orders for an amount that is not the price (decision 077). A backend may ignore it. One that refuses must tell the
 * price, place nothing, and take the order for what it told. @returns the placed order; null: there is none
 */
async function placeForWrongAmount(walk: Walk, order: Json): Promise<Answer | null> {
  const answer = await walk.call(PLACE, { body: { ...order, order_amount: 0.01 } });
  if (!refusedAmount(answer)) return walk.isSuccess(PLACE, answer) ? answer : null;
  const title = 'an amount that is not the price';
  walk.isRejected(PLACE, answer, title, [409]);
  const { order_amount: price } = ((answer.body as Json | null)?.quote ?? {}) as Json;
  if (!walk.must(PLACE, `${title}: tells the price`, number.test(price), `quote.order_amount is ${String(price)}`))
    return walk.succeeds(PLACE, { body: order });
  const placed = await walk.succeeds(
    PLACE,
    { body: { ...order, order_amount: price } },
    'takes the price that it told',
  );
  const { total_amount, total_ammount } = (placed?.body ?? {}) as Json;
  const isCharged = Number(total_amount ?? total_ammount) === Number(price);
  walk.must(
    PLACE,
    'charges the price that it told',
    !placed || isCharged,
    `${String(total_amount)}, not ${String(price)}`,
  );
  return placed;
}

/** @returns the id of the order; null when it was not placed */
async function checkPlacing(walk: Walk, order: Json): Promise<unknown> {
  const elsewhere = await walk.call(PLACE, { body: { ...order, store_id: 999_999_999 } });
  walk.isRejected(PLACE, elsewhere, 'an unknown store', [403, 404]);
  await checkTax(walk, order);
  const placed = await placeForWrongAmount(walk, order);
  if (!placed) return null;
  walk.matches(PLACE, 'gives the order’s id', placed.body, { order_id: number });
  walk.exact(PLACE, OrderPlaced, placed.body);
  await walk.rejects(PLACE, 'an empty cart', [403, 404, 406], { body: order });
  return (placed.body as Json).order_id;
}

const sum = (order: Json, ...keys: string[]) => keys.reduce((total, key) => total + (Number(order[key]) || 0), 0);

/** What the order's total must be, from its rows and its other amounts (contract §11). */
function expectedTotal(order: Json, rows: readonly Json[]): number {
  const goods = rows.reduce(
    (total, row) => total + Number(row.price) * Number(row.quantity) + Number(row.total_add_on_price ?? 0),
    0,
  );
  const tax = order.tax_status === 'included' ? 0 : Number(order.total_tax_amount);
  return (
    goods -
    sum(order, 'store_discount_amount', 'coupon_discount_amount') +
    tax +
    sum(order, 'delivery_charge', 'dm_tips', 'additional_charge', 'extra_packaging_amount')
  );
}

async function checkFigures(walk: Walk, order: Json, query: string): Promise<void> {
  const DETAILS = 'GET /api/v1/customer/order/details';
  const details = await walk.succeeds(DETAILS, { query });
  if (!details) return;
  const rows = Array.isArray(details.body) ? (details.body as Json[]) : [];
  walk.must(DETAILS, 'is a list of rows', rows.length > 0, 'no rows');
  const expected = expectedTotal(order, rows);
  const isSum = Math.abs(Number(order.order_amount) - expected) < 0.011;
  const failure = `${String(order.order_amount)}, parts make ${expected.toFixed(2)}`;
  walk.must(TRACK, 'the total is the sum of its parts', isSum, failure);
}

async function checkTracking(walk: Walk, orderId: unknown, guest: string): Promise<void> {
  const tracked = await walk.succeeds(TRACK, { query: claim(orderId, guest, PHONE) });
  if (tracked) {
    const order = tracked.body as Json;
    walk.entries(TRACK, [order], ORDER, WireOrder);
    walk.must(TRACK, 'the client’s amount is not charged', Number(order.order_amount) > 0.02, 'it was charged');
    await checkFigures(walk, order, claim(orderId, guest, PHONE));
  }
  const stranger = await walk.call(TRACK, { query: claim(orderId, Number(guest) + 1, '+35699999999') });
  walk.isRejected(TRACK, stranger, 'somebody else’s order', [404, 403, 401]);
  await walk.rejects(TRACK, 'an unknown order', [404, 403], { query: claim(999_999_999, guest, '1') });
}

async function checkCancelling(walk: Walk, orderId: unknown, guest: string): Promise<void> {
  const CANCEL = 'PUT /api/v1/customer/order/cancel';
  const body = { order_id: Number(orderId), reason: 'conformance', guest_id: guest };
  // Some proxies block PUT: a POST with _method must do the same.
  const cancelled = await walk.call(CANCEL.replace('PUT', 'POST'), { body: { ...body, _method: 'put' } });
  walk.isSuccess(CANCEL, cancelled, 'cancels, also as POST with _method');
  await walk.rejects(CANCEL, 'cancelling again', [403, 406, 404], { body });
  const after = (await walk.call(TRACK, { query: claim(orderId, guest, PHONE) })).body as Json | null;
  walk.must(CANCEL, 'the order says so', after?.order_status === 'canceled', String(after?.order_status));
}

/** @param item is in the guest's cart already */
export async function checkGuestOrder(walk: Walk, guest: string, item: Json): Promise<void> {
  const orderId = await checkPlacing(walk, orderBody(walk, guest, item));
  if (orderId === null) return;
  await checkTracking(walk, orderId, guest);
  await checkCancelling(walk, orderId, guest);
}
