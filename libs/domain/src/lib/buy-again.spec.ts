import fc from 'fast-check';
import { byHabit, purchasesOf } from './buy-again';

const DAY = 86_400_000;
const onDays = (...days: number[]) => purchasesOf(days.map((day) => day * DAY));
const bought = (id: number, times: number, lastDay: number) => ({
  id,
  times,
  lastAt: lastDay * DAY,
  typicalDays: null,
});
const order = (...entries: ReturnType<typeof bought>[]) => byHabit(entries).map(({ id }) => id);

describe('what is bought again', () => {
  it('[PLUS-64] counts orders, and says how many days usually lie between two', () => {
    expect(onDays(100)).toEqual({ times: 1, lastAt: 100 * DAY, typicalDays: null });
    expect(onDays(100, 107)).toEqual({ times: 2, lastAt: 107 * DAY, typicalDays: 7 });
    // One long holiday does not change the habit.
    expect(onDays(100, 107, 114, 160, 167)).toMatchObject({ times: 5, typicalDays: 7 });
    expect(onDays(100, 106, 116)).toMatchObject({ typicalDays: 8 });
    expect(onDays(100, 100.1)).toMatchObject({ times: 2, typicalDays: 1 });
  });

  it('[PLUS-64] comes first when it is bought more often, or was bought later', () => {
    expect(order(bought(1, 2, 100), bought(2, 3, 100))).toEqual([2, 1]);
    expect(order(bought(1, 2, 100), bought(2, 2, 101))).toEqual([2, 1]);
    // Twice as often weighs as much as a month.
    expect(order(bought(1, 4, 100), bought(2, 2, 129))).toEqual([1, 2]);
    expect(order(bought(1, 4, 100), bought(2, 2, 131))).toEqual([2, 1]);
    expect(order(bought(2, 2, 100), bought(1, 2, 100))).toEqual([1, 2]);
  });

  it('[PLUS-64] has one order, whatever the order of the answer and however much later it is asked', () => {
    const entry = fc.record({
      id: fc.integer({ min: 1, max: 9999 }),
      times: fc.integer({ min: 1, max: 200 }),
      lastAt: fc.integer({ min: 0, max: 3000 }).map((day) => day * DAY),
      typicalDays: fc.constant(null),
    });
    const entries = fc.uniqueArray(entry, { selector: ({ id }) => id, maxLength: 30 });
    fc.assert(
      fc.property(entries, (all) => {
        const ranked = byHabit(all);
        expect(byHabit([...all].reverse())).toEqual(ranked);
        ranked.slice(1).forEach((later, index) => {
          const earlier = ranked[index] ?? later;
          expect(earlier.times >= later.times || earlier.lastAt > later.lastAt).toBe(true);
        });
      }),
    );
  });
});
