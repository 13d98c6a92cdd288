import fc from 'fast-check';
import { minutesLeft, NARROWEST, WIDEST, windowOf } from './arrival-window';

const MINUTE = 60_000;
const at = new Date('2026-03-05T15:10:20Z');
const parts = (preparation: number, pickUp: number, ride: number, spread: number) => ({
  preparation: preparation * MINUTE,
  pickUp: pickUp * MINUTE,
  ride: ride * MINUTE,
  spread: spread * MINUTE,
});
const clock = ({ from, to }: { from: Date; to: Date }) => [
  from.toISOString().slice(11, 19),
  to.toISOString().slice(11, 19),
];

describe('the window of an arrival', () => {
  it('is the sum of the parts, with the spread at both sides, in whole minutes', () => {
    expect(clock(windowOf(at, parts(15, 3, 7, 2.5)))).toEqual(['15:30:00', '15:41:00']);
    expect(clock(windowOf(at, parts(0, 0, 7, 1)))).toEqual(['15:15:00', '15:20:00']);
  });

  it('is never wider than a quarter of an hour, however little is known', () => {
    const { from, to } = windowOf(at, parts(40, 5, 30, 60));
    expect(to.getTime() - from.getTime()).toBe(WIDEST);
  });

  it('is never narrower than three minutes, and never over', () => {
    const { from, to } = windowOf(at, parts(0, 0, 8, 0));
    expect(to.getTime() - from.getTime()).toBeGreaterThanOrEqual(NARROWEST);
    expect(clock(windowOf(at, parts(0, 0, 0, 0)))).toEqual(['15:10:00', '15:12:00']);
  });

  it('contains the middle, keeps its bounds and is in whole minutes for all parts', () => {
    const span = fc.integer({ min: 0, max: 3 * 60 * MINUTE });
    fc.assert(
      fc.property(
        fc.date({ min: at, max: new Date('2027-01-01'), noInvalidDate: true }),
        span,
        span,
        span,
        span,
        (now, a, b, c, spread) => {
          const { from, to } = windowOf(now, { preparation: a, pickUp: b, ride: c, spread });
          const middle = now.getTime() + a + b + c;
          expect(from.getTime() % MINUTE).toBe(0);
          expect(to.getTime() % MINUTE).toBe(0);
          expect(to.getTime() - from.getTime()).toBeLessThanOrEqual(WIDEST);
          expect(to.getTime() - from.getTime()).toBeGreaterThanOrEqual(MINUTE);
          expect(from.getTime()).toBeLessThanOrEqual(middle);
          expect(to.getTime()).toBeGreaterThanOrEqual(middle);
          expect(to.getTime()).toBeGreaterThan(now.getTime());
        },
      ),
    );
  });
});

describe('the minutes left of a window', () => {
  const window = { from: new Date('2026-03-05T15:30:00Z'), to: new Date('2026-03-05T15:40:00Z') };

  it('are whole: the earliest rounded down, the latest up', () => {
    expect(minutesLeft(window, at)).toEqual({ min: 19, max: 30, unit: 'min' });
    expect(minutesLeft(window, new Date('2026-03-05T15:30:00Z'))).toEqual({ min: 0, max: 10, unit: 'min' });
    expect(minutesLeft(window, new Date('2026-03-05T15:39:59Z'))).toEqual({ min: 0, max: 1, unit: 'min' });
  });

  it('are none once it is over', () => {
    expect(minutesLeft(window, window.to)).toBeNull();
  });
});
