/**
 * Refunds through a payment gateway: recorded with the order, or with a payment that no wallet could take; sent from the
 * outbox, idempotent across retries.
 */
import type { Shop } from '../../context';
import { setRefundState } from '../orders/ledger-queries';
import { Undeliverable, type Transport } from '../outbox/message';
import type { Gateway } from './gateways';
import { findLedgerRow, findPayment, paymentOfLedgerRow, setPaymentRefund, type PaymentRow } from './queries';
import { refundTarget } from './settle';
import { refundCheckout } from './stripe';

interface Refund {
  payment: PaymentRow;
  /** Minor units. */
  amount: number;
  /** Idempotency key, the same for every attempt. */
  key: string;
}
/** Sends money back, or throws: `Undeliverable` when a retry can not succeed. */
type RefundPort = (refund: Refund) => Promise<unknown>;

const portsOf = ({ config, app }: Pick<Shop, 'config' | 'app'>): Record<Gateway['gateway'], RefundPort> => ({
  // The sandbox moves no money; it logs the refund.
  sandbox: async ({ payment, amount, key }) => void app.log.info({ payment: payment.id, amount, key }, 'refund'),
  stripe: async ({ payment: { gatewayRef }, amount, key }) => {
    if (!config.stripe || !gatewayRef) throw new Error('Stripe is not configured.');
    await refundCheckout(config.stripe, { ref: gatewayRef, amount, key });
  },
});

const PAYMENT = refundTarget('');

/** What a message refunds; null: it is sent already. @throws Undeliverable when there is no payment */
async function refundOf({ db }: Pick<Shop, 'db'>, target: string): Promise<Refund | null> {
  if (target.startsWith(PAYMENT)) {
    const payment = await findPayment(db, target.slice(PAYMENT.length));
    if (!payment) throw new Undeliverable(`Refund ${target} is of no payment.`);
    return payment.refund === 'done' ? null : { payment, amount: payment.amount, key: `refund:${target}` };
  }
  const row = await findLedgerRow(db, Number(target));
  if (!row || row.state === 'done') return null;
  const payment = await paymentOfLedgerRow(db, row.refundOf ?? 0);
  if (!payment) throw new Undeliverable(`Refund ${target} is of no payment.`);
  return { payment, amount: -row.amount, key: `refund:${row.id}` };
}

/** Outbox transport of `refund` messages; `target` is the id of the ledger row, or a payment's {@link refundTarget}. */
export function refundTransport(shop: Pick<Shop, 'db' | 'clock' | 'live' | 'config' | 'app'>): Transport {
  const { db, clock, live } = shop;
  const ports = portsOf(shop);
  const settle = async (target: string, state: 'done' | 'failed') => {
    if (target.startsWith(PAYMENT)) return void (await setPaymentRefund(db, target.slice(PAYMENT.length), state));
    const orderId = await setRefundState(db, Number(target), state, clock());
    if (orderId !== null) await live.orderChanged(orderId);
  };
  const send: Transport = async ({ target }) => {
    const refund = await refundOf(shop, target);
    if (!refund) return;
    await ports[refund.payment.gateway as Gateway['gateway']](refund);
    await settle(target, 'done');
  };
  return Object.assign(send, { onGiveUp: ({ target }: { target: string }) => settle(target, 'failed') });
}
