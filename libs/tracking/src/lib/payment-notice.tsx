/**
 * What an unpaid order waits for: its card payment, or its bank transfer; and the other ways to pay it. The server's state counts, not
 * the URL (PLUS-11, PLUS-12, ORD-09).
 */
import type { OrderKey } from '@shop/api-client/orders';
import type { Order } from '@shop/domain';
import { useFormats } from '@shop/i18n';
import { PAYMENT_METHODS, orderFormMessages, transferMessages } from '@shop/order-form';
import { Button, LineSkeletons, Skeleton, Text, Title, Written } from '@shop/ui';
import { minor } from '@shop/util';
import { lazyView } from '@shop/view-kit';
import { useState } from 'react';
import classes from './payment.module.css';
import { useDuePaymentMessages, useTrackingMessages } from '../messages';
import { useWaysToPay, type WayToPay } from './use-ways-to-pay';

export interface PaymentNoticeProps {
  order: Order;
  orderKey: OrderKey;
  /** The gateway's result, from the return URL. */
  flag: string | null;
}

function Loading() {
  const t = useTrackingMessages();
  return <LineSkeletons count={4} label={t('loading')} />;
}
const PaymentTransfer = lazyView(() => import('./payment-transfer'), {
  messages: [transferMessages, orderFormMessages],
  Loading,
});

/** What the notice is about. `change`: nothing is due now. */
type Matter = 'wait' | 'fail' | 'cancel' | 'failed' | 'transfer' | 'denied' | 'checking' | 'change';
const TEXTS = {
  wait: 'text',
  fail: 'text',
  cancel: 'text',
  failed: 'textFailed',
  transfer: 'textTransfer',
  denied: 'textDenied',
  checking: 'textChecking',
  change: 'textChange',
} as const satisfies Record<Matter, string>;
const QUIET: readonly Matter[] = ['checking', 'change'];

function matterOf({ status, paymentMethod, transfer }: Order, flag: string | null): Matter {
  if (status === 'failed') return 'failed';
  const { asksReport, afterPlaced } = PAYMENT_METHODS[paymentMethod];
  if (asksReport) return transfer?.state === 'denied' ? 'denied' : transfer ? 'checking' : 'transfer';
  if (afterPlaced !== 'gateway') return 'change';
  return flag === 'fail' || flag === 'cancel' ? flag : 'wait';
}

/** What a way is called here; the one card of the shop needs no name. */
function useWayText(ways: readonly WayToPay[]): (way: WayToPay) => string {
  const t = useDuePaymentMessages();
  const { money } = useFormats();
  const isOneCard = ways.filter(({ href }) => href !== null).length === 1;
  return ({ payment, title, due, href }) =>
    href && isOneCard ? t('again') : t(`instead.${payment.method}`, { title, amount: money(due) });
}

function Ways({
  order,
  orderKey,
  hasPrimary,
}: Pick<PaymentNoticeProps, 'order' | 'orderKey'> & { hasPrimary: boolean }) {
  const { ways, take, isTaken, isLoading } = useWaysToPay(order, orderKey);
  const textOf = useWayText(ways);
  if (isLoading) return <Skeleton width={160} height={44} borderRadius={22} />;
  return (
    <div className={classes.ways}>
      {ways.map((way, index) => {
        const variant = hasPrimary && index === 0 ? 'filled' : 'default';
        const key = `${way.payment.method} ${way.title}`;
        return way.href ? (
          <Button key={key} component="a" href={way.href} variant={variant}>
            {textOf(way)}
          </Button>
        ) : (
          <Button key={key} variant={variant} loading={isTaken} onClick={() => void take(way)}>
            {textOf(way)}
          </Button>
        );
      })}
    </div>
  );
}

/** Other ways than the one that the customer is busy with: opened by a press. */
function OtherWays(props: Pick<PaymentNoticeProps, 'order' | 'orderKey'>) {
  const t = useDuePaymentMessages();
  const [isOpen, setOpen] = useState(false);
  const { ways } = useWaysToPay(props.order, props.orderKey);
  if (ways.length === 0) return null;
  if (isOpen) return <Ways {...props} hasPrimary={false} />;
  return (
    <Button variant="subtle" aria-expanded={false} onClick={() => setOpen(true)}>
      {t('others')}
    </Button>
  );
}

export default function PaymentNotice({ order, orderKey, flag }: PaymentNoticeProps) {
  const t = useDuePaymentMessages();
  const { money } = useFormats();
  const matter = matterOf(order, flag);
  const isAnnounced = matter === 'fail' || matter === 'cancel' || matter === 'denied';
  const { asksReport } = PAYMENT_METHODS[order.paymentMethod];
  const isQuiet = QUIET.includes(matter);
  // A sent transfer may have left the bank: it is not to be paid twice.
  const isOnItsWay = matter === 'checking';
  const ways = { order, orderKey };
  return (
    <section className={classes.due} aria-labelledby="payment-due" data-quiet={isQuiet || undefined}>
      <div role={isAnnounced ? 'alert' : undefined}>
        <Title order={2} size="h3" id="payment-due">
          {t(`title.${matter}`, { amount: money(minor(order.total - order.walletPaid)) })}
        </Title>
        {matter === 'denied' && order.transfer?.adminNote ? (
          <Written as="p" className={classes.reason}>
            {order.transfer.adminNote}
          </Written>
        ) : null}
      </div>
      <Text c="dimmed">{t(TEXTS[matter])}</Text>
      {asksReport && matter !== 'failed' ? <PaymentTransfer {...ways} /> : null}
      {asksReport && matter !== 'failed' ? (
        isOnItsWay ? null : (
          <OtherWays {...ways} />
        )
      ) : (
        <Ways {...ways} hasPrimary={!isQuiet} />
      )}
    </section>
  );
}
