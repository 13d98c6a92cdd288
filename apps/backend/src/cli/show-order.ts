/** What `order show NUMBER` prints. */
import { minor } from '@shop/util';
import type { Db } from '../db/database';
import { factsOf } from '../features/orders/change';
import { findRefund, paymentsOf } from '../features/orders/ledger-queries';
import {
  rowsOfOrders,
  transfersAndRefundsOf,
  type OrderLineRow,
  type OrderRow,
  type RefundRow,
  type TransferRow,
} from '../features/orders/queries';
import { major } from '../present';

const amountOf = (amount: number) => major(minor(amount)).toFixed(2);

/** What the customer asked for at the checkout, one line each. */
const wishesOf = ({ note, instruction, unavailableNote, cutlery, type }: OrderRow): string[] =>
  [
    note && `note: ${note}`,
    type !== 'take_away' && instruction && `delivery: ${instruction}`,
    unavailableNote && `if something is unavailable: ${unavailableNote}`,
    cutlery && 'with cutlery',
  ].flatMap((line) => (line ? `  ${line}` : []));

const transferLines = ({ status, inputs, note, adminNote }: TransferRow): string[] => [
  `  transfer ${status}: ${Object.entries(inputs)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')}`,
  ...(note ? [`    the customer: ${note}`] : []),
  ...(adminNote ? [`    to the customer: ${adminNote}`] : []),
];

/** What a refund is asked for, and what was answered. */
const refundLines = ({ amount, reason, note, lines, images, adminNote }: RefundRow, rows: readonly OrderLineRow[]) => [
  `  refund of ${amountOf(amount)} requested: ${reason}${note ? `, "${note}"` : ''}, ${images.length} pictures`,
  ...lines.map(({ rowId, quantity }) => `    ${quantity} × ${rows.find(({ id }) => id === rowId)?.name.en ?? rowId}`),
  ...(adminNote ? [`    answered: ${adminNote}`] : []),
];

export async function showOrder(db: Db, found: OrderRow): Promise<void> {
  const [rows, payments] = [await rowsOfOrders(db, [found.id]), await paymentsOf(db, [found.id])];
  const [told] = await transfersAndRefundsOf(db, [found.id]);
  const refund = await findRefund(db, found.id);
  console.log(
    [
      `Order ${found.number}: ${found.status}, ${found.type}, ${found.paymentMethod}, ${factsOf(found).payment}, total ${amountOf(found.total)}`,
      ...rows.map((row) => `  ${row.quantity} × ${row.name.en}`),
      ...payments.map(
        ({ id, amount, method, reference, state }) =>
          `  row ${id}: ${amountOf(amount)}  ${method}  ${reference}  ${state}`,
      ),
      ...wishesOf(found),
      ...(told?.offline ? transferLines(told.offline) : []),
      ...(refund ? refundLines(refund, rows) : []),
      ...Object.entries(found.reachedAt).map(([status, at]) => `  ${at}  ${status}`),
    ].join('\n'),
  );
}
