/** Medicines: what is due again, ingredient and packs, and what needs a prescription (PLUS-66, PLUS-90 to PLUS-92, decision 094). */
import { eq, sql } from 'drizzle-orm';
import * as t from './db/schema';
import { bootBeforeAll, HERE, NOON, orderBody, rejected, type Customer, type Json } from './testing.spec-helper';

const backend = bootBeforeAll({ CLOCK_STILL: '1' });
const DAY = 86_400_000;
const PHARMACY = { ...HERE, moduleid: '3' };

const item = async (slug: string, over: Json = {}): Promise<Json> => {
  const { status, body } = await backend.get(`items/details/${slug}-almera-pharmacy`, { ...PHARMACY, ...over });
  expect(status).toBe(200);
  return body;
};
const addAll = async (headers: Json, items: Json[], quantity = 1) => {
  for (const { id, variations } of items) {
    const { status } = await backend.addToCart(
      id,
      { quantity, variation: variations.slice(0, 1) },
      { ...headers, moduleid: '3' },
    );
    expect(status).toBe(200);
  }
};
/** An order of these items that was placed so many days ago. */
async function order(
  { headers }: Customer,
  items: Json[],
  { days = 0, quantity = 1 }: { days?: number; quantity?: number },
): Promise<void> {
  await addAll(headers, items, quantity);
  const { status, body } = await backend.placeOrder(orderBody(null, items[0]?.store_id), {
    ...headers,
    moduleid: '3',
  });
  expect({ status, body: status === 200 ? null : body }).toEqual({ status: 200, body: null });
  const createdAt = new Date(Date.parse(NOON) - days * DAY);
  await backend.shop.db.transaction(async (tx) => {
    const [row] = await tx.select({ id: t.orders.id }).from(t.orders).where(eq(t.orders.number, body.order_id));
    await tx.execute(sql`SELECT set_config('shop.order', ${String(row?.id)}, true)`);
    await tx.update(t.orders).set({ createdAt }).where(eq(t.orders.number, body.order_id));
  });
}
const refills = async ({ headers }: Customer, query = '', over: Json = {}): Promise<Json> => {
  const { status, body } = await backend.get(`customer/order/refills${query}`, { ...headers, moduleid: '3', ...over });
  expect(status).toBe(200);
  return body;
};
const slugs = (page: Json): string[] =>
  page.items.map(({ item: { slug } }: Json) => slug.replace('-almera-pharmacy', ''));

describe('what is due again', () => {
  it('[PLUS-90] by the usual distance of orders, or by what the packs of the only order last', async () => {
    const customer = await backend.customer();
    const [ibuprofen, iron, omega, lozenges, drops] = [
      await item('ibuprofen'),
      await item('iron'),
      await item('omega3'),
      await item('throat-lozenges'),
      await item('vitamin-d-drops'),
    ];
    // Every 20 days, 17 of which have passed.
    await order(customer, [ibuprofen], { days: 57 });
    await order(customer, [ibuprofen], { days: 37 });
    await order(customer, [ibuprofen], { days: 17 });
    // Packs of 30 and of 60 days.
    await order(customer, [iron, drops], { days: 26 });
    await order(customer, [omega], { days: 26, quantity: 2 });
    // Nobody knows how long they last.
    await order(customer, [lozenges], { days: 90 });
    const page = await refills(customer);
    expect(slugs(page)).toEqual(['iron', 'ibuprofen']);
    expect(page).toMatchObject({ total_size: 2, limit: 10, offset: 1 });
    expect(page.items[1]).toMatchObject({ times_ordered: 3, typical_days: 20, variation: [] });
    expect(page.items[1].item).toEqual(await item('ibuprofen'));
    expect(slugs(await refills(customer, '?limit=1&offset=2'))).toEqual(['ibuprofen']);
  });

  it('[PLUS-90] is not shown before 80 % of the distance, when it is sold out, elsewhere, or to others', async () => {
    const [customer, other] = [await backend.customer(), await backend.customer()];
    const [gel, iron] = [await item('menthol-gel'), await item('iron')];
    await order(customer, [gel], { days: 27 });
    await order(customer, [gel], { days: 7 });
    await order(customer, [iron], { days: 23 });
    expect(slugs(await refills(customer))).toEqual([]);
    await order(customer, [iron], { days: 53 });
    expect(slugs(await refills(customer))).toEqual([]);
    await order(other, [iron], { days: 24 });
    expect(slugs(await refills(other))).toEqual(['iron']);
    expect(slugs(await refills(customer))).toEqual([]);
    expect(slugs(await refills(other, '', { moduleid: '1' }))).toEqual([]);
    expect(slugs(await refills(other, '', { zoneid: '[99]' }))).toEqual([]);
    await backend.shop.db.update(t.items).set({ stock: 0 }).where(eq(t.items.id, iron.id));
    expect(await refills(other)).toMatchObject({ items: [], total_size: 0 });
    await backend.shop.db.update(t.items).set({ stock: 50 }).where(eq(t.items.id, iron.id));
  });

  it('[PLUS-90] is of a customer: guests have none, and limits are bounded', async () => {
    const customer = await backend.customer();
    expect(await backend.get('customer/order/refills', PHARMACY)).toMatchObject(rejected(401, 'auth-001'));
    expect((await backend.get('customer/order/refills?limit=201', customer.headers)).status).toBe(403);
    expect((await backend.get('customer/order/refills', { ...customer.headers, moduleid: '' })).status).toBe(403);
  });
});

describe('a medicine', () => {
  it('[PLUS-91] says its active ingredient and its pack in the language of the reader; other items say nothing', async () => {
    expect(await item('ibuprofen-400')).toMatchObject({ active_ingredient: 'Ibuprofen', pack_size: '50 tablets' });
    expect(await item('ibuprofen-400', { 'x-localization': 'ar' })).toMatchObject({
      active_ingredient: 'إيبوبروفين',
      pack_size: '50 قرصًا',
    });
    expect(await item('iron')).toMatchObject({ pack_days: 30 });
    for (const key of ['active_ingredient', 'pack_size', 'pack_days', 'is_prescription_required'])
      expect(await backend.bananas()).not.toHaveProperty(key);
  });

  const packs = async (key: string | number, query = '', over: Json = {}) =>
    backend.get(`items/same-ingredient/${key}${query}`, { ...PHARMACY, ...over });

  it('[PLUS-91] leads to the other packs of its ingredient: those of its store first, then the same elsewhere', async () => {
    const { status, body } = await packs('paracetamol-almera-pharmacy');
    expect(status).toBe(200);
    const { products } = body;
    expect(products[0].slug).toBe('paracetamol-syrup-almera-pharmacy');
    expect(products.length).toBeGreaterThan(1);
    expect(products.length).toBeLessThanOrEqual(8);
    expect(new Set(products.map(({ active_ingredient: name }: Json) => name))).toEqual(new Set(['Paracetamol']));
    expect(products.map(({ slug }: Json) => slug)).not.toContain('paracetamol-almera-pharmacy');
    expect(body.total_size).toBe(products.length);
    expect((await packs('paracetamol-almera-pharmacy', '?limit=1')).body.products).toHaveLength(1);
  });

  it('[PLUS-91] finds them in any case of letters, puts what is sold out last, and stays in zone and module', async () => {
    const { db } = backend.shop;
    const syrup = await item('paracetamol-syrup');
    await db
      .update(t.items)
      .set({ stock: 0, activeIngredient: { en: 'PARACETAMOL', ar: 'باراسيتامول' } })
      .where(eq(t.items.id, syrup.id));
    const { products } = (await packs('paracetamol-almera-pharmacy', '?limit=20')).body;
    expect(products.at(-1).slug).toBe('paracetamol-syrup-almera-pharmacy');
    expect((await packs('paracetamol-almera-pharmacy', '', { zoneid: '[99]' })).body.products).toEqual([]);
    const bananas = await backend.bananas();
    await db.update(t.items).set({ activeIngredient: syrup.active_ingredient }).where(eq(t.items.id, bananas.id));
    await db
      .update(t.items)
      .set({ activeIngredient: { en: 'Paracetamol', ar: 'باراسيتامول' } })
      .where(eq(t.items.id, bananas.id));
    expect((await packs(bananas.id)).body.products).toEqual([]);
    await db.update(t.items).set({ activeIngredient: null }).where(eq(t.items.id, bananas.id));
    await db
      .update(t.items)
      .set({ stock: 40, activeIngredient: { en: 'Paracetamol', ar: 'باراسيتامول' } })
      .where(eq(t.items.id, syrup.id));
  });

  it('[PLUS-91] without an ingredient has none; an unknown item and too many are refused', async () => {
    expect((await packs('thermometer-almera-pharmacy')).body).toMatchObject({ products: [], total_size: 0 });
    expect(await packs('no-such-item')).toMatchObject(rejected(404, 'item'));
    expect((await packs('paracetamol-almera-pharmacy', '?limit=21')).status).toBe(403);
    expect((await packs('paracetamol-almera-pharmacy', '', { zoneid: '' })).status).toBe(403);
  });
});

describe('a medicine on prescription', () => {
  it('[PLUS-92] says so, goes into the cart, and is not ordered without a picture', async () => {
    const customer = await backend.customer();
    const amoxicillin = await item('amoxicillin');
    expect(amoxicillin.is_prescription_required).toBe(1);
    await addAll(customer.headers, [amoxicillin]);
    const headers = { ...customer.headers, moduleid: '3' };
    const body = orderBody(null, amoxicillin.store_id);
    expect(await backend.placeOrder(body, headers)).toMatchObject(rejected(403, 'order_attachment'));
    const quote = await backend.post('customer/order/get-Tax', body, headers);
    expect(quote.status).toBe(200);
    expect((await backend.get('customer/cart/list', headers)).body).toHaveLength(1);
  });
});
