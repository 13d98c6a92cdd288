/** `/order-placed`: the result of a placed order, its id, and links to tracking (CHK-20). */
import type { ApiFailure } from '@shop/api-client';
import type { OrderKey } from '@shop/api-client/orders';
import type { Order } from '@shop/domain';
import { verdictOf, type OrderState, type OrderVerdict } from '@shop/domain/order-verdict';
import { ArrivalTimes, OrderStateBadge, useOrderArrival } from '@shop/order-form';
import { deviceStorage, readRunning } from '@shop/session';
import { Button, LineSkeletons, Page, Skeleton, Text, Title } from '@shop/ui';
import { paths } from '@shop/util';
import { IconCreditCard, IconInfoCircle } from '@tabler/icons-react';
import { useDates, type MessageKey } from '@shop/i18n';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { OrderError } from './order-error';
import { OrderReceipt } from './order-receipt';
import { useOrderTitle } from './order-title';
import { PaymentDue, placeOfPayment } from './payment-due';
import { PriceDifference } from './price-difference';
import { PushOffer } from './push-offer';
import { TrackingDrawer } from './drawer';
import { Tick } from './tick';
import classes from './tracking.module.css';
import { useTrackingMessages, type trackingMessages } from '../messages';
import { useLiveOrder, useOrderKey } from './use-live-order';

type Key = MessageKey<typeof trackingMessages>;

/** Headings by state; all other states show thanks. */
const HEADINGS: Partial<Record<OrderState, Key>> = {
  awaitingPayment: 'placed.due',
  checkingTransfer: 'placed.due',
  paymentFailed: 'placed.notPaid',
  delivered: 'placed.delivered',
  pickedUp: 'placed.pickedUp',
  canceled: 'ended.canceled',
  failed: 'ended.failed',
  refundRequested: 'ended.refundRequested',
  refunded: 'ended.refunded',
  refundDeclined: 'ended.refundDeclined',
};

/** On its way to the customer, with thanks for it. */
const isThanked = ({ state, phase }: OrderVerdict): boolean =>
  phase !== 'done' && phase !== 'ended' && HEADINGS[state] === undefined;

/** The next step of the order; null: none. */
function nextStepOf({ type, parcel, receiver, isPrescription }: Order, { state, phase }: OrderVerdict): Key | null {
  if (state === 'paymentFailed') return parcel ? null : 'placed.textNotPaid';
  if (phase === 'done' || phase === 'ended') return null;
  if (state === 'awaitingPayment' || state === 'checkingTransfer')
    return parcel ? 'placed.textDueParcel' : 'placed.textDue';
  if (parcel) return receiver ? 'placed.parcel' : null;
  if (isPrescription && state === 'awaitingStore') return 'placed.prescription';
  if (type !== 'take_away') return 'placed.text';
  return state === 'readyToFetch' ? 'placed.textReady' : 'placed.textTakeAway';
}

function StatusIcon({ state, phase, isPaymentDue, celebrates }: OrderVerdict & { celebrates: boolean }) {
  if (isPaymentDue) return <IconCreditCard size={72} aria-hidden="true" />;
  if (phase === 'ended' || state === 'awaitingPayment') return <IconInfoCircle size={72} aria-hidden="true" />;
  return <Tick size={72} celebrates={celebrates} />;
}

/** Whether this device sees the order for the first time, and it was placed: not on a reload, nor on a way back to the page. */
function useCelebrates(order: Order | undefined): boolean {
  const [seen, setSeen] = useState<{ id: string; isNew: boolean }>();
  if (order && seen?.id !== order.id)
    setSeen({ id: order.id, isNew: !readRunning(deviceStorage).includes(order.id) && isThanked(verdictOf(order)) });
  return seen?.isNew ?? false;
}

/** When it comes, as large as on its own page: the first question after the order. Keeps its place while minutes pass. */
function Arrival({ order }: { order: Order }) {
  const arrival = useOrderArrival(order);
  const { time } = useDates();
  if (!arrival) return null;
  return (
    <p data-arrival>
      <span>{arrival.word}</span>
      <strong>
        {arrival.times && !arrival.isFar ? <ArrivalTimes {...arrival.window} time={time} /> : arrival.minutes}
      </strong>
    </p>
  );
}

interface PlacedOrderProps {
  order: Order;
  orderKey: OrderKey;
  flag: string | null;
  celebrates: boolean;
}

function PlacedOrder({ order, orderKey, flag, celebrates }: PlacedOrderProps) {
  const t = useTrackingMessages();
  const title = useOrderTitle(order);
  const [isTracking, setIsTracking] = useState(false);
  const verdict = verdictOf(order);
  const next = nextStepOf(order, verdict);
  const { store, receiver } = order;
  return (
    <>
      <StatusIcon {...verdict} celebrates={celebrates} />
      <Title order={1} data-title={title}>
        {t(HEADINGS[verdict.state] ?? 'placed.title')}
      </Title>
      {isThanked(verdict) ? <Arrival order={order} /> : null}
      <Text size="lg">{t('order', { id: order.id })}</Text>
      <OrderStateBadge key={order.status} order={order} />
      <PriceDifference order={order} guestId={orderKey.guestId} />
      {placeOfPayment(order) === 'first' ? <PaymentDue order={order} orderKey={orderKey} flag={flag} /> : null}
      {next ? (
        <Text c="dimmed">
          {t(next, { store: store?.name ?? '', address: store?.address ?? '', name: receiver?.contactName ?? '' })}
        </Text>
      ) : null}
      <div className={classes.actions}>
        <Button size="lg" variant={verdict.isPaymentDue ? 'default' : 'filled'} onClick={() => setIsTracking(true)}>
          {t('placed.track')}
        </Button>
        <Button size="lg" variant="default" component={Link} to={paths.order(order.id)}>
          {t('placed.details')}
        </Button>
      </div>
      {verdict.phase === 'done' || verdict.phase === 'ended' ? null : <PushOffer order={order} />}
      <Link to={paths.home()}>{t('home')}</Link>
      <div className={classes.placedReceipt}>
        <OrderReceipt order={order} orderKey={orderKey} />
      </div>
      {isTracking ? <TrackingDrawer key={order.id} orderId={order.id} onClose={() => setIsTracking(false)} /> : null}
    </>
  );
}

/** An address without an order, as of a link that was cut. */
const UNNAMED = { status: 404, messages: [], code: null } satisfies ApiFailure;

export function OrderPlacedPage() {
  const t = useTrackingMessages();
  const [params] = useSearchParams();
  const orderId = params.get('order_id') ?? '';
  const key = useOrderKey(orderId);
  const { order, isError, error, refetch } = useLiveOrder(key);
  const celebrates = useCelebrates(order);
  return (
    <Page narrow>
      <p className={classes.announcement} role="status">
        {celebrates ? t('placed.title') : null}
      </p>
      {isError || !orderId ? (
        <OrderError error={orderId ? error : UNNAMED} onRetry={() => void refetch()} />
      ) : (
        <div className={classes.placed}>
          {order && key ? (
            <PlacedOrder order={order} orderKey={key} flag={params.get('flag')} celebrates={celebrates} />
          ) : (
            <>
              <Skeleton width={72} height={72} borderRadius="50%" />
              <div className={classes.placing}>
                <LineSkeletons shape="text" count={2} label={t('loading')} />
              </div>
            </>
          )}
        </div>
      )}
    </Page>
  );
}
