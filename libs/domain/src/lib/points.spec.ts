import { minor, MOST_POINTS, MOST_TOTAL } from '@shop/util';
import fc from 'fast-check';
import { earnedPoints, pointsWorth } from './points';

/** The column of a balance. */
const MAX_INTEGER = 2 ** 31 - 1;
const terms = { perHundred: 50, decimals: 2 };

it('an order earns whole points for its total', () => {
  expect(earnedPoints(minor(1999), { ...terms, balance: 0 })).toBe(9);
  expect(earnedPoints(minor(199), { ...terms, balance: 0 })).toBe(0);
});

it('whatever orders earn, the balance stays within its bound and never falls', () => {
  const total = fc.integer({ min: 0, max: MOST_TOTAL });
  // The most dangerous start is at the bound, and beyond it where a shop had none before.
  const start = fc.oneof(
    fc.integer({ min: 0, max: MAX_INTEGER }),
    fc.integer({ min: MOST_POINTS - 5, max: MOST_POINTS + 5 }),
  );
  fc.assert(
    fc.property(start, fc.array(total, { maxLength: 50 }), (balance, totals) => {
      let held = balance;
      for (const cost of totals) {
        const earned = earnedPoints(minor(cost), { ...terms, balance: held });
        expect(Number.isSafeInteger(earned) && earned >= 0).toBe(true);
        held += earned;
        expect(held).toBeLessThanOrEqual(Math.max(balance, MOST_POINTS));
      }
    }),
  );
});

it.each([
  [MOST_POINTS - 5, 5],
  [MOST_POINTS - 4, 4],
  [MOST_POINTS - 1, 1],
  [MOST_POINTS, 0],
  [MOST_POINTS + 1, 0],
  [MAX_INTEGER, 0],
])('with %i points an order of five earns %i', (balance, earned) =>
  expect(earnedPoints(minor(1000), { ...terms, balance })).toBe(earned),
);

it('points are worth minor units', () => {
  expect(pointsWorth(100, { rate: 20, decimals: 2 })).toBe(500);
  expect(pointsWorth(100, { rate: 20, decimals: 3 })).toBe(5000);
  expect(pointsWorth(101, { rate: 3, decimals: 2 })).toBe(3367);
});
