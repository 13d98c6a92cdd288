import fc from 'fast-check';
import { minor, type Minor } from '@shop/util';
import { activeDiscount, badgeDiscount, discountedPrice, discountOn } from './discount';
import type { Discount } from './entities';
import { deliveryFee } from './delivery-fee';
import { freeDeliveryProgress, orderDiscount, priceCart, priceLine, priceOrder, priceSpan, unitPrice } from './pricing';
import { optionPrice, variationPrice } from './option-price';
import { sampleItem, sampleLine } from './sample.spec-helper';
import { noChoice, toggleOption } from './variation';

const group = (name: string, price: number) => ({
  name,
  multi: false,
  required: false,
  min: 0,
  max: 0,
  options: [{ label: 'Large', price: minor(price) }],
});
const pizza = sampleItem({
  discount: { kind: 'percent', percent: 10 },
  groups: [group('Size', 250)],
  addOns: [{ id: 'dip', name: 'Dip', price: minor(75) }],
});
const large = { variation: null, options: { Size: ['Large'] }, addOns: [{ id: 'dip', quantity: 2 }] };

const discounts: fc.Arbitrary<Discount | null> = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 0, max: 100 }).map((percent) => ({ kind: 'percent', percent }) as Discount),
  fc.integer({ min: 0, max: 3000 }).map((amount) => ({ kind: 'amount', amount: minor(amount) }) as Discount),
);

describe('pricing', () => {
  it('computes the worked example of the contract to the last digit', () => {
    const lines = [{ item: pizza, choice: large, quantity: 2 }];
    const fee = deliveryFee({
      orderType: 'delivery',
      storeDeliversFree: false,
      ownRates: null,
      km: 4,
      net: minor(1740),
      freeFrom: null,
      zoneRates: { perKm: minor(60), minimum: minor(200), maximum: null },
      extra: minor(50),
      increasedPercent: 0,
    });
    expect(fee).toMatchObject({ ok: true, charge: 290 });
    const order = priceOrder({
      lines,
      storeDiscount: null,
      coupon: minor(300),
      tax: { percent: 5, included: false },
      delivery: minor(290),
      tip: minor(100),
      additionalCharge: minor(30),
    });
    expect(order).toMatchObject({ items: 2100, addOns: 150, discount: 210, net: 1740, tax: 87, total: 2247 });
  });

  it('[ITEM-12] [ITEM-32] totals unit price times quantity, add-ons with their own quantity', () => {
    expect(priceLine(pizza, large, 3)).toMatchObject({
      unit: 1050,
      unitDiscount: 105,
      addOns: 150,
      total: 3 * 945 + 150,
    });
  });

  it('[ITEM-17] adds the selected options to the unit price', () => {
    expect(unitPrice(pizza, large)).toBe(1050);
    expect(unitPrice(pizza, noChoice)).toBe(800);
  });

  it('[ITEM-23] the price of a variation replaces the item’s', () => {
    const shirt = sampleItem({ variations: [{ type: 'Red-XL', price: minor(1400), stock: 3 }] });
    expect(unitPrice(shirt, { ...noChoice, variation: 'Red-XL' })).toBe(1400);
  });

  it('[CARD-17] [CARD-18] [CARD-19] returns the active discount', () => {
    const ten: Discount = { kind: 'percent', percent: 10 };
    expect(activeDiscount(sampleItem({ discount: ten, storeDiscount: 20 }))).toEqual({ kind: 'percent', percent: 20 });
    expect(activeDiscount(sampleItem({ discount: ten, storeDiscount: 20, isFlashSale: true }))).toEqual(ten);
    expect(badgeDiscount(sampleItem({ discount: { kind: 'amount', amount: minor(50) } }))).toEqual({
      kind: 'amount',
      amount: 50,
    });
    expect(badgeDiscount(sampleItem({ discount: { kind: 'percent', percent: 0 } }))).toBeNull();
  });

  it('keeps every discounted price between 0 and the price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), discounts, (price, discount) => {
        const now = discountedPrice(minor(price), discount);
        expect(now).toBeGreaterThanOrEqual(0);
        expect(now).toBeLessThanOrEqual(price);
        expect(now + discountOn(minor(price), discount)).toBe(price);
      }),
    );
  });

  it('[CART-19] [CART-20] sums the subtotal after discount and the amount saved', () => {
    const lines = [
      sampleLine({ item: pizza, choice: large, quantity: 2 }),
      sampleLine({ item: sampleItem(), quantity: 1 }),
    ];
    expect(priceCart(lines)).toEqual({ subtotal: 1890 + 150 + 800, saved: 210 });
  });

  it('[CARD-21] [ITEM-08] returns the price range of the variations', () => {
    const item = sampleItem({
      discount: { kind: 'percent', percent: 50 },
      variations: [
        { type: 'A', price: minor(400), stock: 1 },
        { type: 'B', price: minor(900), stock: 1 },
      ],
    });
    expect(priceSpan(item)).toEqual({ low: 400, high: 900, lowNow: 200, highNow: 450 });
  });

  it('[ITEM-08] [ITEM-23] the price of a variation includes the discount', () => {
    const large = { type: '500g', price: minor(980), stock: 1 };
    const coffee = (discount: Discount | null, storeDiscount = 0) =>
      sampleItem({ discount, storeDiscount, variations: [large] });
    expect(variationPrice(coffee({ kind: 'percent', percent: 10 }), large)).toEqual({ before: 980, now: 882 });
    expect(variationPrice(coffee({ kind: 'amount', amount: minor(50) }), large)).toEqual({ before: 980, now: 930 });
    expect(variationPrice(coffee({ kind: 'percent', percent: 10 }, 25), large)).toEqual({ before: 980, now: 735 });
    expect(variationPrice(coffee(null), large)).toEqual({ before: 980, now: 980 });
    fc.assert(
      fc.property(discounts, (discount) => {
        const item = coffee(discount);
        const line = priceLine(item, { ...noChoice, variation: large.type }, 1);
        expect(variationPrice(item, large)).toEqual({ before: line.gross, now: line.total });
      }),
    );
  });

  it('[ITEM-17] a percentage covers options, a fixed discount applies once per unit and leaves them', () => {
    const size = {
      ...group('Size', 250),
      options: [250, 0].map((price) => ({ label: `${price}`, price: minor(price) })),
    };
    const dish = (discount: Discount | null) => sampleItem({ discount, groups: [size] });
    expect(optionPrice(dish({ kind: 'percent', percent: 10 }), noChoice, size, '250')).toEqual({
      before: 250,
      now: 225,
    });
    expect(optionPrice(dish({ kind: 'amount', amount: minor(100) }), noChoice, size, '250')).toEqual({
      before: 250,
      now: 250,
    });
    expect(optionPrice(dish(null), noChoice, size, '250')).toEqual({ before: 250, now: 250 });
  });

  it('[ITEM-12] [ITEM-17] the total changes by exactly the option’s price, whatever else is selected', () => {
    const price = fc.integer({ min: 0, max: 999 }).map(minor);
    const scene = fc.record({
      discount: discounts,
      prices: fc.array(price, { minLength: 3, maxLength: 3 }),
      chosen: fc.subarray(['0', '1', '2']),
      label: fc.constantFrom('0', '1', '2'),
      multi: fc.boolean(),
    });
    fc.assert(
      fc.property(scene, ({ discount, prices, chosen, label, multi }) => {
        const options = prices.map((cost, index) => ({ label: `${index}`, price: cost }));
        const extras = { ...group('Extras', 0), multi, options };
        const item = sampleItem({ discount, groups: [extras, group('Size', 250)] });
        const choice = {
          ...noChoice,
          options: { Size: ['Large'], Extras: multi ? chosen : chosen.slice(0, 1) },
        };
        const off = {
          ...choice,
          options: { ...choice.options, Extras: multi ? chosen.filter((one) => one !== label) : [] },
        };
        const on = toggleOption(off, extras, label);
        const { before, now } = optionPrice(item, choice, extras, label);
        expect(now).toBe(priceLine(item, on, 1).total - priceLine(item, off, 1).total);
        expect(before).toBe(prices[Number(label)]);
        expect(now).toBeLessThanOrEqual(before);
      }),
    );
  });

  it('caps the store discount and drops it below its minimum purchase', () => {
    const lines = [{ item: sampleItem({ storeDiscount: 50 }), choice: noChoice, quantity: 2 }];
    const rule = (maximum: number, minimumPurchase: number) => ({
      percent: 50,
      maximum: minor(maximum),
      minimumPurchase: minor(minimumPurchase),
    });
    expect(orderDiscount(lines, rule(0, 0))).toBe(800);
    expect(orderDiscount(lines, rule(799, 0))).toBe(799);
    expect(orderDiscount(lines, rule(800, 1600))).toBe(800);
    expect(orderDiscount(lines, rule(0, 1601))).toBe(0);
  });

  it('shows included tax without adding it', () => {
    const order = priceOrder({
      lines: [{ item: sampleItem({ price: minor(1050) }), choice: noChoice, quantity: 1 }],
      storeDiscount: null,
      coupon: minor(0),
      tax: { percent: 5, included: true },
      delivery: minor(0),
      tip: minor(0),
      additionalCharge: minor(0),
    });
    expect(order).toMatchObject({ tax: 50, total: 1050 });
  });

  it('never totals below delivery and charges, whatever the coupon', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5000 }),
        fc.integer({ min: 1, max: 9 }),
        discounts,
        (coupon, quantity, discount) => {
          const order = priceOrder({
            lines: [{ item: sampleItem({ discount }), choice: noChoice, quantity }],
            storeDiscount: null,
            coupon: minor(coupon),
            tax: { percent: 7, included: false },
            delivery: minor(200),
            tip: minor(10),
            additionalCharge: minor(5),
          });
          expect(order.net).toBeGreaterThanOrEqual(0);
          expect(order.total).toBe(order.net + order.tax + 215);
        },
      ),
    );
  });
});

describe('free delivery', () => {
  const fee = (over: object) =>
    deliveryFee({
      orderType: 'delivery',
      storeDeliversFree: false,
      ownRates: null,
      km: 2,
      net: minor(999),
      freeFrom: minor(1000),
      zoneRates: { perKm: minor(60), minimum: minor(200), maximum: minor(500) },
      extra: minor(0),
      increasedPercent: 0,
      ...over,
    });

  it('[CART-21] [CART-22] reports progress clamped to 0-100', () => {
    expect(freeDeliveryProgress(minor(250), minor(1000))).toBe(25);
    expect(freeDeliveryProgress(minor(1001), minor(1000))).toBe(100);
    expect(freeDeliveryProgress(minor(-1), minor(1000))).toBe(0);
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (subtotal, threshold) => {
        const share = freeDeliveryProgress(subtotal as Minor, threshold as Minor);
        return share >= 0 && share <= 100;
      }),
    );
  });

  it('[CHK-15] applies from the threshold on, by the store, and for take-away', () => {
    expect(fee({})).toMatchObject({ charge: 200, freeBy: null });
    expect(fee({ net: minor(1000) })).toMatchObject({ charge: 0, original: 200, freeBy: 'threshold' });
    expect(fee({ storeDeliversFree: true })).toMatchObject({ charge: 0, freeBy: 'store' });
    expect(fee({ orderType: 'take_away' })).toMatchObject({ charge: 0, freeBy: 'takeAway' });
  });

  it('otherwise grows with distance up to the cap, adds the surcharge, and reports what has no price', () => {
    expect(fee({ km: 5 })).toMatchObject({ charge: 300 });
    expect(fee({ km: 100 })).toMatchObject({ charge: 500 });
    expect(fee({ km: 5, increasedPercent: 10, extra: minor(100) })).toMatchObject({ charge: 440 });
    expect(fee({ zoneRates: null })).toEqual({ ok: false, reason: 'notDeliverable' });
    expect(fee({ km: null })).toEqual({ ok: false, reason: 'distanceUnknown' });
  });
});
