/** The arrival of orders: told when placed, kept by each step, late with a reason, and learned from (decision 114). */
import { planSeconds } from '@shop/domain/arrival-plan';
import type { OrderStep } from '@shop/domain/order-steps';
import { eq } from 'drizzle-orm';
import { orders } from './db/schema';
import { planArrival, quoteArrival } from './features/orders/arrival-plan';
import { changeOrder } from './features/orders/change';
import { idOfOrder } from './features/orders/number';
import { reviseArrivals } from './features/orders/payment-timeouts';
import { brokenInvariants } from './order-invariants.spec-helper';
import { bootBeforeAll, cartLine, HERE, NOON, orderBody, type Customer, type Json } from './testing.spec-helper';

const backend = bootBeforeAll({ CLOCK_STILL: '1' });
const after = (minutes: number) => new Date(Date.parse(NOON) + minutes * 60_000);
const minutesOf = (iso: string) => (Date.parse(iso) - Date.parse(NOON)) / 60_000;

const bodyOf = async (guestId: number | null, over: Json = {}): Promise<Json> => {
  const bananas = await backend.bananas();
  const cart = JSON.stringify([cartLine(bananas.id, { quantity: 10, add_on_ids: [], add_on_qtys: [] })]);
  return orderBody(guestId, bananas.store_id, { is_buy_now: 1, cart, ...over });
};
interface Placed {
  id: number;
  number: number;
  headers: Json;
  guest: number | null;
}
async function place(owner: Customer | number, over: Json = {}): Promise<Placed> {
  const guest = typeof owner === 'number' ? owner : null;
  const headers = typeof owner === 'number' ? HERE : owner.headers;
  const { status, body } = await backend.placeOrder(await bodyOf(guest, over), headers);
  expect({ status, body }).toMatchObject({ status: 200 });
  return { id: await idOfOrder(backend.shop.db, body.order_id), number: body.order_id, headers, guest };
}
const track = async ({ number, headers, guest }: Placed): Promise<Json> =>
  (await backend.get(`customer/order/track?order_id=${number}${guest ? `&guest_id=${guest}` : ''}`, headers)).body;
const take = (id: number, step: OrderStep, minutes: number) =>
  backend.shop.db.transaction((tx) =>
    changeOrder(tx, id, step, { who: step === 'revise' ? 'shop' : 'admin' }, { at: after(minutes) }),
  );
const revise = (minutes: number) => reviseArrivals(backend.shop, after(minutes));
const pool = () => backend.shop.database.pool;
const query = async (text: string, values: unknown[] = []): Promise<Json[]> => (await pool().query(text, values)).rows;
/** Nothing has been learned yet. */
beforeAll(async () => void (await query('TRUNCATE store_paces, zone_paces')));
const wallet = async ({ headers }: { headers: Json }) =>
  (await backend.get('customer/info', headers)).body.wallet_balance;

describe('the window of an order', () => {
  it('is told by the quote and the placed order alike, at most a quarter of an hour wide', async () => {
    const person = await backend.customer();
    const quote = await backend.post('customer/order/get-Tax', await bodyOf(null), person.headers);
    const { arrival, delayed } = await track(await place(person));
    expect(quote.body.arrival).toEqual(arrival);
    expect(delayed).toBeNull();
    const [from, to] = [minutesOf(arrival.from), minutesOf(arrival.to)];
    expect(to - from).toBeLessThanOrEqual(15);
    // The store states 15 to 25 minutes; then courier and ride.
    expect(from).toBeGreaterThan(15);
    expect(to).toBeLessThan(60);
  });

  it('waits for the payment', async () => {
    const placed = await place(await backend.customer(), { payment_method: 'offline_payment' });
    expect(await track(placed)).toMatchObject({ arrival: null, delayed: null });
    await backend.shop.db.transaction((tx) =>
      changeOrder(tx, placed.id, 'verify_transfer', { who: 'shop' }, { at: after(8) }),
    );
    expect(minutesOf((await track(placed)).arrival.from)).toBeGreaterThan(20);
  });

  it('follows the steps, and ends with the order', async () => {
    const placed = await place(await backend.guest());
    const first = (await track(placed)).arrival;
    await take(placed.id, 'accept', 1);
    await take(placed.id, 'prepare', 2);
    await take(placed.id, 'hand_over', 8);
    await take(placed.id, 'pick_up', 9);
    const riding = (await track(placed)).arrival;
    expect(Date.parse(riding.to)).toBeLessThan(Date.parse(first.to));
    await take(placed.id, 'deliver', 15);
    expect(await track(placed)).toMatchObject({ order_status: 'delivered', arrival: null, delayed: null });
  });

  it('is seen by those who may see the order: its owner, and who knows number and phone of a guest', async () => {
    const [mine, guest] = [await place(await backend.customer()), await place(await backend.guest())];
    const other = await backend.customer();
    expect((await backend.get(`customer/order/track?order_id=${mine.number}`, other.headers)).status).toBe(404);
    const byPhone = `customer/order/track?order_id=${guest.number}&contact_number=${encodeURIComponent('+356 2100 0000')}`;
    expect((await backend.get(byPhone)).body).toMatchObject({ user_id: 0, arrival: (await track(guest)).arrival });
    expect((await backend.get(byPhone.replace('0000', '0001'))).status).toBe(404);
  });
});

describe('a late order', () => {
  it('is said with its reason before anybody asks, then the apology is credited, once', async () => {
    const person = await backend.customer();
    const placed = await place(person);
    const end = minutesOf((await track(placed)).arrival.to);
    await take(placed.id, 'accept', 1);
    await revise(end);
    expect(await track(placed)).toMatchObject({ delayed: { reason: 'preparation', credit: null } });
    expect(await wallet(person)).toBe(0);
    const { body: told } = await backend.get('customer/notifications', person.headers);
    expect(JSON.stringify(told)).toContain('It takes longer to prepare.');
    await revise(end + 20);
    await revise(end + 21);
    await take(placed.id, 'hand_over', end + 22).catch(() => undefined);
    expect(await track(placed)).toMatchObject({
      delayed: { reason: 'preparation', credit: 2, promised_until: after(end).toISOString() },
    });
    expect(await wallet(person)).toBe(2);
    const { body } = await backend.get('customer/wallet/transactions', person.headers);
    expect(body.data).toMatchObject([
      { transaction_type: 'late_order', credit: 2, reference: `late:${placed.number}` },
    ]);
  });

  it('owes a guest the word, but has no wallet to credit', async () => {
    const placed = await place(await backend.guest());
    await take(placed.id, 'accept', 1);
    await revise(200);
    await revise(260);
    expect(await track(placed)).toMatchObject({ delayed: { reason: 'preparation', credit: null } });
    expect(await query('SELECT 1 FROM wallet_entries WHERE reference = $1', [`late:${placed.number}`])).toEqual([]);
  });

  it('is credited at the door when nobody looked in between', async () => {
    const person = await backend.customer();
    const placed = await place(person);
    await take(placed.id, 'accept', 1);
    await take(placed.id, 'prepare', 2);
    await take(placed.id, 'hand_over', 20);
    await take(placed.id, 'pick_up', 22);
    await take(placed.id, 'deliver', 150);
    expect(await track(placed)).toMatchObject({ order_status: 'delivered', delayed: { reason: 'ride', credit: 2 } });
    expect(await wallet(person)).toBe(2);
    const bananas = await backend.bananas();
    expect(
      await brokenInvariants(pool(), new Map([[bananas.id, bananas.stock + 0]])).then((all) =>
        all.filter((what) => !what.startsWith('stock')),
      ),
    ).toEqual([]);
  });

  it('is not looked at twice: a second look before its time is refused', async () => {
    const placed = await place(await backend.guest());
    await expect(take(placed.id, 'revise', 0)).rejects.toThrow('stepIllegal');
    await take(placed.id, 'revise', 300);
    await expect(take(placed.id, 'revise', 300)).rejects.toThrow('stepIllegal');
  });
});

describe('what is learned', () => {
  const paces = async () => {
    const bananas = await backend.bananas();
    return (await query('SELECT prepare, pick_up, ride FROM store_paces WHERE store_id = $1', [bananas.store_id]))[0];
  };
  const ride = async (minutes: number) => {
    const placed = await place(await backend.guest());
    await take(placed.id, 'accept', 1);
    await take(placed.id, 'prepare', 2);
    await take(placed.id, 'hand_over', 1 + minutes);
    await take(placed.id, 'pick_up', 3 + minutes);
    return placed;
  };

  it('is stored by the delivery, in its transaction', async () => {
    const before = await paces();
    const placed = await ride(40);
    const failed = backend.shop.db.transaction(async (tx) => {
      await changeOrder(tx, placed.id, 'deliver', { who: 'admin' }, { at: after(55) });
      throw new Error('the rest of the transaction');
    });
    await expect(failed).rejects.toThrow('the rest');
    expect(await paces()).toEqual(before);
    await take(placed.id, 'deliver', 55);
    const now = await paces();
    expect([now?.prepare[0], now?.pick_up[0]]).toEqual([2400, 120]);
    expect(now?.ride[0]).toBeGreaterThan(0);
    expect(await query('SELECT prepare FROM zone_paces')).toHaveLength(1);
  });

  it('is nothing when the order was simulated: it is planned as its store was quoted, and keeps the course beside it', async () => {
    const { shop } = backend;
    const { city, config, db } = shop;
    const placed = await ride(40);
    const [order] = await db.select().from(orders).where(eq(orders.id, placed.id));
    const inDemo = { city, config: { ...config, simulation: true, simulationSeconds: 100 } };
    const state = await planArrival(inDemo, db, order!);
    expect(state.plan).toEqual((await planArrival(shop, db, order!)).plan);
    expect([planSeconds(state.course!), state.isSimulated]).toEqual([100, true]);
    const quotes = [await quoteArrival(inDemo, db, order!, after(0)), await quoteArrival(shop, db, order!, after(0))];
    expect(quotes[0]).toEqual(quotes[1]);
    await db
      .update(orders)
      .set({ arrival: { ...order!.arrival!, isSimulated: true } })
      .where(eq(orders.id, placed.id));
    const before = await paces();
    await take(placed.id, 'deliver', 55);
    expect(await paces()).toEqual(before);
  });

  it('moves the next window, and forgets the oldest', async () => {
    const bananas = await backend.bananas();
    await pool().query('UPDATE orders SET revise_at = NULL WHERE false');
    const quote = async () =>
      (await backend.post('customer/order/get-Tax', await bodyOf(await backend.guest()))).body.arrival;
    const before = minutesOf((await quote()).from);
    for (let round = 0; round < 26; round += 1) await take((await ride(40)).id, 'deliver', 55);
    expect(minutesOf((await quote()).from)).toBeGreaterThan(before + 5);
    const [row] = await query('SELECT prepare FROM store_paces WHERE store_id = $1', [bananas.store_id]);
    expect(row?.prepare).toEqual(Array.from({ length: 24 }, () => 2400));
  });
});
