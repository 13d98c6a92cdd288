/** Steps of prices, against the database's and against every price (decision 128). */
import { boot } from '../../testing.spec-helper';
import { HIGHEST_PRICE, splitPrices, stepOf } from './price-steps';

const PRICES = [
  0,
  1,
  99,
  100,
  101,
  199,
  999,
  1000,
  1099,
  9999,
  10_000,
  10_999,
  99_999,
  100_000,
  123_456,
  HIGHEST_PRICE,
];

it('the database knows the same steps', async () => {
  const world = await boot();
  const { rows } = await world.shop.database.pool.query<{ step: number }>(
    'SELECT price_step(p) AS step FROM unnest($1::int[]) p',
    [PRICES],
  );
  await world.close();
  expect(rows.map(({ step }) => step)).toEqual(PRICES.map(stepOf));
}, 120_000);

it('a range is its whole steps and what is left at its ends', () => {
  const isIn = (price: number, low: number, high: number) => low <= price && price <= high;
  const edges = [0, 1, 99, 100, 150, 199, 200, 900, 901, 999, 9999, 10_000, 10_001, 12_345, 20_999, 21_000];
  const prices = [...edges, ...PRICES, 777, 9950, 11_111];
  for (const low of edges)
    for (const high of [...edges, HIGHEST_PRICE]) {
      const { steps, ends } = splitPrices(low, high);
      for (const price of prices) {
        const inSteps = steps !== null && steps.from <= stepOf(price) && stepOf(price) < steps.to ? 1 : 0;
        const atEnds = ends.filter(([from, to]) => isIn(price, from, to)).length;
        expect({ low, high, price, times: inSteps + atEnds }).toEqual({
          low,
          high,
          price,
          times: isIn(price, low, high) ? 1 : 0,
        });
      }
    }
});

it('nothing is counted between whole amounts but the upper one', () => {
  expect(splitPrices(200, 900)).toEqual({ steps: { from: 200, to: 900 }, ends: [[900, 900]] });
  expect(splitPrices(0, HIGHEST_PRICE)).toEqual({ steps: { from: 0, to: HIGHEST_PRICE }, ends: [] });
  expect(splitPrices(900, 200)).toEqual({ steps: null, ends: [] });
});
