/**
 * A pending, failed or cancelled card payment: pay again, or switch to cash. The server's state counts, not the URL
 * (PLUS-11).
 */
import { skipToken } from '@reduxjs/toolkit/query';
import { failureOf } from '@shop/api-client';
import { useGetCustomerQuery } from '@shop/api-client/accounts';
import { useCashRefusal, usePayInCashMutation, type OrderKey } from '@shop/api-client/orders';
import { useGetConfigQuery } from '@shop/api-client/start';
import type { Order } from '@shop/domain';
import { useLanguage } from '@shop/i18n';
import { Button, showToast, Text, Title } from '@shop/ui';
import { paymentAddress } from '@shop/order-form';
import { minor, paths } from '@shop/util';
import classes from './tracking.module.css';
import { useTrackingMessages } from '../messages';

export interface PaymentNoticeProps {
  order: Order;
  orderKey: OrderKey;
  /** The gateway's result, from the return URL. */
  flag: string | null;
}

/** URL of the payment page; null: no gateway, or the payer is still loading. */
function usePaymentUrl(order: Order, guestId: string | null): string | null {
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  const { data: customer } = useGetCustomerQuery(guestId ? skipToken : undefined);
  const payer = guestId ?? customer?.id ?? null;
  const gateway = config?.gateways[0];
  if (!payer || !gateway || order.status === 'failed') return null;
  return paymentAddress({
    orderId: order.id,
    customerId: payer,
    gateway: gateway.id,
    callback: new URL(paths.orderPlaced(order.id), window.location.origin).href,
  });
}

/** Whether the order can be changed to cash, by the rules of its zone. */
function useTakesCash({ store, moduleId, deliverTo, total, walletPaid }: Order): boolean {
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  const refusal = useCashRefusal({
    store: { zoneId: store?.zoneId ?? null, moduleId },
    point: deliverTo?.point ?? store?.place ?? null,
    offered: config?.cashOnDelivery ?? false,
    due: minor(total - walletPaid),
  });
  return refusal === null;
}

export default function PaymentNotice({ order, orderKey, flag }: PaymentNoticeProps) {
  const t = useTrackingMessages();
  const { guestId } = orderKey;
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  const url = usePaymentUrl(order, guestId);
  const [payInCash, { isLoading }] = usePayInCashMutation();
  const takesCash = useTakesCash(order);
  const isFailed = order.status === 'failed';
  const title = isFailed ? 'failed' : flag === 'fail' || flag === 'cancel' ? flag : 'wait';
  // Independent of the payer, so that the cash button does not change its style while the payer loads.
  const takesCards = !isFailed && (config?.gateways.length ?? 0) > 0;
  const switchToCash = async () => {
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
        {url ? (
          <Button component="a" href={url}>
            {t('payment.again')}
          </Button>
        ) : null}
        {takesCash ? (
          <Button variant={takesCards ? 'default' : 'filled'} loading={isLoading} onClick={() => void switchToCash()}>
            {t('payment.cash')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
