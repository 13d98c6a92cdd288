/** A smaller town than that of `npm run bench -- arrival`: the margins are wider, and the seed is another. */
import { deliverOrders, honestyOf } from './demo/arrivals/town';
import { bootBeforeAll } from './testing.spec-helper';

const backend = bootBeforeAll({ CLOCK_STILL: '1' });

it('[PLUS-47] tells windows that hold: four of five orders come within the first one, no window is wider than a quarter of an hour', async () => {
  const told = await deliverOrders(backend.shop, 220, 'a smaller town', 0.08);
  const figures = honestyOf(told.slice(100));
  expect(figures.orders).toBe(120);
  expect(figures.widest).toBeLessThanOrEqual(15);
  expect(figures.within).toBeGreaterThan(0.8);
  expect(figures.medianError).toBeLessThan(4);
  // Who waits longest has been told before.
  expect(figures.saidLate).toBe(1);
}, 300_000);
