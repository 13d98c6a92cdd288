import { isOrderTold } from './order-news';
import { isSettled, ORDER_STATUSES } from './tracking';

const END = new Date('2026-03-05T12:00:00Z');
const after = (hours: number) => new Date(END.getTime() + hours * 3_600_000);
const WEEK = 7 * 24;

it('[PLUS-50] an order is told while something may happen to it, and for a week after its last step', () => {
  for (const status of ORDER_STATUSES) {
    const isOpen = !isSettled(status) || status === 'refund_requested';
    const times = [after(-2).toISOString(), END.toISOString(), after(-1).toISOString()];
    expect([status, isOrderTold(status, times, after(WEEK - 1))]).toEqual([status, true]);
    expect([status, isOrderTold(status, times, after(WEEK))]).toEqual([status, isOpen]);
  }
});

it('of an order without times nobody knows when it ended: it is told no more', () => {
  expect(isOrderTold('delivered', [], END)).toBe(false);
  expect(isOrderTold('pending', [], END)).toBe(true);
});
