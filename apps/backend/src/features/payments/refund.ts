/** Money on its way back through a gateway: written with the order, sent from the outbox, once however often it is tried. */
import type { Shop } from '../../context';
import { refundIs } from '../orders/ledger';
import { Undeliverable, type Carrier } from '../outbox/letters';
import type { Gateway } from './gateways';
import { findLedgerRow, paymentOfLedgerRow, type PaymentRow } from './queries';
import { refundCheckout } from './stripe';

interface Refund {
  payment: PaymentRow;
  /** Minor units. */
  amount: number;
  /** The same at every try: a gateway that knows it already sends nothing more. */
  key: string;
}
/** Sends money back, or throws: `Undeliverable` when trying again helps nobody. */
type RefundPort = (refund: Refund) => Promise<unknown>;

const portsOf = ({ config, app }: Pick<Shop, 'config' | 'app'>): Record<Gateway['gateway'], RefundPort> => ({
  // Nothing is real there: what a bank would do is written into the log.
  sandbox: async ({ payment, amount, key }) => void app.log.info({ payment: payment.id, amount, key }, 'refund'),
  stripe: async ({ payment: { gatewayRef }, amount, key }) => {
    if (!config.stripe || !gatewayRef) throw new Error('Stripe is not configured.');
    await refundCheckout(config.stripe, { ref: gatewayRef, amount, key });
  },
});

/** What takes `refund` letters out of the outbox; `target` is the row of the ledger. */
export function refundCarrier(shop: Pick<Shop, 'db' | 'clock' | 'live' | 'config' | 'app'>): Carrier {
  const { db, clock, live } = shop;
  const ports = portsOf(shop);
  const tell = async (id: string, state: 'done' | 'failed') => {
    const orderId = await refundIs(db, Number(id), state, clock());
    if (orderId !== null) await live.orderChanged(orderId);
  };
  const send: Carrier = async ({ target }) => {
    const row = await findLedgerRow(db, Number(target));
    if (!row || row.state === 'done') return;
    const payment = await paymentOfLedgerRow(db, row.refundOf ?? 0);
    if (!payment) throw new Undeliverable(`Refund ${target} is of no payment.`);
    await ports[payment.gateway as Gateway['gateway']]({
      payment,
      amount: -row.amount,
      key: `refund:${row.id}`,
    });
    await tell(target, 'done');
  };
  return Object.assign(send, { givenUp: ({ target }: { target: string }) => tell(target, 'failed') });
}
