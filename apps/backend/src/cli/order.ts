/**
 * `order show NUMBER`, `order move NUMBER STATUS`, `order refund|decline NUMBER [NOTE]`, `order return NUMBER` and
 * `order sent ROW|payment:ID`.
 */
import { legalStep, ORDER_STATUSES, stepInto, type OrderStep } from '@shop/domain/order-steps';
import { createClock } from '../clock';
import type { Db } from '../db/database';
import { changeOrder, factsOf, IllegalStep } from '../features/orders/change';
import { findRefund, paymentsOf, setRefundNote, setRefundState } from '../features/orders/ledger-queries';
import {
  findOrder,
  findOrderByNumber,
  rowsOfOrders,
  type OrderLineRow,
  type OrderRow,
  type RefundRow,
} from '../features/orders/queries';
import { findPayment, setPaymentRefund } from '../features/payments/queries';
import { refundTarget } from '../features/payments/settle';
import { minor } from '@shop/util';
import { translate } from '../messages';
import { major } from '../present';
import { DomainError } from '../domain-error';
import { CliError, withDatabase, type Command, type Env } from './command';

async function takeStep(db: Db, id: number, step: OrderStep, at: Date, note = ''): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      await changeOrder(tx, id, step, { who: 'admin' }, { at });
      if (note) await setRefundNote(tx, id, note);
    });
  } catch (error) {
    if (error instanceof IllegalStep) throw new CliError('Somebody else moved it first. Look again.');
    if (error instanceof DomainError) throw new CliError(translate(error.messageKey, 'en', error.values));
    throw error;
  }
}

/** What the customer asks for, and what was answered. */
const aboutRefund = ({ amount, reason, note, lines, images, adminNote }: RefundRow, rows: readonly OrderLineRow[]) => [
  `  refund of ${major(minor(amount)).toFixed(2)} asked: ${reason}${note ? `, "${note}"` : ''}, ${images.length} pictures`,
  ...lines.map(({ rowId, quantity }) => `    ${quantity} × ${rows.find(({ id }) => id === rowId)?.name.en ?? rowId}`),
  ...(adminNote ? [`    answered: ${adminNote}`] : []),
];

async function show(db: Db, found: OrderRow): Promise<void> {
  const [rows, payments] = [await rowsOfOrders(db, [found.id]), await paymentsOf(db, [found.id])];
  const refund = await findRefund(db, found.id);
  console.log(
    [
      `Order ${found.number}: ${found.status}, ${found.type}, ${found.paymentMethod}, ${factsOf(found).payment}, total ${major(minor(found.total)).toFixed(2)}`,
      ...rows.map((row) => `  ${row.quantity} × ${row.name.en}`),
      ...payments.map(
        ({ id, amount, method, reference, state }) =>
          `  row ${id}: ${major(minor(amount)).toFixed(2)}  ${method}  ${reference}  ${state}`,
      ),
      ...(refund ? aboutRefund(refund, rows) : []),
      ...Object.entries(found.reachedAt).map(([status, at]) => `  ${at}  ${status}`),
    ].join('\n'),
  );
}

const PAYMENT = refundTarget('');

/** Money for a wallet that could not take it was sent back by hand. */
const confirmRefund = (id: string, env: Env): Promise<void> =>
  withDatabase(env, async ({ db }) => {
    const payment = await findPayment(db, id);
    if (!payment?.refund || !(await setPaymentRefund(db, id, 'done')))
      throw new CliError(`No money waits to be sent for payment ${id}.`);
    console.log(`Payment ${id} was sent back.`);
  });

/** The answers to a refund request. */
const ANSWERS: Readonly<Record<string, OrderStep>> = { refund: 'refund', decline: 'refuse_refund' };

async function answer(db: Db, found: OrderRow, action: string, note: string, at: Date): Promise<void> {
  const step = ANSWERS[action] as OrderStep;
  if (!legalStep(step, factsOf(found), 'admin')) throw new CliError(`No refund is asked for order ${found.number}.`);
  await takeStep(db, found.id, step, at, note.slice(0, 1000));
  console.log(`The refund of order ${found.number} is ${action === 'refund' ? 'granted' : 'declined'}.`);
}

export const order: Command = async ([action, number, to, ...more], env) => {
  if (action === 'sent' && number?.startsWith(PAYMENT)) return confirmRefund(number.slice(PAYMENT.length), env);
  // An order number; for `sent` the id of a ledger row.
  const id = Number(number);
  if (!['show', 'move', 'return', 'sent', ...Object.keys(ANSWERS)].includes(action ?? '') || !Number.isSafeInteger(id))
    throw new CliError(
      'order show NUMBER, order move NUMBER STATUS, order refund NUMBER [NOTE], order decline NUMBER [NOTE], order return NUMBER, or order sent ROW|payment:ID',
    );
  await withDatabase(env, async ({ db }, config) => {
    const at = createClock(config.clockStart, config.clockStill)();
    if (action === 'sent') {
      const orderId = await setRefundState(db, id, 'done', at);
      if (orderId === null) throw new CliError(`No money waits to be sent in row ${id}.`);
      return console.log(`Row ${id} of order ${(await findOrder(db, orderId))?.number ?? '?'} was sent.`);
    }
    const found = await findOrderByNumber(db, id);
    if (!found) throw new CliError(`There is no order ${id}.`);
    if (action === 'show') return show(db, found);
    if (action && action in ANSWERS) return answer(db, found, action, [to, ...more].filter(Boolean).join(' '), at);
    if (action === 'return') {
      if (!legalStep('give_back', factsOf(found), 'admin'))
        throw new CliError(`Order ${id} is ${found.status} and holds nothing that goes back.`);
      await takeStep(db, found.id, 'give_back', at);
      return console.log(`What order ${id} held goes back.`);
    }
    const wanted = ORDER_STATUSES.find((status) => status === to);
    if (!wanted) throw new CliError(`${to ?? 'Nothing'} is no status. There are ${ORDER_STATUSES.join(', ')}.`);
    const step = stepInto(wanted, factsOf(found), 'admin');
    if (!step) throw new CliError(`An order that is ${found.status} can not become ${wanted}.`);
    await takeStep(db, found.id, step, at);
    console.log(`Order ${id} is ${wanted} now.`);
  });
};
