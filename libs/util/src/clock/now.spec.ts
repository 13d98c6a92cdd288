/** The marketplace's clock on a device whose own clock is wrong (decision 082). */
import type * as watchClock from '../watch-clock';
import type * as now from './now';

const NOON = Date.parse('2026-03-05T11:00:00Z');
const HOUR = 3_600_000;
const WRONG = [-26, -3, 3, 26].map((hours) => hours * HOUR);

type Clock = typeof now & typeof watchClock;
/** A clock that has learned nothing, on a device that shows `device`. */
async function open(device: number): Promise<Clock> {
  jest.resetModules();
  jest.useFakeTimers({ now: device });
  return { ...(await import('./now')), ...(await import('../watch-clock')) };
}
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** @param at what the server's clock showed, ms */
const headers = (at: number, more: Record<string, string> = {}) =>
  new Headers({ date: new Date(at).toUTCString(), ...more });
/** How far the clock is ahead, ms. @param real what it should show */
const error = (clock: Clock, real: number) => clock.now().getTime() - real;

describe('an answer of the backend', () => {
  it.each(WRONG)('sets the clock of a device that is %i ms ahead, to the second', async (wrong) => {
    const clock = await open(NOON + wrong);
    expect(error(clock, NOON)).toBe(wrong);
    const received = clock.timeRequest();
    jest.advanceTimersByTime(800);
    received(headers(NOON + 400));
    // The answer shows whole seconds, and came some time after it was written.
    expect(Math.abs(error(clock, NOON + 800))).toBeLessThanOrEqual(900);
    jest.advanceTimersByTime(HOUR);
    expect(Math.abs(error(clock, NOON + 800 + HOUR))).toBeLessThanOrEqual(900);
  });

  it('leaves a clock alone that may be right', async () => {
    const clock = await open(NOON + 700);
    const received = clock.timeRequest();
    jest.advanceTimersByTime(300);
    received(headers(NOON));
    expect(error(clock, NOON + 1000)).toBe(0);
  });

  it('is ignored without a readable date', async () => {
    const clock = await open(NOON);
    for (const date of [{}, { date: 'soon' }, { date: 'Thu, 05 Mar 2026 20:00:00 GMT', age: 'x' }])
      clock.timeRequest()(new Headers(date as Record<string, string>));
    expect(error(clock, NOON)).toBe(0);
  });

  it.each([
    ['an HTTP cache', { age: '7200', 'cache-control': 'public, max-age=0, s-maxage=9000' }, 0],
    ['the browser’s cache', { 'cache-control': 'public, max-age=9000' }, 0],
    ['a stale entry', { 'cache-control': 'stale-while-revalidate=9000' }, 0],
  ])('from %s does not set a right clock back', async (_from, more, expected) => {
    const clock = await open(NOON);
    clock.timeRequest()(headers(NOON - 2 * HOUR, more));
    expect(error(clock, NOON)).toBe(expected);
  });

  it('from a cache still shows that a clock is behind', async () => {
    const clock = await open(NOON - 26 * HOUR);
    clock.timeRequest()(headers(NOON - HOUR, { age: '3600', 'cache-control': 's-maxage=9000' }));
    expect(error(clock, NOON)).toBe(0);
    clock.timeRequest()(headers(NOON - 2 * HOUR, { 'cache-control': 'max-age=9000' }));
    expect(error(clock, NOON)).toBe(0);
  });

  it('corrects again when the device’s clock is set while the shop is open', async () => {
    const clock = await open(NOON + 3 * HOUR);
    clock.timeRequest()(headers(NOON));
    jest.setSystemTime(NOON);
    clock.timeRequest()(headers(NOON));
    expect(Math.abs(error(clock, NOON))).toBeLessThanOrEqual(1000);
    jest.setSystemTime(NOON + 26 * HOUR);
    clock.timeRequest()(headers(NOON));
    expect(Math.abs(error(clock, NOON))).toBeLessThanOrEqual(1000);
  });
});

describe('the page that the browser starts from', () => {
  /** Starts from a page that was requested 200 ms ago. @param transferSize bytes; 0: from the browser's cache */
  const start = (clock: Clock, renderedAt: number, transferSize: number) => {
    const visit = { transferSize, requestStart: performance.now() - 200 };
    jest.spyOn(performance, 'getEntriesByType').mockReturnValue([visit] as never);
    clock.timePage(renderedAt);
  };

  it.each(WRONG)('sets the clock of a device that is %i ms ahead', async (wrong) => {
    const clock = await open(NOON + wrong);
    start(clock, NOON - 100, 30_000);
    expect(error(clock, NOON)).toBe(0);
  });

  it('does not set the clock back when it was stored: by the browser for hours, by a cache in front for minutes', async () => {
    const clock = await open(NOON);
    start(clock, NOON - 26 * HOUR, 0);
    start(clock, NOON - HOUR / 2, 30_000);
    expect(error(clock, NOON)).toBe(0);
    const behind = await open(NOON - 26 * HOUR);
    start(behind, NOON - HOUR / 2, 0);
    expect(error(behind, NOON)).toBe(-HOUR / 2);
  });
});

describe('views', () => {
  it('hear of every minute on the clock, and of corrections, while they watch', async () => {
    const clock = await open(NOON - 3 * HOUR + 30_000);
    const [first, second] = [jest.fn(), jest.fn()];
    const unwatch = clock.watchClock(first);
    const unwatchSecond = clock.watchClock(second);
    jest.advanceTimersByTime(29_999);
    expect(first).toHaveBeenCalledTimes(0);
    jest.advanceTimersByTime(1);
    expect(first).toHaveBeenCalledTimes(1);
    clock.timeRequest()(headers(NOON + 40_000));
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([2, 2]);
    unwatch();
    // The next minute of the corrected clock.
    jest.advanceTimersByTime(20_000);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([2, 3]);
    unwatchSecond();
    expect(jest.getTimerCount()).toBe(0);
  });
});
