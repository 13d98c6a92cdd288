/** Payment methods of a placed order, shared by all its views. */
import type { Order } from '@shop/domain';
import { paymentParts, type PaymentPart } from '@shop/domain/order-bill';
import { useFormats, useMessages } from '@shop/i18n';
import { Badge } from '@shop/ui';
import classes from './order-payment.module.css';
import { orderStateMessages } from '../messages';

type OrderPayment = Pick<Order, 'type' | 'gateway' | 'transfer' | 'paymentMethod' | 'walletPaid' | 'isPaid' | 'total'>;
/** Titles of the gateways, from the config. */
export type GatewayTitles = readonly { id: string; title: string }[];

/** Name of a payment method: cash by where it is paid, a gateway and a transfer by their own names. */
function usePartText(gateways: GatewayTitles): (order: OrderPayment, method: PaymentPart['method']) => string {
  const t = useMessages(orderStateMessages);
  return (order, method) => {
    if (method === 'cash_on_delivery') return t(`payment.cash.${order.type}`);
    const specificName =
      method === 'digital_payment'
        ? gateways.find(({ id }) => id === order.gateway)?.title
        : method === 'offline_payment'
          ? order.transfer?.name
          : null;
    return specificName || t(`payment.${method}`);
  };
}

/** Payment methods in short: 'Wallet + Card'. */
export function PaymentNames({ order, gateways }: { order: OrderPayment; gateways: GatewayTitles }) {
  const name = usePartText(gateways);
  return paymentParts(order)
    .map(({ method }) => name(order, method))
    .join(' + ');
}

/** Payment methods with their amounts (if there are two), each marked as paid or due. */
export function PaymentParts({
  order,
  gateways,
}: {
  order: OrderPayment & Pick<Order, 'status'>;
  gateways: GatewayTitles;
}) {
  const t = useMessages(orderStateMessages);
  const { money } = useFormats();
  const name = usePartText(gateways);
  const parts = paymentParts(order);
  // A cancelled order is not due any more; what was paid is refunded.
  const isOver = order.status === 'canceled';
  return (
    <ul className={classes.parts} aria-label={t('payment.title')}>
      {parts.map(({ method, amount, isPaid }) => (
        <li key={method} className={classes.part}>
          <span>{name(order, method)}</span>
          {parts.length > 1 ? <bdi>{money(amount)}</bdi> : null}
          {isOver ? null : (
            <Badge tone={isPaid ? 'good' : 'neutral'}>{t(isPaid ? 'payment.paid' : 'payment.due')}</Badge>
          )}
        </li>
      ))}
    </ul>
  );
}
