import fc from 'fast-check';
import { minor, MOST_LINES, MOST_TOTAL } from '@shop/util';
import {
  availabilityOf,
  hoursAt,
  isAllDay,
  isClosed,
  isOpenAt,
  isWithin,
  nextOpening,
  nextStart,
} from './availability';
import { checkoutErrors, contactErrors, isEmail, isPhone } from './checkout';
import { distanceLabel, isInside, metresBetween } from './distance';
import type { Item, OrderStatus, ShopModule } from './entities';
import { modulesInZones } from './offered-modules';
import { mergePages, sortByPrice } from './results';
import { sampleItem } from './sample.spec-helper';
import { HISTORY_LIMIT, remember } from './search-history';
import { canCancel, completedLabels, drawerStep, isSettled, mayBecome, stepperStep } from './tracking';

describe('availability', () => {
  it('[ITEM-39] includes the start, excludes the end, and passes midnight', () => {
    const day = { start: '09:00', end: '17:00' };
    expect([539, 540, 1019, 1020].map((minute) => isWithin(day, minute))).toEqual([false, true, true, false]);
    const night = { start: '22:00', end: '02:00' };
    expect([119, 120, 1319, 1320].map((minute) => isWithin(night, minute))).toEqual([true, false, false, true]);
  });

  it('[ITEM-39] detects hours that cover the whole day', () => {
    const time = fc
      .integer({ min: 0, max: 1439 })
      .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`);
    const hours = fc.oneof(
      fc.record({ start: time, end: time }),
      fc.record({ start: fc.constant('00:00'), end: fc.constantFrom('23:59', '23:59:59', '23:58', '00:00') }),
    );
    const minutes = Array.from({ length: 1440 }, (_, minute) => minute);
    fc.assert(
      fc.property(hours, (one) => {
        expect(isAllDay(one)).toBe(minutes.every((minute) => isWithin(one, minute)));
      }),
    );
  });

  it('[ITEM-36] [ITEM-37] [ITEM-38] is later with scheduling, else not, with the hours', () => {
    const hours = { start: '09:00', end: '10:00' };
    expect(availabilityOf(sampleItem({ hours }), false, false)).toEqual({ state: 'now' });
    expect(availabilityOf(sampleItem({ hours, scheduleOrder: true }), false, true)).toEqual({ state: 'later', hours });
    expect(availabilityOf(sampleItem({ hours }), false, true)).toEqual({ state: 'not', hours });
  });

  it('[FOOD-08] returns the next start: today before it, tomorrow after the end', () => {
    const day = { start: '09:00', end: '17:00' };
    expect(nextStart(day, 539)).toEqual({ daysAhead: 0, time: '09:00' });
    expect(nextStart(day, 1020)).toEqual({ daysAhead: 1, time: '09:00' });
    expect(nextStart({ start: '22:00', end: '02:00' }, 120)).toEqual({ daysAhead: 0, time: '22:00' });
  });

  it('[ITEM-56] depends on scheduling in a closed store', () => {
    expect(availabilityOf(sampleItem({ scheduleOrder: true }), true, false)).toEqual({ state: 'later', hours: null });
    expect(availabilityOf(sampleItem(), true, false)).toEqual({ state: 'not', hours: null });
  });

  it('[CARD-28] a store is closed when active is off or open is not above 0', () => {
    expect([
      isClosed({ active: true, open: true }),
      isClosed({ active: false, open: true }),
      isClosed({ active: true, open: false }),
    ]).toEqual([false, true, true]);
  });

  it('depends on the schedule of the day, over midnight and to the last minute', () => {
    const late = [{ day: 6, opens: '20:00:00', closes: '02:00:00' }];
    expect(isOpenAt(late, 6, 1200)).toBe(true);
    expect(isOpenAt(late, 0, 119)).toBe(true);
    expect(isOpenAt(late, 0, 120)).toBe(false);
    expect(isOpenAt([{ day: 1, opens: '00:00:00', closes: '23:59:59' }], 1, 1439)).toBe(true);
    expect(nextOpening(late, 6, 1300)).toEqual({ daysAhead: 7, time: '20:00:00' });
    expect(nextOpening(late, 5, 1300)).toEqual({ daysAhead: 1, time: '20:00:00' });
    expect(nextOpening([], 5, 1300)).toBeNull();
  });

  it('shows the hours that a time is in, those of the night before too, else the first of the day', () => {
    const lunch = { day: 0, opens: '11:00:00', closes: '15:00:00' };
    const dinner = { day: 0, opens: '18:00:00', closes: '23:00:00' };
    const late = { day: 6, opens: '20:00:00', closes: '02:00:00' };
    const at = (day: number, hour: number) => hoursAt([lunch, dinner, late], { day, minute: hour * 60 });
    expect([1, 9, 12, 16, 19, 23.5].map((hour) => at(0, hour))).toEqual([late, lunch, lunch, lunch, dinner, lunch]);
    expect(at(1, 1)).toBeNull();
  });
});

describe('distance', () => {
  it('[FMT-07] [FMT-08] shows two decimals, and far only above 1000 km', () => {
    expect(distanceLabel(1250)).toEqual({ kind: 'km', km: '1.25' });
    expect(distanceLabel(1_000_000)).toEqual({ kind: 'km', km: '1000.00' });
    expect(distanceLabel(1_000_001)).toEqual({ kind: 'far' });
  });

  it('measures a degree of latitude, symmetrically', () => {
    expect(metresBetween({ lat: 34, lng: 18 }, { lat: 35, lng: 18 })).toBeCloseTo(111_195, -1);
    expect(metresBetween({ lat: 35, lng: 18 }, { lat: 34, lng: 18 })).toBeCloseTo(111_195, -1);
  });

  it('distinguishes inside from outside of a ring', () => {
    const ring = [
      [0, 0],
      [0, 2],
      [2, 2],
      [2, 0],
      [0, 0],
    ] as const;
    expect(isInside(ring, { lat: 1, lng: 1 })).toBe(true);
    expect(isInside(ring, { lat: 3, lng: 1 })).toBe(false);
  });
});

describe('tracking', () => {
  const steps = (of: (status: OrderStatus) => number) =>
    (['pending', 'confirmed', 'processing', 'handover', 'picked_up', 'delivered', 'canceled'] as const).map(of);

  it('[TRK-10] [TRK-11] [TRK-12] the drawer: pending is step 1, confirmed 2, picked up 3', () => {
    expect((['pending', 'confirmed', 'picked_up'] as const).map(drawerStep)).toEqual([1, 2, 3]);
  });
  it('[TRK-13] [TRK-14] [TRK-15] the drawer: delivered is step 4, processing and handover stay at 2, canceled has none', () => {
    expect((['delivered', 'processing', 'handover', 'canceled'] as const).map(drawerStep)).toEqual([4, 2, 2, 0]);
  });
  it('[TRK-25] [TRK-26] [TRK-27] the stepper: pending is step 1, confirmed 2, processing and handover 3', () => {
    expect((['pending', 'confirmed', 'processing', 'handover'] as const).map(stepperStep)).toEqual([1, 2, 3, 3]);
  });
  it('[TRK-28] [TRK-29] the stepper: picked up is step 4, delivered 5, canceled has none', () => {
    expect((['picked_up', 'delivered', 'canceled'] as const).map(stepperStep)).toEqual([4, 5, 0]);
  });
  it('[TRK-30] pending completes no label, delivered all four', () => {
    expect(steps(completedLabels)).toEqual([0, 1, 2, 2, 3, 4, 0]);
  });
  it('[TRK-22] is settled when delivered or ended otherwise', () => {
    expect(isSettled('picked_up')).toBe(false);
    expect(isSettled('delivered')).toBe(true);
    expect(isSettled('canceled')).toBe(true);
  });
  it('[ORD-07] allows only legal steps, and cancelling only while pending', () => {
    expect(mayBecome('pending', 'confirmed')).toBe(true);
    expect(mayBecome('delivered', 'canceled')).toBe(false);
    expect(canCancel('pending')).toBe(true);
    expect(canCancel('confirmed')).toBe(false);
  });
});

describe('lists', () => {
  it('[STORE-07] [STORE-08] sort by discounted price as a permutation', () => {
    const item = (id: string, price: number, percent: number) =>
      sampleItem({ id, price: minor(price), discount: { kind: 'percent', percent } });
    const items = [item('a', 1000, 50), item('b', 600, 0), item('c', 700, 0)];
    expect(sortByPrice(items, 'high2Low', true).map((entry) => entry.id)).toEqual(['c', 'b', 'a']);
    expect(sortByPrice(items, 'low2High', true).map((entry) => entry.id)).toEqual(['a', 'b', 'c']);
  });
  it('[STORE-07] [STORE-08] put available items before sold-out ones, each by price', () => {
    const item = (id: string, price: number, over: Partial<Item> = {}) =>
      sampleItem({ id, price: minor(price), ...over });
    const sizes = (...stocks: number[]) => ({
      variations: stocks.map((stock, index) => ({ type: String(index), price: minor(500), stock })),
    });
    const items = [
      item('dear gone', 900, { stock: 0 }),
      item('cheap gone', 100, { stock: 0 }),
      item('all sizes gone', 500, sizes(0, 0)),
      item('one size left', 500, sizes(0, 1)),
      item('last one', 800, { stock: 1 }),
      item('no stock kept', 200, { stock: null }),
    ];
    const order = (sort: 'high2Low' | 'low2High', tracksStock: boolean) =>
      sortByPrice(items, sort, tracksStock).map(({ id }) => id);
    expect(order('high2Low', true)).toEqual([
      'last one',
      'one size left',
      'no stock kept',
      'dear gone',
      'all sizes gone',
      'cheap gone',
    ]);
    expect(order('low2High', true)).toEqual([
      'no stock kept',
      'one size left',
      'last one',
      'cheap gone',
      'all sizes gone',
      'dear gone',
    ]);
    // Food has no stock: the backend's value is ignored.
    expect(order('high2Low', false)[0]).toBe('dear gone');
  });
  it('[RES-47] merge pages without duplicates', () => {
    const pages = [{ entries: [{ id: '1' }, { id: '2' }] }, { entries: [{ id: '2' }, { id: '3' }] }];
    expect(mergePages(pages).map((entry) => entry.id)).toEqual(['1', '2', '3']);
  });
  it('[MOD-14] contain only the modules of the selected zones', () => {
    const entry = (id: string, zoneIds: string[], everyZone = false): ShopModule => ({
      id,
      name: id,
      type: id,
      icon: null,
      description: '',
      everyZone,
      zoneIds,
    });
    const all = [entry('food', ['1']), entry('grocery', ['2']), entry('ecommerce', [], true)];
    expect(modulesInZones(all, ['1', '3']).map(({ id }) => id)).toEqual(['food', 'ecommerce']);
    expect(modulesInZones(all, [])).toHaveLength(3);
  });
  it('[SRCH-16] [SRCH-17] [SRCH-18] [SRCH-19] hold at most five searches, newest first, without duplicates', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('milk', ' milk ', 'bread', 'tea', 'rice', 'egg', 'oil', ''), { maxLength: 15 }),
        (terms) => {
          const history = terms.reduce<string[]>(remember, []);
          expect(history.length).toBeLessThanOrEqual(HISTORY_LIMIT);
          expect(new Set(history).size).toBe(history.length);
          const last = terms
            .map((term) => term.trim())
            .filter(Boolean)
            .at(-1);
          if (last) expect(history[0]).toBe(last);
        },
      ),
    );
  });
});

describe('checkout', () => {
  const store = {
    zoneId: '1',
    minimumOrder: minor(1000),
    delivers: true,
    takesAway: true,
    active: true,
    open: true,
    scheduleOrder: false,
  };
  const address = {
    type: 'home',
    text: '1 Quay Road',
    point: { lat: 1, lng: 1 },
    zoneIds: ['1'],
    road: '',
    house: '',
    floor: '',
    more: '',
  };
  const contact = { name: 'Mina', phone: '+356 2100 0000', email: 'mina@example.com' };
  const input = {
    type: 'delivery' as const,
    store,
    address,
    contact,
    net: minor(1000),
    lines: 1,
    scheduled: false,
    needsTime: false,
    lacksPrescription: false,
  };

  it('[CHK-10] [CHK-12] requires an address in the zone of the store, [CHK-09] but not for take-away', () => {
    expect(checkoutErrors(input)).toEqual([]);
    expect(checkoutErrors({ ...input, address: null })).toEqual([{ field: 'address', reason: 'addressMissing' }]);
    expect(checkoutErrors({ ...input, address: { ...address, zoneIds: ['2'] } })).toEqual([
      { field: 'address', reason: 'addressOutside' },
    ]);
    expect(checkoutErrors({ ...input, type: 'take_away', address: null })).toEqual([]);
  });

  it('[CHK-13] [ADDR-37] requires name, phone and e-mail of a guest', () => {
    expect(contactErrors({ name: ' ', phone: '', email: '' }).map((error) => error.field)).toEqual([
      'name',
      'phone',
      'email',
    ]);
    expect(contactErrors({ ...contact, phone: 'call me', email: 'a@b' }).map((error) => error.reason)).toEqual([
      'malformed',
      'malformed',
    ]);
  });

  it('[PLUS-14] reports the missing amount to the minimum order', () => {
    expect(checkoutErrors({ ...input, net: minor(999) })).toEqual([
      { field: 'order', reason: 'belowMinimum', missing: 1 },
    ]);
  });

  it('rejects an order above what any order may have', () => {
    const reasons = (over: object) => checkoutErrors({ ...input, ...over }).map(({ reason }) => reason);
    expect(reasons({ net: minor(MOST_TOTAL), lines: MOST_LINES })).toEqual([]);
    expect(reasons({ net: minor(MOST_TOTAL + 1), lines: MOST_LINES + 1 })).toEqual(['aboveMaximum', 'linesMany']);
  });

  it('rejects a closed store and an order type the store does not support', () => {
    expect(checkoutErrors({ ...input, store: { ...store, open: false } })).toEqual([
      { field: 'order', reason: 'storeClosed' },
    ]);
    expect(checkoutErrors({ ...input, store: { ...store, delivers: false } })).toEqual([
      { field: 'order', reason: 'typeRefused' },
    ]);
  });

  it('validates e-mail addresses and phone numbers by their format', () => {
    expect(['a@b.co', 'a b@c.de', 'a@b.c', 'a@.de', 'a@b.c.de'].map(isEmail)).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
    expect(['12345', '1234', '+1 (202) 555-01', 'abc12345'].map(isPhone)).toEqual([true, false, true, false]);
  });
});
