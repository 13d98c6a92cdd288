/** The ledger of an order: append-only rows whose sum is what the order holds. Call it with the order locked. */
import type { PaymentMethod } from '@shop/domain';
import type { Executor } from '../../db/database';
import { enqueueMessage } from '../outbox/message';
import { lockShopper } from '../shoppers/lock';
import { addToWallet } from '../wallet/ledger';
import { insertPayment, paymentsOf, type OrderPaymentRow } from './ledger-queries';
import type { OrderRow } from './queries';

type LedgerOrder = Pick<OrderRow, 'id' | 'number' | 'shopperId' | 'isGuest'>;

interface Entry {
  method: PaymentMethod;
  /** Minor units, above 0. */
  amount: number;
  reference: string;
  at: Date;
}

/** Records a payment. @throws when the order's ledger has this payment already */
export async function addPayment(tx: Executor, orderId: number, { at, ...entry }: Entry): Promise<void> {
  await insertPayment(tx, { ...entry, orderId, createdAt: at, doneAt: at });
}

/** Whether the owner has an account, which is locked: a refund to the wallet and its removal exclude each other. */
const lockAccount = async (tx: Executor, { shopperId, isGuest }: LedgerOrder): Promise<boolean> =>
  !isGuest && (await lockShopper(tx, shopperId)) !== null;

type RefundRoute = 'wallet' | 'gateway' | 'manual';

/** How a payment is refunded. A bank transfer goes to the wallet; for a guest the operator must send it. */
function refundRouteOf({ reference }: OrderPaymentRow, hasAccount: boolean): RefundRoute {
  if (reference.startsWith('payment:')) return 'gateway';
  return hasAccount ? 'wallet' : 'manual';
}

interface Refund {
  method: PaymentMethod;
  amount: number;
  reference: string;
  refundOf: number | null;
  route: RefundRoute;
  at: Date;
}

async function writeRefund(tx: Executor, order: LedgerOrder, refund: Refund): Promise<void> {
  const { method, amount, reference, refundOf, route, at } = refund;
  const isDone = route === 'wallet';
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
  if (route === 'gateway') await enqueueMessage(tx, { kind: 'refund', target: String(id), text: '' }, at);
  if (route !== 'wallet') return;
  const isCredited = await addToWallet(tx, {
    customerId: order.shopperId,
    kind: 'order_refund',
    credit: amount,
    reference: `order:${order.number}:${id}`,
    at,
  });
  if (!isCredited) throw new Error(`The wallet knows refund ${id} already.`);
}

/**
 * Refunds everything the order holds, or at most `max`: the last payment first, each the way it was paid.
 * @returns the refunded minor units
 */
export async function refundHeld(tx: Executor, order: LedgerOrder, at: Date, max = Infinity): Promise<number> {
  const hasAccount = await lockAccount(tx, order);
  const rows = await paymentsOf(tx, [order.id]);
  let refunds = rows.filter(({ amount }) => amount < 0).length;
  let refunded = 0;
  for (const payment of rows.filter(({ amount }) => amount > 0).reverse()) {
    const rest = rows.reduce(
      (sum, { refundOf, amount }) => sum + (refundOf === payment.id ? amount : 0),
      payment.amount,
    );
    const amount = Math.min(rest, max - refunded);
    if (amount <= 0) continue;
    refunded += amount;
    const reference = `refund:${(refunds += 1)}`;
    const route = refundRouteOf(payment, hasAccount);
    await writeRefund(tx, order, { method: payment.method, amount, reference, refundOf: payment.id, route, at });
  }
  return refunded;
}

/** Refund of a delivered order on request: to the wallet (contract §11.8), or the way it was paid when there is none. */
export async function creditRefund(tx: Executor, order: LedgerOrder, amount: number, at: Date): Promise<void> {
  if (amount <= 0) return;
  if (!(await lockAccount(tx, order))) return void (await refundHeld(tx, order, at, amount));
  await writeRefund(tx, order, { method: 'wallet', amount, reference: 'asked', refundOf: null, route: 'wallet', at });
}
