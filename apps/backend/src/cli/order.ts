/** `order show NUMBER`, `order move NUMBER STATUS`, `order transfer NUMBER verified|denied`, `order return NUMBER` and `order sent ROW|payment:ID`. */
import { legalStep, ORDER_STATUSES, stepInto, type OrderStep } from '@shop/domain/order-steps';
import { createClock } from '../clock';
import type { Db } from '../db/database';
import { changeOrder, factsOf, IllegalStep } from '../features/orders/change';
import { setRefundState } from '../features/orders/ledger-queries';
import { paymentsOf } from '../features/orders/ledger-queries';
import {
  findOrder,
  findOrderByNumber,
  rowsOfOrders,
  transfersAndRefundsOf,
  type OrderRow,
  type TransferRow,
} from '../features/orders/queries';
import { denyTransferOf, verifyTransferOf } from '../features/orders/transfers';
import { findPayment, setPaymentRefund } from '../features/payments/queries';
import { refundTarget } from '../features/payments/settle';
import { minor } from '@shop/util';
import { translate } from '../messages';
import { major } from '../present';
import { DomainError } from '../domain-error';
import { CliError, withDatabase, type Command, type Env } from './command';

async function takeStep(db: Db, id: number, step: OrderStep, at: Date): Promise<void> {
  try {
    await db.transaction((tx) => changeOrder(tx, id, step, { who: 'admin' }, { at }));
  } catch (error) {
    if (error instanceof IllegalStep) throw new CliError('Somebody else moved it first. Look again.');
    if (error instanceof DomainError) throw new CliError(translate(error.messageKey, 'en', error.values));
    throw error;
  }
}

/** What the customer asked for, one line each. */
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

async function show(db: Db, found: OrderRow): Promise<void> {
  const [rows, payments] = [await rowsOfOrders(db, [found.id]), await paymentsOf(db, [found.id])];
  const [told] = await transfersAndRefundsOf(db, [found.id]);
  console.log(
    [
      `Order ${found.number}: ${found.status}, ${found.type}, ${found.paymentMethod}, ${factsOf(found).payment}, total ${major(minor(found.total)).toFixed(2)}`,
      ...rows.map((row) => `  ${row.quantity} × ${row.name.en}`),
      ...payments.map(
        ({ id, amount, method, reference, state }) =>
          `  row ${id}: ${major(minor(amount)).toFixed(2)}  ${method}  ${reference}  ${state}`,
      ),
      ...wishesOf(found),
      ...(told?.offline ? transferLines(told.offline) : []),
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

async function checkTransfer(db: Db, { id, number }: OrderRow, verdict: string | undefined, note: string, at: Date) {
  const isVerified = verdict === 'verified';
  if (!isVerified && (verdict !== 'denied' || !note))
    throw new CliError('order transfer NUMBER verified, or denied NOTE');
  try {
    const isDone = isVerified ? await verifyTransferOf(db, id, at) : await denyTransferOf(db, id, note, at);
    if (!isDone) throw new CliError(`No transfer of order ${number} waits to be checked.`);
  } catch (error) {
    if (error instanceof IllegalStep) throw new CliError(`No transfer of order ${number} waits to be checked.`);
    throw error;
  }
  console.log(`The transfer of order ${number} is ${verdict}.`);
}

const ACTIONS = ['show', 'move', 'transfer', 'return', 'sent'];

export const order: Command = async ([action, number, to, ...rest], env) => {
  if (action === 'sent' && number?.startsWith(PAYMENT)) return confirmRefund(number.slice(PAYMENT.length), env);
  // An order number; for `sent` the id of a ledger row.
  const id = Number(number);
  if (!ACTIONS.includes(action ?? '') || !Number.isSafeInteger(id))
    throw new CliError(
      'order show NUMBER, order move NUMBER STATUS, order transfer NUMBER verified|denied NOTE, order return NUMBER, or order sent ROW|payment:ID',
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
    if (action === 'transfer') return checkTransfer(db, found, to, rest.join(' ').trim(), at);
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
