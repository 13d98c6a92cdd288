/** Refunds through a payment gateway: recorded with the order, sent from the outbox, idempotent across retries. */
import type { Shop } from '../../context';
import { setRefundState } from '../orders/ledger-queries';
import { Undeliverable, type Transport } from '../outbox/message';
import type { Gateway } from './gateways';
import { findLedgerRow, paymentOfLedgerRow, type PaymentRow } from './queries';
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

/** Outbox transport of `refund` messages; `target` is the id of the ledger row. */
export function refundTransport(shop: Pick<Shop, 'db' | 'clock' | 'live' | 'config' | 'app'>): Transport {
  const { db, clock, live } = shop;
  const ports = portsOf(shop);
  const settle = async (id: string, state: 'done' | 'failed') => {
    const orderId = await setRefundState(db, Number(id), state, clock());
    if (orderId !== null) await live.orderChanged(orderId);
  };
  const send: Transport = async ({ target }) => {
    const row = await findLedgerRow(db, Number(target));
    if (!row || row.state === 'done') return;
    const payment = await paymentOfLedgerRow(db, row.refundOf ?? 0);
    if (!payment) throw new Undeliverable(`Refund ${target} is of no payment.`);
    await ports[payment.gateway as Gateway['gateway']]({
      payment,
      amount: -row.amount,
      key: `refund:${row.id}`,
    });
    await settle(target, 'done');
  };
  return Object.assign(send, { onGiveUp: ({ target }: { target: string }) => settle(target, 'failed') });
}
