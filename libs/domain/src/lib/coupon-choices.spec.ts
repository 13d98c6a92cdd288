import { minor } from '@shop/util';
import { couponChoices, type CouponOrder } from './coupon-choices';
import type { Coupon, CouponReach } from './entities';

const reach: CouponReach = { type: 'default', ids: [], starts: '2026-03-01', limit: 2, uses: 0 };
const coupon = (code: string, minimum: number, over: Partial<Coupon> = {}): Coupon => ({
  id: code,
  code,
  title: code,
  discount: { kind: 'amount', amount: minor(100) },
  maximum: minor(0),
  minimumPurchase: minor(minimum),
  freeDelivery: false,
  expires: '2026-03-31',
  reach,
  ...over,
});
const order: CouponOrder = {
  net: minor(1180),
  storeId: '9',
  zoneId: '1',
  earlierOrders: 3,
  today: '2026-03-05',
  savingOf: ({ discount }) => (discount?.kind === 'amount' ? discount.amount : null),
};
const off = (amount: number) => ({ discount: { kind: 'amount', amount: minor(amount) } as const });
const codesOf = (coupons: readonly Coupon[], over: Partial<CouponOrder> = {}) =>
  couponChoices(coupons, { ...order, ...over }).map(({ coupon: { code }, saving, missing }) => [code, saving, missing]);

describe('[CHK-18] the coupons of an order', () => {
  it('those that fit come first, the best saving first; then those that lack an amount, the smallest first', () => {
    const ride = coupon('RIDE', 0, { discount: null, freeDelivery: true });
    const list = [coupon('BIG', 5000), coupon('A', 0), ride, coupon('B', 1180, off(300)), coupon('NEAR', 1600)];
    expect(codesOf(list)).toEqual([
      ['B', 300, 0],
      ['A', 100, 0],
      ['RIDE', null, 0],
      ['NEAR', 0, 420],
      ['BIG', 0, 3820],
    ]);
  });

  it('one that takes nothing off is left out', () => {
    expect(codesOf([coupon('A', 0), coupon('NIL', 0, off(0))])).toEqual([['A', 100, 0]]);
  });

  it.each<[string, Partial<Coupon>, boolean]>([
    ['of this store', { reach: { ...reach, type: 'store_wise', ids: ['9'] } }, true],
    ['of another store', { reach: { ...reach, type: 'store_wise', ids: ['8'] } }, false],
    ['of this zone', { reach: { ...reach, type: 'zone_wise', ids: ['1'] } }, true],
    ['of another zone', { reach: { ...reach, type: 'zone_wise', ids: ['2'] } }, false],
    ['for a first order', { reach: { ...reach, type: 'first_order' } }, false],
    ['used up', { reach: { ...reach, uses: 2 } }, false],
    ['on its last day', { expires: '2026-03-05' }, true],
    ['after its last day', { expires: '2026-03-04' }, false],
    ['before its first day', { reach: { ...reach, starts: '2026-03-06' } }, false],
    ['that does not say whom it is for', { reach: undefined as never }, true],
  ])('one %s', (_, over, isListed) => {
    expect(codesOf([coupon('A', 0, over)])).toHaveLength(isListed ? 1 : 0);
  });

  it('a first order has the coupons for it', () => {
    expect(codesOf([coupon('A', 0, { reach: { ...reach, type: 'first_order' } })], { earlierOrders: 0 })).toHaveLength(
      1,
    );
  });
});
