/** Payment methods of a placed order, shared by all its views. */
import type { Order } from '@shop/domain';
import { paymentParts, type PaymentPart } from '@shop/domain/order-bill';
import { useFormats } from '@shop/i18n';
import { Badge } from '@shop/ui';
import classes from './order-payment.module.css';
import { PAYMENT_METHODS, type GatewayTitles, type OrderPayment } from './payment-methods';
import { usePaymentMessages } from '../messages';

/** Name of a payment method: a gateway and a transfer by their own names. */
function usePartText(gateways: GatewayTitles): (order: OrderPayment, method: PaymentPart['method']) => string {
  const t = usePaymentMessages();
  return (order, method) => {
    const { label, ownName } = PAYMENT_METHODS[method];
    return ownName?.(order, gateways) || t(label(order.type));
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
  const t = usePaymentMessages();
  const { money } = useFormats();
  const name = usePartText(gateways);
  const parts = paymentParts(order);
  // A cancelled order is not due any more; what was paid is refunded.
  const isOver = order.status === 'canceled';
  return (
    <ul className={classes.parts} aria-label={t('title')}>
      {parts.map(({ method, amount, isPaid }) => (
        <li key={method} className={classes.part}>
          <span>{name(order, method)}</span>
          {parts.length > 1 ? <bdi>{money(amount)}</bdi> : null}
          {isOver ? null : <Badge tone={isPaid ? 'good' : 'neutral'}>{t(isPaid ? 'paid' : 'due')}</Badge>}
        </li>
      ))}
    </ul>
  );
}
