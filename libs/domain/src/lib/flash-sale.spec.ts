import { flashProgress, saleState } from './flash-sale';

it.each([
  [0, 10, 0],
  [5, 10, 50],
  [10, 10, 100],
  [11, 10, 100],
  [3, 0, 0],
  [-1, 10, 0],
])('[CARD-26] %i sold of %i is %i percent', (sold, stock, percent) => {
  expect(flashProgress({ sold, stock })).toBe(percent);
});

it('[PROMO-06] a sale runs from its start to just before its end', () => {
  const sale = { starts: 100, ends: 200 };
  expect([99, 100, 199, 200].map((now) => saleState(sale, now))).toEqual(['soon', 'runs', 'runs', 'over']);
  expect(saleState({ starts: null, ends: null }, 5)).toBe('runs');
});
