/** An order with stepper, live map, courier, rows and receipt. */
import { useGetOrderRowsQuery, type OrderKey } from '@shop/api-client/orders';
import type { Order, OrderRow } from '@shop/domain';
import { verdictOf } from '@shop/domain/order-verdict';
import { isSettled } from '@shop/domain/tracking';
import { selectIsSignedIn } from '@shop/session';
import { useSelector } from 'react-redux';
import { IconMessage } from '@tabler/icons-react';
import { useDates } from '@shop/i18n';
import { OrderStateBadge, wishMessages } from '@shop/order-form';
import { Badge, Button, ErrorBoundary, Title } from '@shop/ui';
import { fromWallClock, paths } from '@shop/util';
import { lazyView } from '@shop/view-kit';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AfterOrder, tellsRefund } from './after/after-order';
import { ArrivalHead, saysDelivery } from './arrival-head';
import { CancelButton } from './cancel-button';
import { MapPage, useStaysUntilDelivered } from './map-page/map-page';
import { isOnItsWay, OrderMap } from './order-map';
import { OrderError } from './order-error';
import { OrderReceipt } from './order-receipt';
import { linesLoading } from './lines-loading';
import { useOrderTitle } from './order-title';
import { isPaymentDue, PaymentDue, placeOfPayment } from './payment-due';
import { FoundByPhoneNotice, CourierCard, ParcelFacts, Parties } from './order-parts';
import { OrderPrescription } from './order-prescription';
import { ShareParcel } from './share/share-parcel';
import { Stepper } from './stepper';
import classes from './tracking.module.css';
import { useTrackingMessages } from '../messages';
import { useLiveOrder } from './use-live-order';

/** Lazy: most orders are delivered. */
const PickUp = lazyView(() => import('./pick-up'), { Loading: linesLoading(3) });
/** Lazy: few orders ask for something. A parcel shows its instruction with its facts. */
const OrderWishes = lazyView(() => import('./order-wishes'), { messages: [wishMessages], Loading: linesLoading(2) });
const hasWishes = ({ parcel, instruction, unavailableNote, cutlery }: Order): boolean =>
  !parcel && (instruction !== '' || unavailableNote !== '' || cutlery);

/** Chat partner: the courier if assigned, else the store (CHAT-03, TRK-34). */
function chatPartnerOf({ courier, store }: Order): { type: 'delivery_man' | 'vendor'; id: string } | null {
  if (courier) return { type: 'delivery_man', id: courier.id };
  return store?.vendorId ? { type: 'vendor', id: store.vendorId } : null;
}

/** Adds all available items to the cart, and toasts the rest. */
export type Reorder = (order: Order, rows: readonly OrderRow[]) => Promise<void>;

function ReorderButton({ order, orderKey, onReorder }: { order: Order; orderKey: OrderKey; onReorder: Reorder }) {
  const t = useTrackingMessages();
  const { data: rows } = useGetOrderRowsQuery(orderKey);
  const [busy, setBusy] = useState(false);
  const isOffered = rows ? rows.some(({ itemId }) => itemId) : order.rowCount > 0;
  if (!isSettled(order.status) || !isOffered) return null;
  const reorder = async () => {
    setBusy(true);
    await onReorder(order, rows ?? []);
    setBusy(false);
  };
  return (
    <Button
      variant={isPaymentDue(order) ? 'default' : 'filled'}
      loading={busy}
      className={classes.live}
      data-live={Boolean(rows)}
      onClick={() => void reorder()}
    >
      {t('again.press')}
    </Button>
  );
}

export interface OrderViewProps {
  orderKey: OrderKey | null;
  /** Below the track-order form: if not found, the customer corrects the input there. */
  isBelowForm?: boolean;
  onReorder?: Reorder;
}

function OrderHeader({ order, live, children }: { order: Order; live: boolean; children?: ReactNode }) {
  const t = useTrackingMessages();
  const { moment, timeZone } = useDates();
  const title = useOrderTitle(order);
  const scheduledTime = order.scheduledFor ? fromWallClock(order.scheduledFor, timeZone) : null;
  return (
    <header className={classes.head}>
      <div>
        <ArrivalHead order={order} />
        <div className={classes.titleRow}>
          <Title order={1} size="h4" data-title={title}>
            {t('order', { id: order.id })}
          </Title>
          <span className={saysDelivery(order) ? classes.said : undefined}>
            <OrderStateBadge key={order.status} order={order} />
          </span>
        </div>
        <p className={classes.muted}>
          {order.placedAt ? <span>{t('ordered', { time: moment(order.placedAt) })}</span> : null}
          {scheduledTime ? <span>{t('wanted', { time: moment(scheduledTime) })}</span> : null}
          {isSettled(order.status) ? null : (
            <span className={classes.live} data-live={live}>
              <Badge tone="good">{t('live')}</Badge>
            </span>
          )}
        </p>
      </div>
      {children}
    </header>
  );
}

function ChatLink({ order }: { order: Order }) {
  const t = useTrackingMessages();
  const isSignedIn = useSelector(selectIsSignedIn);
  const partner = isSignedIn && !order.byPhone && !isSettled(order.status) ? chatPartnerOf(order) : null;
  if (!partner) return null;
  return (
    <Link className={classes.chat} to={paths.chatting(partner)}>
      <IconMessage size={20} aria-hidden="true" />
      {t('chat')}
    </Link>
  );
}

interface PartProps {
  order: Order;
  guestId: string | null;
}

function Wishes({ order }: { order: Order }) {
  if (!hasWishes(order)) return null;
  return (
    <ErrorBoundary>
      <OrderWishes order={order} />
    </ErrorBoundary>
  );
}

/** What is known of a delivery beside its map. */
function DeliveryFacts({ order, guestId }: PartProps) {
  return (
    <>
      <ParcelFacts order={order} />
      <Parties isCard order={order} />
      {order.canShare ? <ShareParcel orderId={order.id} guestId={guestId} /> : null}
    </>
  );
}

/** Nobody rides: no phone of a courier. */
const isOff = (order: Order): boolean => verdictOf(order).phase === 'ended' && !order.reachedAt.delivered;

function DeliveryInfo({ order, guestId }: PartProps) {
  return (
    <div className={classes.side}>
      {order.type === 'take_away' ? (
        <ErrorBoundary>
          <PickUp order={order} />
        </ErrorBoundary>
      ) : (
        <>
          {isSettled(order.status) ? null : <OrderMap order={order} />}
          {isOff(order) ? null : <CourierCard order={order} />}
          <DeliveryFacts order={order} guestId={guestId} />
        </>
      )}
      <Wishes order={order} />
      <FoundByPhoneNotice order={order} />
    </div>
  );
}

interface ShownProps {
  order: Order;
  orderKey: OrderKey;
  live: boolean;
  isBelowForm: boolean;
  onRefetch: () => Promise<unknown>;
  onReorder: Reorder | undefined;
}

function Actions({ order, orderKey, onReorder }: Pick<ShownProps, 'order' | 'orderKey' | 'onReorder'>) {
  return (
    <>
      <CancelButton order={order} guestId={orderKey.guestId} />
      {onReorder ? <ReorderButton order={order} orderKey={orderKey} onReorder={onReorder} /> : null}
    </>
  );
}

/** A delivery under way. What comes and goes stands after what is seen first, so that news move nothing. */
function OnMap({ order, orderKey, live, onRefetch, onReorder }: ShownProps) {
  const t = useTrackingMessages();
  const place = placeOfPayment(order);
  const payment = <PaymentDue order={order} orderKey={orderKey} flag={null} />;
  return (
    <MapPage map={<OrderMap isFull order={order} />} labels={{ more: t('sheet.more'), map: t('sheet.map') }}>
      <OrderHeader order={order} live={live} />
      {place === 'first' ? payment : null}
      <section className={classes.card}>
        <Stepper order={order} />
      </section>
      <OrderPrescription order={order} onRefetch={onRefetch} />
      <CourierCard isAwaited order={order} />
      <DeliveryFacts order={order} guestId={orderKey.guestId} />
      <Wishes order={order} />
      <div className={classes.pageActions}>
        <Actions order={order} orderKey={orderKey} onReorder={onReorder} />
        <ChatLink order={order} />
      </div>
      <AfterOrder order={order} orderKey={orderKey} />
      <OrderReceipt order={order} orderKey={orderKey} />
      {place === 'last' ? payment : null}
    </MapPage>
  );
}

function InColumns({ order, orderKey, live, onRefetch, onReorder }: ShownProps) {
  const place = placeOfPayment(order);
  const payment = <PaymentDue order={order} orderKey={orderKey} flag={null} />;
  const isDue = isPaymentDue(order) && !order.byPhone;
  return (
    <>
      <OrderHeader order={order} live={live}>
        <Actions order={order} orderKey={orderKey} onReorder={onReorder} />
      </OrderHeader>
      {place === 'first' ? payment : null}
      {(isDue && isSettled(order.status)) || tellsRefund(order) ? null : (
        <section className={classes.card}>
          <Stepper order={order} />
          <ChatLink order={order} />
        </section>
      )}
      <OrderPrescription order={order} onRefetch={onRefetch} />
      <AfterOrder order={order} orderKey={orderKey} />
      <div className={classes.columns}>
        <DeliveryInfo order={order} guestId={orderKey.guestId} />
        <OrderReceipt order={order} orderKey={orderKey} />
      </div>
      {place === 'last' ? payment : null}
    </>
  );
}

function ShownOrder(props: ShownProps) {
  const { order, isBelowForm } = props;
  const isUnderWay = isOnItsWay(order) && !isPaymentDue(order) && !isBelowForm;
  const isOnMap = useStaysUntilDelivered(order.status, isUnderWay);
  return <article className={classes.view}>{isOnMap ? <OnMap {...props} /> : <InColumns {...props} />}</article>;
}

/** In the shape of an order: when it comes, its number, its steps, its courier. */
const Coming = () => (
  <div data-coming role="status" aria-label={useTrackingMessages()('loading')}>
    <i />
    <i />
    <i />
    <i />
    <i />
  </div>
);

export function OrderView({ orderKey, isBelowForm = false, onReorder }: OrderViewProps) {
  const { order, live, isError, error, refetch } = useLiveOrder(orderKey);
  if (isError) return <OrderError error={error} onRetry={() => void refetch()} isBelowForm={isBelowForm} />;
  if (!order || !orderKey) return <Coming />;
  const shown = { order, orderKey, live, isBelowForm, onReorder, onRefetch: refetch };
  return <ShownOrder {...shown} />;
}
