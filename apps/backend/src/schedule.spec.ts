/** Scheduled orders in nights, and on the days when the clock changes (decision 082). Europe/Malta. */
import { eq } from 'drizzle-orm';
import { orders, storeSchedules } from './db/schema';
import { bootBeforeAll, HERE, orderBody, rejected, type Json, type TestBackend } from './testing.spec-helper';

/** From half past six to two at night, every day. */
const UNTIL_TWO = { opens: '06:30:00', closes: '02:00:00' };

function scheduling(backend: TestBackend) {
  let storeId = 0;
  let headers: Json = {};
  beforeAll(async () => {
    storeId = (await backend.storeOf('open-grocery')).id;
    await backend.shop.db.update(storeSchedules).set(UNTIL_TWO).where(eq(storeSchedules.storeId, storeId));
    ({ headers } = await backend.customer());
  });
  const place = async (schedule_at: string) => {
    await backend.addToCart((await backend.bananas()).id, { quantity: 5 }, headers);
    return backend.placeOrder(orderBody(null, storeId, { order_type: 'take_away', schedule_at }), headers);
  };
  /** Places an order. @returns its time on the wire, and the stored moment */
  const placed = async (schedule_at: string) => {
    const { status, body } = await place(schedule_at);
    expect([status, body.errors]).toEqual([200, undefined]);
    const track = await backend.get(`customer/order/track?order_id=${body.order_id}`, headers);
    const [row] = await backend.shop.db.select().from(orders).where(eq(orders.number, body.order_id));
    return { wire: track.body.schedule_at, moment: row?.scheduleAt?.toISOString() };
  };
  const everyDay = (hours: { opens: string; closes: string }) =>
    backend.shop.db.update(storeSchedules).set(hours).where(eq(storeSchedules.storeId, storeId));
  return { place, placed, everyDay };
}

describe('in the week of summer time', () => {
  const backend = bootBeforeAll({ CLOCK: '2026-03-27T11:00:00Z' });
  const { place, placed, everyDay } = scheduling(backend);

  it('[PLUS-07] takes the night on its calendar day, up to the closing time', async () => {
    expect((await placed('2026-03-28 01:30:00')).wire).toBe('2026-03-28 01:30:00');
    expect(await place('2026-03-28 02:00:00')).toMatchObject(rejected(406, 'order_time'));
  });

  it('answers with the date of its clock, by which storefronts set theirs', async () => {
    for (const url of ['/api/v1/config', '/api/v1/nowhere', '/health/ready']) {
      const { headers } = await backend.shop.app.inject({ url, headers: HERE });
      const behind = backend.shop.clock().getTime() - Date.parse(String(headers.date));
      expect([url, behind >= 0 && behind < 60_000]).toEqual([url, true]);
    }
  });

  it('refuses a time that the clock skips, and says so', async () => {
    await everyDay({ opens: '00:00:00', closes: '23:59:59' });
    for (const time of ['2026-03-29 02:00:00', '2026-03-29 02:30:00', '2026-03-29T02:59']) {
      const refused = await place(time);
      expect(refused).toMatchObject(rejected(406, 'order_time'));
      expect(refused.body.errors[0].message).toBe(
        'There is no such time on this day: clocks go forward. Choose another time.',
      );
    }
    expect((await placed('2026-03-29 01:30:00')).moment).toBe('2026-03-29T00:30:00.000Z');
    expect((await placed('2026-03-29 03:00:00')).moment).toBe('2026-03-29T01:00:00.000Z');
  });

  it('takes the seven days that are offered, by the calendar', async () => {
    expect((await placed('2026-04-02 23:30:00')).moment).toBe('2026-04-02T21:30:00.000Z');
    expect(await place('2026-04-03 00:00:00')).toMatchObject(rejected(406, 'order_time'));
  });

  it('takes an offset from UTC only where the clocks of the marketplace show it', async () => {
    expect((await placed('2026-03-29 03:00:00+02:00')).wire).toBe('2026-03-29 03:00:00');
    for (const time of ['2026-03-29 03:00:00+01:00', '2026-03-29 02:30:00+02:00'])
      expect(await place(time)).toMatchObject(rejected(406, 'order_time'));
    expect(await place('2026-03-29 03:00:00+2')).toMatchObject(rejected(403, 'schedule_at'));
  });
});

describe('in the week of winter time', () => {
  const backend = bootBeforeAll({ CLOCK: '2026-10-22T11:00:00Z' });
  const { placed, everyDay } = scheduling(backend);

  it('tells the two passes of the repeated hour apart by the offset; without one the second is meant', async () => {
    await everyDay({ opens: '00:00:00', closes: '23:59:59' });
    expect(await placed('2026-10-25 02:30:00+02:00')).toEqual({
      wire: '2026-10-25 02:30:00+02:00',
      moment: '2026-10-25T00:30:00.000Z',
    });
    const second = { wire: '2026-10-25 02:30:00+01:00', moment: '2026-10-25T01:30:00.000Z' };
    expect(await placed('2026-10-25 02:30:00+01:00')).toEqual(second);
    expect(await placed('2026-10-25 02:30:00')).toEqual(second);
    expect(await placed('2026-10-25 03:00:00')).toEqual({
      wire: '2026-10-25 03:00:00',
      moment: '2026-10-25T02:00:00.000Z',
    });
  });
});
