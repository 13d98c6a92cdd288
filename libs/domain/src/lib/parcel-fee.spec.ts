import fc from 'fast-check';
import { minor } from '@shop/util';
import { lowestParcelFee, parcelFee, parcelSpan, parcelTotal } from './parcel-fee';

const rates = { perKm: minor(60), minimum: minor(190) };
const base = { category: { perKm: null, minimum: null }, rates, km: 5, extra: minor(0), increasedPercent: 0 };

describe('parcelFee', () => {
  it.each([
    ['by the distance', {}, 300],
    ['at least the minimum', { km: 1 }, 190],
    ['the minimum and the distance meet', { km: 190 / 60 }, 190],
    ['the category’s kilometre', { category: { perKm: minor(100), minimum: null } }, 500],
    ['the category’s minimum', { km: 1, category: { perKm: null, minimum: minor(250) } }, 250],
    ['a category’s 0 is none', { category: { perKm: minor(0), minimum: minor(0) } }, 300],
    ['the vehicle’s extra', { extra: minor(60) }, 360],
    ['the increase is of charge and extra', { extra: minor(60), increasedPercent: 10 }, 396],
    ['a distance below 0 is none', { km: -1 }, 190],
  ])('[PARC-17] %s', (_, over, fee) => {
    expect(parcelFee({ ...base, ...over })).toBe(fee);
  });

  it('never falls with a longer distance', () => {
    const km = fc.double({ min: 0, max: 500, noNaN: true });
    fc.assert(
      fc.property(km, km, (a, b) => {
        const [near, far] = [Math.min(a, b), Math.max(a, b)];
        expect(parcelFee({ ...base, km: near })).toBeLessThanOrEqual(parcelFee({ ...base, km: far }));
      }),
    );
  });

  it('[PARC-17] is never below the lowest fee of its category and zone', () => {
    const input = { ...base, category: { perKm: null, minimum: minor(250) }, increasedPercent: 10 };
    expect(lowestParcelFee(input)).toBe(275);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 500, noNaN: true }), fc.nat(500), (km, extra) =>
        expect(parcelFee({ ...input, km, extra: minor(extra) })).toBeGreaterThanOrEqual(lowestParcelFee(input)),
      ),
    );
  });

  it('the total is fee, tip and additional charge', () => {
    expect(parcelTotal({ fee: minor(300), tip: minor(100), additionalCharge: minor(30) })).toBe(430);
  });
});

describe('parcelSpan', () => {
  it.each([
    [0, 10, 20],
    [0.5, 15, 25],
    [5, 25, 35],
    [5.01, 30, 40],
    [-1, 10, 20],
  ])('[PARC-17] %d km take the courier to the sender and on: %d to %d minutes', (km, min, max) => {
    expect(parcelSpan(km)).toEqual({ min, max, unit: 'min' });
  });

  it('is never shorter over a longer distance', () => {
    const km = fc.double({ min: 0, max: 500, noNaN: true });
    fc.assert(
      fc.property(km, km, (a, b) => {
        const [near, far] = [parcelSpan(Math.min(a, b)), parcelSpan(Math.max(a, b))] as { min: number }[];
        expect(near?.min).toBeLessThanOrEqual(far?.min ?? 0);
      }),
    );
  });
});
