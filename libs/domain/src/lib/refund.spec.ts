import { minor } from '@shop/util';
import type { OrderStatus } from './entities';
import { ORDER_STATUSES } from './order-steps';
import { areRefundLines, canAskRefund, refundAmount } from './refund';

const row = (id: number, unitPrice: number, quantity: number, over = {}) => ({
  id,
  unitPrice,
  unitDiscount: 0,
  quantity,
  addOns: [] as { price: number; quantity: number }[],
  ...over,
});
const ROWS = [row(1, 300, 2), row(2, 100, 4)];

it('[ORD-08] is asked for exactly where the table of steps has it: delivered, paid, by its owner', () => {
  const order = { isPaid: true, paymentMethod: 'cash_on_delivery', byPhone: false } as const;
  const offered = ORDER_STATUSES.filter((status: OrderStatus) => canAskRefund({ ...order, status }));
  expect(offered).toEqual(['delivered']);
  expect(canAskRefund({ ...order, status: 'delivered', isPaid: false })).toBe(false);
  expect(canAskRefund({ ...order, status: 'delivered', byPhone: true })).toBe(false);
});

it.each([
  ['no line: the goods', [], 900],
  [
    'all lines: exactly the goods',
    [
      [1, 2],
      [2, 4],
    ],
    900,
  ],
  ['one of two units', [[1, 1]], 270],
  ['the other row', [[2, 4]], 360],
])('of %s', (_name, lines, amount) => {
  // A coupon of a tenth is shared out.
  const asked = (lines as [number, number][]).map(([rowId, quantity]) => ({ rowId, quantity }));
  expect(refundAmount(minor(900), ROWS, asked)).toBe(amount);
});

it('add-ons go back with the last unit of their row, discounts with each', () => {
  const rows = [row(1, 300, 2, { unitDiscount: 50, addOns: [{ price: 100, quantity: 1 }] }), row(2, 400, 1)];
  expect(refundAmount(minor(1000), rows, [{ rowId: 1, quantity: 1 }])).toBe(250);
  expect(refundAmount(minor(1000), rows, [{ rowId: 1, quantity: 2 }])).toBe(600);
});

it('never more than the goods, nor less than nothing, and parts add up to within a cent of the whole', () => {
  for (const goods of [0, 1, 7, 999, 12_345])
    for (const first of [0, 1, 2])
      for (const second of [0, 1, 4]) {
        const lines = [
          { rowId: 1, quantity: first },
          { rowId: 2, quantity: second },
        ].filter(({ quantity }) => quantity > 0);
        const amount = refundAmount(minor(goods), ROWS, lines);
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount).toBeLessThanOrEqual(goods);
      }
  // Rows that cost nothing, as of a prescription: the goods.
  expect(refundAmount(minor(500), [row(1, 0, 1)], [{ rowId: 1, quantity: 1 }])).toBe(500);
});

it.each([
  [[{ rowId: 1, quantity: 2 }], true],
  [[], true],
  [[{ rowId: 1, quantity: 3 }], false],
  [[{ rowId: 1, quantity: 0 }], false],
  [[{ rowId: 1, quantity: 1.5 }], false],
  [[{ rowId: 9, quantity: 1 }], false],
  [
    [
      { rowId: 1, quantity: 1 },
      { rowId: 1, quantity: 1 },
    ],
    false,
  ],
])('lines %j fit the order: %s', (lines, fits) => {
  expect(areRefundLines(lines, ROWS)).toBe(fits);
});
