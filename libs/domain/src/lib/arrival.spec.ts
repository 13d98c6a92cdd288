import fc from 'fast-check';
import { arrivesInTime, IN_TIME, travelMinutes } from './arrival';

const at = (min: number, max: number) => ({ min, max, unit: 'min' as const });

describe('[PLUS-65] the arrival of an order', () => {
  it('takes a minute for each 250 metres that are begun', () => {
    expect([0, 1, 250, 251, 2400].map(travelMinutes)).toEqual([0, 1, 1, 2, 10]);
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
