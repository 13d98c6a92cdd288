import fc from 'fast-check';
import { learned, median, queueSeconds, times } from './arrival-figures';

const before = { middle: 1200, spread: 240 };

describe('what finished orders teach', () => {
  it('is the middle one, or the mean of the two in the middle', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([9, 1, 5, 7])).toBe(6);
  });

  it('is what was believed without any, half of it with four orders, and little of it with many', () => {
    expect(learned([], before)).toEqual(before);
    expect(learned([600, 600, 600, 600], before)).toEqual({ middle: 900, spread: 120 });
    expect(
      learned(
        Array.from({ length: 36 }, () => 600),
        before,
      ).middle,
    ).toBe(660);
  });

  it('is not moved by one wild order', () => {
    const calm = Array.from({ length: 20 }, (_, index) => 600 + index);
    const wild = learned([...calm, 90_000], before);
    expect(Math.abs(wild.middle - learned(calm, before).middle)).toBeLessThan(10);
  });

  it('lies between what was believed and what was seen', () => {
    const seconds = fc.integer({ min: 0, max: 7200 });
    fc.assert(
      fc.property(fc.array(seconds, { minLength: 1 }), seconds, (samples, middle) => {
        const after = learned(samples, { middle, spread: 60 });
        const low = Math.min(middle, ...samples);
        const high = Math.max(middle, ...samples);
        expect(after.middle).toBeGreaterThanOrEqual(low - 1e-6);
        expect(after.middle).toBeLessThanOrEqual(high + 1e-6);
        expect(after.spread).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('grows with a factor', () => {
    expect(times(before, 0.5)).toEqual({ middle: 600, spread: 120 });
  });
});

describe('the queue of couriers', () => {
  it('is empty while one is free, and where nobody knows any', () => {
    expect(queueSeconds(3, 4, 1200)).toBe(0);
    expect(queueSeconds(50, 0, 1200)).toBe(0);
  });

  it('grows by one share of a round for each order ahead', () => {
    expect(queueSeconds(4, 4, 1200)).toBe(300);
    expect(queueSeconds(7, 4, 1200)).toBe(1200);
  });
});
