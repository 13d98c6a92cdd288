/** An order whose card payment is still ahead, failed or was stopped: pay again, or in cash. The server's state counts, not the address (PLUS-11). */
import { skipToken } from '@reduxjs/toolkit/query';
import { failureOf } from '@shop/api-client';
import { useGetCustomerQuery } from '@shop/api-client/accounts';
import { usePayInCashMutation, type OrderKey } from '@shop/api-client/orders';
import { useGetConfigQuery } from '@shop/api-client/start';
import type { Order } from '@shop/domain';
import { useLanguage } from '@shop/i18n';
import { Button, showToast, Text, Title } from '@shop/ui';
import { paths } from '@shop/util';
import classes from './tracking.module.css';
import { useTrackingMessages } from '../messages';

export interface PaymentDueProps {
  order: Order;
  orderKey: OrderKey;
  /** What the gateway said when it came back. */
  flag: string | null;
}

export default function PaymentDue({ order, orderKey, flag }: PaymentDueProps) {
  const t = useTrackingMessages();
  const { guestId } = orderKey;
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  const { data: customer } = useGetCustomerQuery(guestId ? skipToken : undefined);
  const [payInCash, { isLoading }] = usePayInCashMutation();
  const isFailed = order.status === 'failed';
  const title = isFailed ? 'failed' : flag === 'fail' || flag === 'cancel' ? flag : 'wait';
  const payer = guestId ?? customer?.id ?? null;
  const gateway = isFailed ? undefined : config?.gateways[0];
  const cash = async () => {
    const answer = await payInCash({ orderId: order.id, guestId });
    if (answer.error) showToast(failureOf(answer.error).messages.join(' '), 'bad');
  };
  return (
    <section className={classes.due} aria-labelledby="payment-due">
      <div role={flag ? 'alert' : undefined}>
        <Title order={2} size="h3" id="payment-due">
          {t(`payment.title.${title}`)}
        </Title>
      </div>
      <Text c="dimmed">{t(isFailed ? 'payment.textFailed' : 'payment.text')}</Text>
      <div className={classes.actions}>
        {payer && gateway ? (
          <Button
            component="a"
            href={paths.payment({
              orderId: order.id,
              customerId: payer,
              gateway: gateway.id,
              callback: new URL(paths.orderPlaced(order.id), window.location.origin).href,
            })}
          >
            {t('payment.again')}
          </Button>
        ) : null}
        {config?.cashOnDelivery ? (
          <Button variant={gateway ? 'default' : 'filled'} loading={isLoading} onClick={() => void cash()}>
            {t('payment.cash')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
