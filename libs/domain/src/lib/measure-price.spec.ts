import { minor } from '@shop/util';
import fc from 'fast-check';
import type { Amount } from './entities';
import { measurePrice, readAmount } from './measure-price';
import { sampleItem } from './sample.spec-helper';

const of = (price: number, value: number, unit: Amount['unit'], over = {}) =>
  measurePrice(sampleItem({ price: minor(price), amount: { value, unit }, ...over }));

describe('the price per kilogram or litre', () => {
  it.each([
    [210, 500, 'g', { price: 420, per: 'kg', isWhole: false }],
    [249, 1, 'kg', { price: 249, per: 'kg', isWhole: true }],
    [249, 1000, 'g', { price: 249, per: 'kg', isWhole: true }],
    [330, 1.5, 'kg', { price: 220, per: 'kg', isWhole: false }],
    [315, 750, 'ml', { price: 420, per: 'l', isWhole: false }],
    [90, 33, 'cl', { price: 273, per: 'l', isWhole: false }],
    [129, 1, 'l', { price: 129, per: 'l', isWhole: true }],
  ] as const)('[PLUS-64] %i for %d %s', (price, value, unit, expected) => {
    expect(of(price, value, unit)).toEqual(expected);
  });

  it('[PLUS-64] is of the price that is paid: after the discount that applies', () => {
    expect(of(200, 500, 'g', { discount: { kind: 'percent', percent: 25 } })?.price).toBe(300);
    expect(of(200, 500, 'g', { discount: { kind: 'percent', percent: 25 }, storeDiscount: 50 })?.price).toBe(200);
  });

  it('[PLUS-64] is unknown without an amount, for an odd one, and where sizes differ in price', () => {
    const sizes = (...prices: number[]) => prices.map((price) => ({ type: `${price}`, price: minor(price), stock: 1 }));
    expect(measurePrice(sampleItem())).toBeNull();
    for (const value of [0, -1, Number.NaN, 1e-300]) expect(of(200, value, 'g')).toBeNull();
    expect(of(200, 500, 'g', { variations: sizes(100, 190) })).toBeNull();
    expect(of(200, 500, 'g', { variations: sizes(210, 210) })?.price).toBe(420);
  });

  it('[PLUS-64] is the same for the same amount in any unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 1, max: 50 }), (price, kilos) => {
        expect(of(price, kilos * 1000, 'g')).toEqual(of(price, kilos, 'kg'));
        expect(of(price, kilos * 1000, 'ml')).toEqual(of(price, kilos * 100, 'cl'));
        expect(of(price, kilos * 100, 'cl')).toEqual(of(price, kilos, 'l'));
      }),
    );
  });
});

it.each([
  ['500 g', { value: 500, unit: 'g' }],
  ['kg', { value: 1, unit: 'kg' }],
  [' 1.5L ', { value: 1.5, unit: 'l' }],
  ['33 cl', { value: 33, unit: 'cl' }],
  ['0 g', null],
  ['pack', null],
  ['6 pcs', null],
  ['500 g pack', null],
  ['', null],
])('[PLUS-64] reads the amount %j', (text, amount) => {
  expect(readAmount(text)).toEqual(amount);
});
