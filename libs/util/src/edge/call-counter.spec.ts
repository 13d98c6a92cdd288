import { createCallCounter } from './call-counter';

/** Fakes the shared count of a database. */
function board() {
  const counts = new Map<string, { count: number; since: Date }>();
  const told: number[] = [];
  const share = async (key: string, calls: number, window: number) => {
    const at = clock.now;
    told.push(calls);
    const known = counts.get(key);
    const entry = known && known.since.getTime() + window > at ? known : { count: 0, since: new Date(at) };
    entry.count += calls;
    counts.set(key, entry);
    return { ...entry };
  };
  return { share, told };
}
const clock = { now: 1_000_000 };
const now = () => clock.now;

it('allows a number of calls per window, reports the remaining time, and resets', () => {
  const counter = createCallCounter({ most: 3, window: 1000, now });
  expect([1, 2, 3].map(() => counter.hit('a').isAllowed)).toEqual([true, true, true]);
  clock.now += 400;
  expect(counter.hit('a')).toEqual({ isAllowed: false, left: 0, wait: 600 });
  expect(counter.hit('b')).toEqual({ isAllowed: true, left: 2, wait: 1000 });
  clock.now += 600;
  expect(counter.hit('a')).toEqual({ isAllowed: true, left: 2, wait: 1000 });
});

it('processes with a shared count together allow little more than one would', async () => {
  const { share, told } = board();
  const processes = [1, 2, 3, 4].map(() => createCallCounter({ most: 1200, window: 60_000, now, share }));
  let passed = 0;
  for (let call = 0; call < 8000; call += 1) {
    if (processes[call % 4]?.hit('a').isAllowed) passed += 1;
    await Promise.resolve();
  }
  expect(passed).toBeGreaterThanOrEqual(1200);
  expect(passed).toBeLessThanOrEqual(1200 + 4 * 60);
  // One statement per sixty calls.
  expect(told.length).toBeLessThanOrEqual(8000 / 60);
  const alone = createCallCounter({ most: 1200, window: 60_000, now });
  expect(Array.from({ length: 2000 }, () => alone.hit('a')).filter(({ isAllowed }) => isAllowed)).toHaveLength(1200);
});

it('a failing shared count blocks nobody, and receives the calls later', async () => {
  let isAway = true;
  const { share, told } = board();
  const counter = createCallCounter({
    most: 20,
    window: 1000,
    now,
    share: (...said) => (isAway ? Promise.reject(new Error('away')) : share(said[0], said[1], said[2])),
  });
  expect(counter.hit('a').isAllowed).toBe(true);
  await new Promise((done) => setTimeout(done));
  isAway = false;
  counter.hit('a');
  expect(told).toEqual([2]);
});

it('evicts callers when there are too many, those of expired windows first', () => {
  const counter = createCallCounter({ most: 1, window: 1000, now });
  counter.hit('old');
  clock.now += 1000;
  for (let caller = 0; caller < 50_000; caller += 1) counter.hit(`c${caller}`);
  expect(counter.hit('c0').isAllowed).toBe(false);
  expect(counter.hit('c49999').isAllowed).toBe(false);
});
