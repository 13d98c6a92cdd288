import fc from 'fast-check';
import { arrivalOf, arrivesInTime, IN_TIME, travelMinutes } from './arrival';

const at = (min: number, max: number) => ({ min, max, unit: 'min' as const });

describe('[PLUS-65] the arrival of an order', () => {
  it('is the preparation and the way, in whole minutes', () => {
    expect(arrivalOf(at(10, 18), 0)).toEqual(at(10, 18));
    expect(arrivalOf(at(10, 18), 250)).toEqual(at(11, 19));
    expect(arrivalOf(at(10, 18), 251)).toEqual(at(12, 20));
    expect(arrivalOf(at(10, 18), 2400)).toEqual(at(20, 28));
  });

  it('is unknown without a place, and without a time', () => {
    expect(arrivalOf(at(10, 18), null)).toBeNull();
    expect(arrivalOf(null, 300)).toBeNull();
  });

  it('is in time when even the latest minute is', () => {
    expect(arrivesInTime(at(20, IN_TIME))).toBe(true);
    expect(arrivesInTime(at(20, IN_TIME + 1))).toBe(false);
    expect(arrivesInTime(null)).toBe(false);
    expect(arrivesInTime({ text: 'soon' })).toBe(false);
  });

  it('is never before the preparation ends, and later for a longer way', () => {
    const metres = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(metres, metres, (one, more) => {
        expect(travelMinutes(one)).toBeGreaterThanOrEqual(0);
        expect(travelMinutes(one + more)).toBeGreaterThanOrEqual(travelMinutes(one));
      }),
    );
  });
});
