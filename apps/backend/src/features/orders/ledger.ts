/** The money of an order: rows that are only ever added; what it holds is their sum. Call it with the order locked. */
import type { PaymentMethod } from '@shop/domain/order-steps';
import type { Executor } from '../../db/database';
import { enqueueMessage } from '../outbox/message';
import { addToWallet } from '../wallet/ledger';
import { isCustomer } from '../wallet/queries';
import { insertPayment, paymentsOf, setRefundState, type OrderPaymentRow } from './ledger-queries';
import type { OrderRow } from './queries';

type LedgerOrder = Pick<OrderRow, 'id' | 'number' | 'shopperId' | 'isGuest'>;

interface Entry {
  method: PaymentMethod;
  /** Minor units, above 0. */
  amount: number;
  reference: string;
  at: Date;
}

/** Money that came. @throws when this payment of the order is in the ledger already */
export async function addPayment(tx: Executor, orderId: number, { amount, at, ...entry }: Entry): Promise<number> {
  const id = await insertPayment(tx, { ...entry, orderId, amount, createdAt: at, doneAt: at });
  if (id === null) throw new Error(`The ledger of order ${orderId} took no ${entry.reference}.`);
  return id;
}

const hasAccount = async (tx: Executor, { shopperId, isGuest }: LedgerOrder): Promise<boolean> =>
  !isGuest && (await isCustomer(tx, shopperId));

type Way = 'wallet' | 'gateway' | 'hand';

/** Back by the way it came. A transfer goes into the wallet of whoever has one; to a guest somebody has to send it. */
async function wayBack(tx: Executor, order: LedgerOrder, payment: OrderPaymentRow): Promise<Way> {
  if (payment.reference.startsWith('payment:')) return 'gateway';
  return (await hasAccount(tx, order)) ? 'wallet' : 'hand';
}

interface Refund {
  method: PaymentMethod;
  amount: number;
  reference: string;
  refundOf: number | null;
  way: Way;
  at: Date;
}

async function writeRefund(tx: Executor, order: LedgerOrder, refund: Refund): Promise<void> {
  const { method, amount, reference, refundOf, way, at } = refund;
  const isDone = way === 'wallet';
  const id = await insertPayment(tx, {
    orderId: order.id,
    method: isDone ? 'wallet' : method,
    amount: -amount,
    reference,
    refundOf,
    state: isDone ? 'done' : 'due',
    createdAt: at,
    doneAt: isDone ? at : null,
  });
  if (id === null) throw new Error(`The ledger of order ${order.id} took no ${reference}.`);
  if (way === 'gateway') await enqueueMessage(tx, { kind: 'refund', target: String(id), text: '' }, at);
  if (way !== 'wallet') return;
  const credited = await addToWallet(tx, {
    customerId: order.shopperId,
    kind: 'order_refund',
    credit: amount,
    reference: `order:${order.number}:${id}`,
    at,
  });
  if (!credited) throw new Error(`The wallet knows refund ${id} already.`);
}

/**
 * Gives back what the order holds, or `most` of it: the last payment first, each by the way it came.
 * @returns minor units that go back
 */
export async function giveBack(tx: Executor, order: LedgerOrder, at: Date, most = Infinity): Promise<number> {
  const rows = await paymentsOf(tx, [order.id]);
  let refunds = rows.filter(({ amount }) => amount < 0).length;
  let back = 0;
  for (const payment of rows.filter(({ amount }) => amount > 0).reverse()) {
    const rest = rows.reduce(
      (sum, { refundOf, amount }) => sum + (refundOf === payment.id ? amount : 0),
      payment.amount,
    );
    const amount = Math.min(rest, most - back);
    if (amount <= 0) continue;
    back += amount;
    const reference = `refund:${(refunds += 1)}`;
    const way = await wayBack(tx, order, payment);
    await writeRefund(tx, order, { method: payment.method, amount, reference, refundOf: payment.id, way, at });
  }
  return back;
}

/** A delivered order's money on request: a credit to the wallet (contract §11.8); whoever has none gets it by the way it came. */
export async function creditRefund(tx: Executor, order: LedgerOrder, amount: number, at: Date): Promise<void> {
  if (amount <= 0) return;
  if (!(await hasAccount(tx, order))) return void (await giveBack(tx, order, at, amount));
  await writeRefund(tx, order, { method: 'wallet', amount, reference: 'asked', refundOf: null, way: 'wallet', at });
}

/** What became of a refund that was to be sent; the second word changes nothing. @returns its order; null: nothing changed */
export async function refundIs(db: Executor, id: number, state: 'done' | 'failed', at: Date): Promise<number | null> {
  return setRefundState(db, id, state, at);
}
