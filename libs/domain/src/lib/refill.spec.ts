import fc from 'fast-check';
import { purchasesOf } from './buy-again';
import { dueRefills, refillDueAt } from './refill';

const DAY = 86_400_000;
const supply = (id: number, days: number[], over: { packDays?: number; lastQuantity?: number } = {}) => ({
  id,
  packDays: null,
  lastQuantity: 1,
  ...over,
  ...purchasesOf(days.map((day) => day * DAY)),
});
const due = (now: number, ...entries: ReturnType<typeof supply>[]) =>
  dueRefills(entries, now * DAY).map(({ id }) => id);

describe('a refill', () => {
  it('[PLUS-90] is due from 80 % of the usual distance between two orders on', () => {
    const monthly = supply(1, [100, 130, 160]);
    expect(refillDueAt(monthly)).toBe(184 * DAY);
    expect([183.99, 184, 190, 400].map((now) => due(now, monthly))).toEqual([[], [1], [1], [1]]);
    // One long holiday does not change the habit.
    expect(refillDueAt(supply(1, [0, 10, 20, 90, 100]))).toBe(108 * DAY);
  });

  it('[PLUS-90] after one order is due when its packs run out, if it is known how long one lasts', () => {
    expect(refillDueAt(supply(1, [100]))).toBeNull();
    expect(due(9999, supply(1, [100]))).toEqual([]);
    expect(refillDueAt(supply(1, [100], { packDays: 30 }))).toBe(124 * DAY);
    expect(refillDueAt(supply(1, [100], { packDays: 30, lastQuantity: 2 }))).toBe(148 * DAY);
    // The habit of a customer says more than the pack.
    expect(refillDueAt(supply(1, [100, 110], { packDays: 30 }))).toBe(118 * DAY);
  });

  it('[PLUS-90] comes first when its pack runs out today, and last when it was probably given up', () => {
    const [early, today, late, gone] = [
      supply(1, [73, 83]),
      supply(2, [80, 90]),
      supply(3, [76, 86]),
      supply(4, [10, 20]),
    ];
    expect(due(100, gone, late, early, today)).toEqual([2, 3, 1, 4]);
    expect(due(100, supply(6, [80, 90]), supply(5, [80, 90]))).toEqual([5, 6]);
  });

  const entry = fc
    .record({
      days: fc.uniqueArray(fc.integer({ min: 0, max: 3000 }), { minLength: 1, maxLength: 12 }),
      packDays: fc.option(fc.integer({ min: 1, max: 366 })),
      lastQuantity: fc.integer({ min: 1, max: 20 }),
    })
    .map(({ days, packDays, lastQuantity }) => ({
      ...purchasesOf(days.map((day) => day * DAY)),
      packDays,
      lastQuantity,
    }));
  const entries = fc
    .array(entry, { maxLength: 20 })
    .map((all) => all.map((each, index) => ({ ...each, id: index + 1 })));

  it('[PLUS-90] never comes before 80 % of the distance has passed, and once due stays so', () => {
    fc.assert(
      fc.property(entries, fc.integer({ min: 0, max: 9000 }), fc.nat(3000), (all, now, later) => {
        const found = dueRefills(all, now * DAY);
        for (const { lastAt, typicalDays, packDays, lastQuantity } of found) {
          const days = typicalDays ?? (packDays ?? Number.NaN) * lastQuantity;
          expect(now * DAY - lastAt).toBeGreaterThanOrEqual(days * 0.8 * DAY - 1);
        }
        const ids = (each: typeof found) => new Set(each.map(({ id }) => id));
        const [before, after] = [ids(found), ids(dueRefills(all, (now + later) * DAY))];
        expect([...before].every((id) => after.has(id))).toBe(true);
      }),
    );
  });

  it('[PLUS-90] has one order, whatever the order of the answer', () => {
    fc.assert(
      fc.property(entries, fc.integer({ min: 0, max: 9000 }), (all, now) => {
        expect(dueRefills([...all].reverse(), now * DAY)).toEqual(dueRefills(all, now * DAY));
      }),
    );
  });
});
