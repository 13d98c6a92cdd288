import { gzipSync } from 'node:zlib';
import { isOpenAt } from '@shop/domain/availability';
import { isInside, metresBetween } from '@shop/domain/distance';
import { boot, orderBody, HERE } from '../testing.spec-helper';
import { readConfig } from '../config';
import { idOfOrder } from '../features/orders/number';
import { buildings, type Plot } from './city/buildings';
import { addressOf, searchPlaces } from './city/gazetteer';
import { cityMap } from './city/map';
import { DEFAULT_PLACE, PARKS, pointAt, riverAt, ZONES } from './city/plan';
import { pointAlong, routeMetres, streetMetres, streetRoute } from './city/routes';
import { dueStatus, shareOf } from './course';
import { hoursOf } from './hours';
import { demo } from './index';
import { courierPlace, tick } from './simulation';

describe('the city', () => {
  it('has the default place in two overlapping zones', () => {
    expect(ZONES.map(({ ring }) => isInside(ring, DEFAULT_PLACE))).toEqual([true, true, false]);
  });

  it('finds the street of a point, and places by word prefixes, in both languages', () => {
    expect(addressOf(DEFAULT_PLACE)?.main.en).toMatch(/^\d+ \w+/);
    expect(addressOf({ lat: 0, lng: 0 })).toBeNull();
    expect(searchPlaces('12 corniche')[0]?.main.en).toBe('Corniche');
    expect(searchPlaces('المنارة').length).toBeGreaterThan(0);
    expect(searchPlaces('  ')).toEqual([]);
  });

  it('routes along streets: connected, no shorter than the straight line, not absurdly longer', () => {
    const to = { lat: DEFAULT_PLACE.lat + 0.012, lng: DEFAULT_PLACE.lng + 0.02 };
    const route = streetRoute(DEFAULT_PLACE, to);
    const straight = metresBetween(DEFAULT_PLACE, to);
    expect(routeMetres(route)).toBeGreaterThanOrEqual(straight);
    expect(routeMetres(route)).toBeLessThan(straight * 3);
    expect(pointAlong(route, 0)).toEqual(DEFAULT_PLACE);
    expect(pointAlong(route, 1)).toEqual(to);
  });

  it('maps land, water, parks, buildings, streets, the tram and the names of them', () => {
    const kinds = new Set(cityMap().features.map(({ properties }) => properties.kind));
    expect([...kinds].sort()).toEqual(
      'building district land main park path pier place pond river sand stop street tram'.split(' '),
    );
    // One response, on a phone.
    expect(gzipSync(JSON.stringify(cityMap())).length).toBeLessThan(40_000);
  });

  it('builds beside streets, river and parks, never on them, and the same on every start', () => {
    const plots = buildings();
    expect(plots.length).toBeGreaterThan(800);
    expect(buildings()).toEqual(plots);
    const isFree = ([west, south, east, north]: Plot) =>
      [west, east].every((side) => Math.abs(side - Math.round(side)) > 0.05) &&
      [south, north].every((side) => Math.abs(side - Math.round(side)) > 0.05) &&
      Math.min(Math.abs(west - riverAt(south)), Math.abs(east - riverAt(north))) > 0.1 &&
      !PARKS.some(([column, row]) => Math.floor(west) === column && Math.floor(south) === row);
    expect(plots.filter((plot) => !isFree(plot))).toEqual([]);
  });
});

const DELIVERY = { type: 'delivery', arrival: null } as const;
const TAKE_AWAY = { type: 'take_away', arrival: null } as const;

describe('the simulation', () => {
  it('goes one legal step at a time', () => {
    expect(dueStatus({ ...DELIVERY, status: 'pending' }, 0.05)).toBeNull();
    expect(dueStatus({ ...DELIVERY, status: 'pending' }, 2)).toBe('confirmed');
    expect(dueStatus({ ...DELIVERY, status: 'picked_up' }, 1)).toBe('delivered');
    const walk: string[] = [];
    for (let next = dueStatus({ ...TAKE_AWAY, status: 'pending' }, 1); next;)
      next = dueStatus({ ...TAKE_AWAY, status: walk[walk.push(next) - 1]! }, 1);
    // Skips the courier's steps: a take-away is picked up.
    expect(walk).toEqual(['confirmed', 'processing', 'handover', 'delivered']);
    expect(dueStatus({ ...TAKE_AWAY, status: 'handover' }, 0.8)).toBe('delivered');
    expect(dueStatus({ ...DELIVERY, status: 'delivered' }, 9)).toBeNull();
  });

  it('tells how long each stage takes, so that the window of an order holds', () => {
    const course = demo.simulatedCourse('delivery', 200);
    expect(course.accept + course.prepare + course.pickUp + course.ride).toBeCloseTo(200);
    expect(course.accept + course.prepare).toBeCloseTo(72);
    expect(demo.simulatedCourse('take_away', 200)).toMatchObject({ pickUp: 0, ride: 0 });
  });

  it('measures the way that couriers ride, from every corner to every other as far as back', () => {
    const corners = [0, 3, 7, 11].flatMap((column) => [0, 2, 5, 9].map((row) => pointAt(column + 0.3, row + 0.4)));
    for (const from of corners)
      for (const to of corners) {
        const metres = streetMetres(from, to) as number;
        expect(metres).toBeCloseTo(routeMetres(streetRoute(from, to)), 3);
        expect(metres).toBeCloseTo(streetMetres(to, from) as number, 3);
        expect(metres).toBeGreaterThanOrEqual(metresBetween(from, to) - 0.001);
      }
    expect(streetMetres(DEFAULT_PLACE, { lat: 36.5, lng: 15.2 })).toBeNull();
  });

  it('moves the courier from the store to the customer', () => {
    const store = { lat: DEFAULT_PLACE.lat + 0.01, lng: DEFAULT_PLACE.lng };
    const order = { ...DELIVERY, id: 7, status: 'picked_up' };
    expect(metresBetween(courierPlace(order, store, DEFAULT_PLACE, 0.42), store)).toBeLessThan(1);
    expect(metresBetween(courierPlace(order, store, DEFAULT_PLACE, 1), DEFAULT_PLACE)).toBeLessThan(1);
  });

  it('delivers an order and notifies its watchers of every step', async () => {
    const backend = await boot({ SIMULATION_SECONDS: '5', CLOCK: '2026-03-05T11:00:00Z' });
    const guest_id = await backend.guest();
    const store = await backend.storeOf('open-grocery');
    const item = await backend.bananas();
    await backend.post('customer/cart/add', {
      guest_id,
      model: 'Item',
      item_id: item.id,
      quantity: 1,
      variation: [],
    });
    const { body } = await backend.placeOrder(orderBody(guest_id, store.id), HERE);
    let notified = 0;
    backend.shop.live.watch(`order:${await idOfOrder(backend.shop.db, body.order_id)}`, () => (notified += 1));
    const track = async () =>
      (await backend.get(`customer/order/track?order_id=${body.order_id}&guest_id=${guest_id}`)).body;
    const later = { ...backend.shop, clock: () => new Date(Date.now() + 3_600_000 * 24 * 365 * 20) };
    const seen: string[] = [];
    for (let look = 0; look < 5; look += 1) {
      await tick(later);
      seen.push((await track()).order_status);
    }
    expect(seen).toEqual(['confirmed', 'processing', 'handover', 'picked_up', 'delivered']);
    expect(notified).toBe(5);
    expect((await track()).delivery_man.f_name).toBeTruthy();
    await backend.close();
  }, 300_000);
});

it('600 stuck orders do not starve newer ones, and scheduled orders are skipped until they are due', async () => {
  const backend = await boot({ SIMULATION_SECONDS: '5' });
  const guest_id = await backend.guest();
  const store = await backend.storeOf('open-grocery');
  const item = await backend.bananas();
  const line = { guest_id, model: 'Item', item_id: item.id, quantity: 1, variation: [] };
  await backend.post('customer/cart/add', line);
  const { body } = await backend.placeOrder(orderBody(guest_id, store.id), HERE);
  // Older copies that wait for a card payment that never comes, or for a future date.
  const copies = (first: number, over: string) =>
    backend.shop.database.pool.query(
      `INSERT INTO orders SELECT (jsonb_populate_record(o, jsonb_build_object('id', n, 'number', 100000000 + n) || $1::jsonb)).*
       FROM orders o, generate_series($2::int, $2::int + 599) n WHERE o.number = $3::int`,
      [over, first, body.order_id],
    );
  await copies(1, '{"payment_method":"digital_payment"}');
  await copies(1001, '{"schedule_at":"2099-01-01T00:00:00Z"}');
  const later = { ...backend.shop, clock: () => new Date(Date.now() + 3_600_000 * 24 * 365 * 20) };
  const status = async () =>
    (await backend.get(`customer/order/track?order_id=${body.order_id}&guest_id=${guest_id}`)).body.order_status;
  const turn = await tick(later);
  expect([turn, await status()]).toEqual([500, 'pending']);
  expect([await tick(later, turn), await status()]).toEqual([0, 'confirmed']);
  await backend.close();
}, 300_000);

it('a store for scheduled orders only is closed in the hours after seeding, whatever the time', () => {
  for (let born = 0; born < 1440; born += 10) {
    const hours = hoursOf(['scheduleonly'], { day: 4, minute: born }, () => 0);
    for (let later = 0; later < 90; later += 10)
      expect(isOpenAt(hours, born + later < 1440 ? 4 : 5, (born + later) % 1440)).toBe(false);
  }
});

describe('settings', () => {
  it('rejects an invalid value and names it', () => {
    expect(() => readConfig({ BACKEND_PORT: 'eighty' })).toThrow(/BACKEND_PORT/);
    expect(() => readConfig({ CLOCK: 'noon' })).toThrow(/CLOCK/);
    expect(() => readConfig({ DATABASE_URL: 'mysql://u:secret@h/db' })).toThrow(/DATABASE_URL/);
    expect(() => readConfig({ DATABASE_URL: 'mysql://u:secret@h/db' })).not.toThrow(/secret/);
    expect(readConfig({}).port).toBe(4620);
  });
});

it('a scheduled order starts in time to arrive as scheduled', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 2, 5, 12, minute));
  const order = { createdAt: at(0), scheduleAt: at(30), arrival: null };
  expect(shareOf(order, at(20), 600_000)).toBe(0);
  expect(shareOf(order, at(10), 600_000)).toBeLessThan(0);
  expect(shareOf(order, at(30), 600_000)).toBe(1);
  expect(shareOf({ ...order, scheduleAt: null }, at(5), 600_000)).toBe(0.5);
});
