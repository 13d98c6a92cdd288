import fc from 'fast-check';
import { minor } from '@shop/util';
import { couponOff, couponWorth, type CouponTerms } from './coupon';
import { couponError, type CouponUse } from './coupon-validity';

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const terms: CouponTerms = {
  type: 'default',
  discount: { kind: 'percent', percent: 10 },
  maximum: minor(0),
  minimumPurchase: minor(1000),
  ids: [],
  startsAt: day('2026-01-01'),
  expiresAt: day('2026-02-01'),
  limit: 2,
};
const use: CouponUse = { at: day('2026-01-15'), net: minor(1000), storeId: 5, zoneId: 7, earlierOrders: 3, uses: 1 };

describe('couponError', () => {
  it.each([
    ['holds', {}, {}, null],
    ['holds from its first moment', {}, { at: terms.startsAt }, null],
    ['before it', {}, { at: new Date(terms.startsAt.getTime() - 1) }, 'notRunning'],
    ['is over at its end', {}, { at: terms.expiresAt }, 'notRunning'],
    ['was used as often as it may be', {}, { uses: 2 }, 'usedUp'],
    ['has no limit', { limit: null }, { uses: 99 }, null],
    ['needs its minimum', {}, { net: minor(999) }, 'belowMinimum'],
    ['is only looked at', {}, { net: null }, null],
    ['is for a first order', { type: 'first_order' }, { earlierOrders: 0 }, null],
    ['is for a first order and this is the second', { type: 'first_order' }, { earlierOrders: 1 }, 'notEligible'],
    ['is for a first order and guests have none', { type: 'first_order' }, { earlierOrders: null }, 'accountNeeded'],
    ['is counted per person and guests are nobody', { limit: 5 }, { earlierOrders: null, uses: 0 }, 'accountNeeded'],
    ['is not counted and holds for guests too', { limit: null }, { earlierOrders: null, uses: 0 }, null],
    ['is for this store', { type: 'store_wise', ids: [5] }, {}, null],
    ['is for another store', { type: 'store_wise', ids: [6] }, {}, 'notEligible'],
    ['is for this zone', { type: 'zone_wise', ids: [7] }, {}, null],
    ['is for another zone', { type: 'zone_wise', ids: [5] }, {}, 'notEligible'],
  ] as const)('[CHK-18] %s', (_, over, overUse, error) => {
    expect(couponError({ ...terms, ...over } as CouponTerms, { ...use, ...overUse })).toBe(error);
  });
});

describe('couponOff', () => {
  it.each([
    ['a percentage', {}, 2000, 200],
    ['capped', { maximum: minor(150) }, 2000, 150],
    ['an amount', { discount: { kind: 'amount', amount: minor(300) } }, 2000, 300],
    ['never more than there is', { discount: { kind: 'amount', amount: minor(300) } }, 200, 200],
    ['free delivery takes nothing off the goods', { type: 'free_delivery' }, 2000, 0],
  ] as const)('%s', (_, over, amount, off) => {
    expect(couponOff({ ...terms, ...over } as CouponTerms, minor(amount))).toBe(off);
  });

  it('is never negative and never above the amount', () => {
    const money = fc.integer({ min: 0, max: 1_000_000 }).map(minor);
    fc.assert(
      fc.property(money, money, fc.integer({ min: 0, max: 100 }), (amount, maximum, percent) => {
        const off = couponOff({ ...terms, maximum, discount: { kind: 'percent', percent } }, amount);
        expect(off).toBeGreaterThanOrEqual(0);
        expect(off).toBeLessThanOrEqual(amount);
      }),
    );
  });
});

describe('[CHK-18] the value of a coupon for an order', () => {
  const offered = {
    discount: { kind: 'percent', percent: 10 } as const,
    freeDelivery: false,
    maximum: minor(800),
    minimumPurchase: minor(1500),
  };
  it.each([
    [1180, { holds: false, missing: 320, off: 0, freeDelivery: false }],
    [1499, { holds: false, missing: 1, off: 0, freeDelivery: false }],
    [1500, { holds: true, missing: 0, off: 150, freeDelivery: false }],
    [8000, { holds: true, missing: 0, off: 800, freeDelivery: false }],
    [9000, { holds: true, missing: 0, off: 800, freeDelivery: false }],
  ])('at a net of %i', (net, wanted) => {
    expect(couponWorth(offered, minor(net))).toEqual(wanted);
  });
  it('applies as soon as the missing amount was added, and not a cent earlier', () => {
    const money = fc.integer({ min: 0, max: 100_000 }).map(minor);
    fc.assert(
      fc.property(money, money, (net, minimumPurchase) => {
        const terms = { ...offered, minimumPurchase };
        const { missing, holds } = couponWorth(terms, net);
        expect(holds).toBe(missing === 0);
        expect(couponWorth(terms, minor(net + missing)).holds).toBe(true);
        if (missing > 0) expect(couponWorth(terms, minor(net + missing - 1)).holds).toBe(false);
      }),
    );
  });
  it('a free-delivery coupon does not reduce the goods', () => {
    expect(couponWorth({ ...offered, freeDelivery: true }, minor(2000))).toEqual({
      holds: true,
      missing: 0,
      off: 0,
      freeDelivery: true,
    });
  });
});
