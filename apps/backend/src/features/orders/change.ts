/**
 * The single entry point for order changes: it locks the row, looks up the legal step, and writes status, money,
 * stock and event in the caller's transaction (decision 040). A trigger rejects any other update.
 */
import type { OrderStatus } from '@shop/domain';
import { cashRefusal, type CashTerms } from '@shop/domain/cash';
import { legalStep, paymentState, type OrderActor, type OrderFacts, type OrderStep } from '@shop/domain/order-steps';
import { minor } from '@shop/util';
import type { Executor } from '../../db/database';
import { runPipelined } from '../../db/run-pipelined';
import type { MessageKey } from '../../messages';
import { formatAmount } from '../../present';
import { DomainError } from '../../domain-error';
import { findCouponById, usesOf } from '../coupons/queries';
import { accountGone, lockShopper } from '../shoppers/lock';
import { addToWallet } from '../wallet/ledger';
import { rewardDelivery } from '../wallet/rewards';
import { arrivalAfter } from './arrival';
import { addPayment, creditRefund, refundHeld } from './ledger';
import { findRefund } from './ledger-queries';
import { notifyOfStep } from './step-notifications';
import { insertStep, lockOrder, rowsOfOrders, updateOrder, type NewOrderRow, type OrderRow } from './queries';
import { restoreStock, takeStock } from './stock-queries';

/** Who changes it. Customers and guests can change only their own orders. */
export type Actor = { who: 'customer'; shopperId: number } | { who: Exclude<OrderActor, 'customer'> };
type Columns = Partial<NewOrderRow>;

export interface Change {
  at: Date;
  /** `cancel`: why. */
  reason?: string;
  /** `prepare`: who rides. */
  courierId?: number;
  /** `accept`: amounts that the store sets for an order by prescription (contract §7.2). Minor units. */
  amounts?: Pick<Columns, 'itemsAmount' | 'taxAmount' | 'deliveryCharge' | 'originalDeliveryCharge' | 'total'>;
  /** `choose_cash`: whether cash is accepted, and its limit. */
  cash?: CashTerms;
}

const ERRORS: Partial<Record<OrderStep, [code: string, text: MessageKey]>> = {
  cancel: ['status', 'cancelTooLate'],
  retry: ['payment_method', 'paymentDone'],
  pay_from_wallet: ['payment_method', 'paymentDone'],
  choose_cash: ['payment_method', 'paymentDone'],
  choose_card: ['payment_method', 'paymentDone'],
  choose_transfer: ['payment_method', 'paymentDone'],
  tell_transfer: ['payment_method', 'paymentDone'],
  ask_refund: ['order', 'refundRefused'],
};

/** The step is not legal for this status, payment and actor. */
export class IllegalStep extends DomainError {
  constructor(
    readonly order: OrderRow,
    readonly step: OrderStep,
  ) {
    const [code, text] = ERRORS[step] ?? ['order', 'stepIllegal'];
    super(403, code, text);
  }
}

interface StepContext {
  tx: Executor;
  order: OrderRow;
  change: Change;
}

export const factsOf = ({ status, total, held, paymentMethod }: OrderRow): OrderFacts => ({
  status: status as OrderStatus,
  payment: paymentState(total, held),
  method: paymentMethod,
});

/** Reserves released stock again, in id order. @throws DomainError 403 `stock` when an item is sold out */
async function reserveStock({ tx, order, change }: StepContext): Promise<Columns> {
  if (order.stockHeldAt) return {};
  const rows = await rowsOfOrders(tx, [order.id]);
  for (const row of rows.sort((a, b) => a.itemId - b.itemId || (a.variationId ?? 0) - (b.variationId ?? 0)))
    if (!(await takeStock(tx, row))) throw new DomainError(403, 'stock', 'soldOut', { name: row.name });
  return { stockHeldAt: change.at };
}

async function releaseStock({ tx, order }: StepContext): Promise<Columns> {
  if (order.stockHeldAt) await restoreStock(tx, await rowsOfOrders(tx, [order.id]));
  return { stockHeldAt: null };
}

/** The failed order released its use of the coupon; it may be used up since. @throws DomainError 406 */
async function assertCouponLeft({ tx, order }: StepContext): Promise<void> {
  if (order.couponId === null) return;
  await lockShopper(tx, order.shopperId);
  const coupon = await findCouponById(tx, order.couponId);
  if (!coupon) return;
  const { uses, orders } = await usesOf(tx, coupon.id, order.shopperId);
  if ((coupon.limit !== null && uses >= coupon.limit) || (coupon.type === 'first_order' && orders > 0))
    throw new DomainError(406, 'coupon', 'couponUsed');
}

async function payFromWallet(context: StepContext): Promise<Columns> {
  const { tx, order, change } = context;
  const debit = order.total - order.held;
  const reference = `order:${order.number}`;
  const isDebited = await addToWallet(tx, {
    customerId: order.shopperId,
    kind: 'order_place',
    debit,
    reference,
    at: change.at,
  });
  if (!isDebited) throw new IllegalStep(order, 'pay_from_wallet');
  await addPayment(tx, order.id, { method: 'wallet', amount: debit, reference: 'wallet:rest', at: change.at });
  return { ...(await reserveStock(context)), paymentMethod: 'wallet' };
}

/** @throws DomainError when cash is not accepted, or not for this amount */
export function assertCash(terms: CashTerms, due: number): void {
  const refusal = cashRefusal(terms, minor(due));
  if (refusal?.reason === 'notOffered') throw new DomainError(406, 'payment_method', 'gatewayUnknown');
  if (refusal) throw new DomainError(406, 'payment_method', 'cashTooMuch', { amount: formatAmount(refusal.maximum) });
}

async function chooseCash(context: StepContext): Promise<Columns> {
  const { order, change } = context;
  assertCash(change.cash ?? { offered: false, maximum: null }, order.total - order.held);
  return { ...(await reserveStock(context)), paymentMethod: 'cash_on_delivery' };
}

/** A card has as long from here as in a new order (decision 042). */
const chooseCard = async (context: StepContext): Promise<Columns> => ({
  ...(await reserveStock(context)),
  stockHeldAt: context.change.at,
  paymentMethod: 'digital_payment',
});

const chooseTransfer = async (context: StepContext): Promise<Columns> => ({
  ...(await reserveStock(context)),
  paymentMethod: 'offline_payment',
});

async function deliver({ tx, order, change: { at } }: StepContext): Promise<Columns> {
  const due = order.total - order.held;
  if (due > 0) await addPayment(tx, order.id, { method: 'cash_on_delivery', amount: due, reference: 'cash', at });
  await rewardDelivery(tx, order, at);
  return {};
}

async function verifyTransfer({ tx, order, change: { at } }: StepContext): Promise<Columns> {
  const amount = order.total - order.held;
  await addPayment(tx, order.id, { method: 'offline_payment', amount, reference: 'transfer', at });
  return {};
}

async function refund({ tx, order, change: { at } }: StepContext): Promise<Columns> {
  await creditRefund(tx, order, Math.min((await findRefund(tx, order.id))?.amount ?? 0, order.held), at);
  return {};
}

/** Side effects of each step. Money before stock: shoppers are locked before items. */
const EFFECTS: Partial<Record<OrderStep, (context: StepContext) => Promise<Columns>>> = {
  accept: async (context) => ({ ...(await reserveStock(context)), ...context.change.amounts }),
  courier_accept: reserveStock,
  prepare: async ({ change: { courierId } }) => (courierId === undefined ? {} : { courierId }),
  deliver,
  release: async (context) => {
    if (!context.order.stockHeldAt) throw new IllegalStep(context.order, 'release');
    return releaseStock(context);
  },
  retry: async (context) => {
    await assertCouponLeft(context);
    return reserveStock(context);
  },
  pay_from_wallet: payFromWallet,
  choose_cash: chooseCash,
  choose_card: chooseCard,
  choose_transfer: chooseTransfer,
  verify_transfer: verifyTransfer,
  // Of two processes, the second finds that it has been looked at.
  revise: async ({ order, change: { at } }) => {
    if (!order.reviseAt || order.reviseAt > at) throw new IllegalStep(order, 'revise');
    return {};
  },
  refund,
  give_back: async ({ tx, order, change }) => {
    await refundHeld(tx, order, change.at);
    return {};
  },
};

/** Steps that pay all that is due. */
const PAYS: readonly OrderStep[] = ['pay_by_card', 'pay_from_wallet', 'verify_transfer'];

/** Ends the order: everything it holds is refunded. */
async function endOrder(context: StepContext, actor: Actor, to: OrderStatus): Promise<Columns> {
  await refundHeld(context.tx, context.order, context.change.at);
  const stock = await releaseStock(context);
  if (to === 'failed') return stock;
  const canceledBy = actor.who === 'shop' ? 'admin' : actor.who;
  return { ...stock, canceledBy, cancellationReason: context.change.reason ?? null };
}

async function writeStep(
  { tx, order, change }: StepContext,
  step: OrderStep,
  actor: Actor,
  to: OrderStatus,
  columns: Columns,
) {
  const isMoved = to !== order.status;
  // A step that only appends to the ledger changes no column, and an empty update is invalid SQL.
  const method = columns.paymentMethod ?? order.paymentMethod;
  const payment = PAYS.includes(step) ? 'paid' : paymentState(order.total, order.held);
  const arrival = await arrivalAfter(tx, order, { step, to, payment, method, at: change.at });
  await runPipelined(
    updateOrder(tx, order.id, {
      ...columns,
      ...arrival,
      ...(isMoved ? { status: to, reachedAt: { ...order.reachedAt, [to]: change.at.toISOString() } } : {}),
      ...(isMoved && to !== 'pending' ? { placedFrom: null } : {}),
      paymentMethod: method,
    }),
    insertStep(tx, { orderId: order.id, step, who: actor.who, from: order.status, to, createdAt: change.at }),
    notifyOfStep(tx, order, { step, to, at: change.at }),
  );
}

/**
 * Applies a step to an order, or throws and changes nothing. Call it in a transaction, which holds the lock on the
 * order until it ends; notify `live` after the commit.  @returns the order before the change  @throws IllegalStep
 * when the table has no such step for this status, payment and actor  @throws DomainError 404 for an unknown or
 * another shopper's order, 401 when their account was removed; 403, 406 when stock, coupon, wallet or cash do not allow it
 */
export async function changeOrder(
  tx: Executor,
  orderId: number,
  step: OrderStep,
  actor: Actor,
  change: Change,
): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId);
  if (!order || (actor.who === 'customer' && actor.shopperId !== order.shopperId))
    throw new DomainError(404, 'order', 'orderUnknown');
  if (actor.who === 'customer' && !(await lockShopper(tx, actor.shopperId))) throw accountGone();
  const rule = legalStep(step, factsOf(order), actor.who);
  if (!rule) throw new IllegalStep(order, step);
  const context = { tx, order, change };
  const to = rule.to ?? (order.status as OrderStatus);
  const columns = (await EFFECTS[step]?.(context)) ?? {};
  const ending = to === 'canceled' || to === 'failed' ? await endOrder(context, actor, to) : {};
  await writeStep(context, step, actor, to, { ...columns, ...ending });
  return order;
}

/**
 * The gateway has already taken the money: the order keeps what is still due, and the rest is refunded (paid twice,
 * canceled meanwhile, paid another way).
 */
export async function receiveCardPayment(
  tx: Executor,
  payment: { id: string; orderId: number; amount: number },
  at: Date,
): Promise<void> {
  const order = await lockOrder(tx, payment.orderId);
  if (!order) throw new Error(`Payment ${payment.id} is of no order.`);
  const isDue = legalStep('pay_by_card', factsOf(order), 'gateway') !== null;
  const entry = { method: 'digital_payment', amount: payment.amount, reference: `payment:${payment.id}`, at } as const;
  await addPayment(tx, order.id, entry);
  const surplus = isDue ? payment.amount - (order.total - order.held) : payment.amount;
  if (surplus > 0) await refundHeld(tx, order, at, surplus);
  if (isDue) await writeStep({ tx, order, change: { at } }, 'pay_by_card', { who: 'gateway' }, 'pending', {});
}
