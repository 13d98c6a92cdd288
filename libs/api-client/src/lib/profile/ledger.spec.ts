/** Entries of wallet and points, as this backend and others send them. */
import { minor } from '@shop/util';
import { toLedger } from './ledger';

const entry = (over: object) => ({
  total_size: 1,
  limit: 10,
  offset: 1,
  data: [{ transaction_id: 'W1', credit: 5, debit: 0, transaction_type: 'order_refund', ...over }],
});
const read = (over: object) => toLedger(entry(over), (value) => minor(Number(value) * 100)).entries[0];

it.each([
  ['order_place', 'order:100013', '100013'],
  ['order_refund', 'order:100013:7', '100013'],
  ['partial_payment', '100013', '100013'],
  ['order_place', 100013, '100013'],
  ['late_order', 'late:100013', '100013'],
  ['order_refund', 'order:100013/../x', null],
  ['order_refund', '', null],
  ['order_refund', null, null],
  // Their reference is a payment or a friend, whatever it looks like.
  ['add_fund', '100013', null],
  ['referrer', 'friend:7', null],
])('[PROF-28] %s with the reference %j is of order %j', (transaction_type, reference, orderId) => {
  expect(read({ transaction_type, reference })?.orderId).toBe(orderId);
});

it('[PROF-28] the balance after an entry is read with it, and is unknown where a backend sends none', () => {
  expect(read({ balance: 12.5 })?.balance).toBe(1250);
  expect(read({ balance: 0 })?.balance).toBe(0);
  expect([read({})?.balance, read({ balance: null })?.balance]).toEqual([null, null]);
});
