/** An order with its stepper, live map, courier, rows and receipt. */
import { Button, Title } from '@mantine/core';
import { useGetOrderRowsQuery, type OrderKey } from '@shop/api-client/orders';
import { failureOf, isTemporary } from '@shop/api-client';
import type { Order, OrderRow } from '@shop/domain';
import { canCancel, isSettled } from '@shop/domain/tracking';
import { selectIsSignedIn } from '@shop/session';
import { useSelector } from 'react-redux';
import { IconMessage } from '@tabler/icons-react';
import { useFormats } from '@shop/i18n';
import { Badge, EmptyState, LineSkeletons, LoadFailed, Picture, Written } from '@shop/ui';
import { fromWallClock, minor, paths, type Minor } from '@shop/util';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { OrderMap } from './order-map';
import { isPaymentDue, PaymentDue } from './payment-due-lazy';
import { CourierCard, ParcelFacts, Parties } from './order-parts';
import { Stepper } from './stepper';
import classes from './tracking.module.css';
import { useTrackingText } from './texts';
import { useLiveOrder } from './use-live-order';

const CancelDialog = lazy(() => import('./cancel-dialog'));

function Figure({ label, amount, total = false }: { label: string; amount: Minor; total?: boolean }) {
  const { money } = useFormats();
  return (
    <div className={classes.figure} data-total={total || undefined}>
      <dt>{label}</dt>
      <dd>
        <bdi>{money(amount)}</bdi>
      </dd>
    </div>
  );
}

function Receipt({ order, orderKey }: { order: Order; orderKey: OrderKey }) {
  const t = useTrackingText();
  const { money } = useFormats();
  const { data: rows = [] } = useGetOrderRowsQuery(orderKey);
  return (
    <section className={classes.card} aria-label={t('bill.title')}>
      <ul className={classes.rows} hidden={rows.length === 0}>
        {rows.map((row) => (
          <li key={row.id} className={classes.row}>
            <span className={classes.thumb}>
              <Picture source={row.image} alt="" sizes="56px" />
            </span>
            <span>
              <Written>{row.quantity} ×</Written> <Written>{row.name}</Written>
              <small className={classes.chosen}>
                <Written>
                  {[
                    ...row.chosen,
                    ...row.addOns.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name)),
                  ].join(', ')}
                </Written>
              </small>
            </span>
            <bdi>
              {money(
                minor(
                  row.unitPrice * row.quantity +
                    row.addOns.reduce((sum, addOn) => sum + addOn.price * addOn.quantity, 0),
                ),
              )}
            </bdi>
          </li>
        ))}
      </ul>
      <dl className={classes.figures}>
        {order.storeDiscount > 0 ? <Figure label={t('bill.discount')} amount={minor(-order.storeDiscount)} /> : null}
        {order.parcel && order.tax === 0 ? null : (
          <Figure label={t(order.taxIncluded ? 'bill.taxIncluded' : 'bill.tax')} amount={order.tax} />
        )}
        <Figure label={t('bill.delivery')} amount={order.deliveryCharge} />
        {order.tip > 0 ? <Figure label={t('bill.tip')} amount={order.tip} /> : null}
        {order.additionalCharge > 0 ? <Figure label={t('bill.service')} amount={order.additionalCharge} /> : null}
        <Figure label={t('total')} amount={order.total} total />
      </dl>
      <p className={classes.quiet}>
        <span>{t('bill.cash')}</span>
        {order.isPaid ? <Badge tone="good">{t('bill.paid')}</Badge> : null}
      </p>
      {order.note ? <p className={classes.quiet}>{t('bill.note', { note: order.note })}</p> : null}
    </section>
  );
}

/** Whoever has the order in hand: the courier once there is one, the store before (CHAT-03, TRK-34). */
function chatPartnerOf({ courier, store }: Order): { type: 'delivery_man' | 'vendor'; id: string } | null {
  if (courier) return { type: 'delivery_man', id: courier.id };
  return store?.vendorId ? { type: 'vendor', id: store.vendorId } : null;
}

/** Puts what can still be had into the cart, and tells what can not. */
export type OrderAgain = (order: Order, rows: readonly OrderRow[]) => Promise<void>;

function AgainButton({ order, orderKey, onAgain }: { order: Order; orderKey: OrderKey; onAgain: OrderAgain }) {
  const t = useTrackingText();
  const { data: rows = [] } = useGetOrderRowsQuery(orderKey);
  const [busy, setBusy] = useState(false);
  if (!isSettled(order.status) || !rows.some(({ itemId }) => itemId)) return null;
  const press = async () => {
    setBusy(true);
    await onAgain(order, rows);
    setBusy(false);
  };
  return (
    <Button loading={busy} onClick={() => void press()}>
      {t('again.press')}
    </Button>
  );
}

export interface OrderViewProps {
  orderKey: OrderKey | null;
  onAgain?: OrderAgain;
}

export function OrderView({ orderKey, onAgain }: OrderViewProps) {
  const t = useTrackingText();
  const { moment, timeZone } = useFormats();
  const isSignedIn = useSelector(selectIsSignedIn);
  const [cancelling, setCancelling] = useState(false);
  const { order, live, isError, error, refetch } = useLiveOrder(orderKey);
  if (isError && isTemporary(failureOf(error)))
    return <LoadFailed title={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />;
  if (isError)
    return (
      <EmptyState
        drawing="search"
        title={t('notFound')}
        text={t('notFoundText')}
        action={
          <Button component={Link} to={paths.trackOrder()}>
            {t('track.title')}
          </Button>
        }
      />
    );
  if (!order || !orderKey) return <LineSkeletons count={4} label={t('loading')} />;
  const wanted = order.scheduledFor ? fromWallClock(order.scheduledFor, timeZone) : null;
  const partner = isSignedIn ? chatPartnerOf(order) : null;
  return (
    <article className={classes.view}>
      <header className={classes.head}>
        <div>
          <Title order={1} size="h2">
            {t('order', { id: order.id })}
          </Title>
          <p className={classes.quiet}>
            {order.placedAt ? <span>{moment(order.placedAt)}</span> : null}
            {wanted ? <span>{t('wanted', { time: moment(wanted) })}</span> : null}
            {live ? <Badge tone="good">{t('live')}</Badge> : null}
          </p>
        </div>
        {canCancel(order.status) ? (
          <Button variant="default" onClick={() => setCancelling(true)}>
            {t('cancel.open')}
          </Button>
        ) : null}
        {onAgain ? <AgainButton order={order} orderKey={orderKey} onAgain={onAgain} /> : null}
      </header>
      {isPaymentDue(order) ? <PaymentDue order={order} orderKey={orderKey} flag={null} /> : null}
      <section className={classes.card}>
        <Stepper order={order} />
        {partner && !isSettled(order.status) ? (
          <Link className={classes.chat} to={paths.chatting(partner)}>
            <IconMessage size={20} aria-hidden="true" />
            {t('chat')}
          </Link>
        ) : null}
      </section>
      <div className={classes.columns}>
        <div className={classes.side}>
          {order.type === 'take_away' ? (
            <p className={classes.card}>{t('status.takeAway', { address: order.store?.address ?? '' })}</p>
          ) : (
            <OrderMap order={order} />
          )}
          <CourierCard order={order} />
          <ParcelFacts order={order} />
          <section className={classes.card}>
            <Parties order={order} />
          </section>
        </div>
        <Receipt order={order} orderKey={orderKey} />
      </div>
      {cancelling ? (
        <Suspense fallback={null}>
          <CancelDialog order={order} guestId={orderKey.guestId} onClose={() => setCancelling(false)} />
        </Suspense>
      ) : null}
    </article>
  );
}
