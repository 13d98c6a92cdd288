/** The tracking drawer: id, map, parties, timeline, total and courier (TRK-01 to TRK-23). */
import { failureOf, isTemporary } from '@shop/api-client';
import { useGetOrderRowsQuery, type OrderKey } from '@shop/api-client/orders';
import { useGetConfigQuery } from '@shop/api-client/start';
import type { Order } from '@shop/domain';
import { verdictOf } from '@shop/domain/order-verdict';
import { awaitsPrice, drawerSteps } from '@shop/domain/tracking';
import { useDates, useFormats, useLanguage } from '@shop/i18n';
import { OrderStateBadge, PaymentParts } from '@shop/order-form';
import { EmptyState, LineSkeletons, LoadFailed, SideSheet, Written } from '@shop/ui';
import { ArrivalHead, saysDelivery } from './arrival-head';
import { OrderMap } from './order-map';
import { FoundByPhoneNotice, CourierCard, Parties } from './order-parts';
import { OrderPrescription } from './order-prescription';
import PickUp from './pick-up';
import { EndedNotice } from './stepper';
import classes from './tracking.module.css';
import { useTrackingMessages } from '../messages';
import { useLiveOrder, useOrderKey } from './use-live-order';

function Timeline({ order }: { order: Order }) {
  const t = useTrackingMessages();
  const { step: stepTime } = useDates();
  const steps = drawerSteps(order);
  const last = steps.findLast(({ state }) => state === 'done');
  return (
    <ol className={classes.timeline}>
      {steps.map((step) => (
        <li
          key={step.name}
          data-reached={step.state === 'done' || undefined}
          aria-current={step === last ? 'step' : undefined}
        >
          <strong>{t(`drawer.${step.name as 'placed'}`)}</strong>
          {step.at ? <small>{stepTime(step.at)}</small> : null}
        </li>
      ))}
    </ol>
  );
}

function Content({
  order,
  orderKey,
  onRefetch,
}: {
  order: Order;
  orderKey: OrderKey;
  onRefetch: () => Promise<unknown>;
}) {
  const t = useTrackingMessages();
  const { data: rows } = useGetOrderRowsQuery(orderKey);
  const { money } = useFormats();
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  const { phase } = verdictOf(order);
  const isTakeAway = order.type === 'take_away';
  return (
    <div className={classes.drawerBody}>
      <ArrivalHead order={order} />
      {isTakeAway ? null : <OrderMap order={order} />}
      {phase === 'ended' ? (
        <EndedNotice order={order} />
      ) : saysDelivery(order) ? null : (
        <div>
          <OrderStateBadge key={order.status} order={order} />
        </div>
      )}
      <Timeline order={order} />
      {isTakeAway ? <PickUp order={order} /> : <CourierCard order={order} />}
      {rows && rows.length > 0 ? (
        <ul className={classes.bought} aria-label={t('items')}>
          {rows.map((row) => (
            <li key={row.id}>
              {row.quantity} × <Written>{row.name}</Written>
            </li>
          ))}
        </ul>
      ) : null}
      <OrderPrescription order={order} onRefetch={onRefetch} />
      {isTakeAway ? null : <Parties order={order} />}
      <FoundByPhoneNotice order={order} />
      <p className={classes.total}>
        <span>{t('total')}</span>
        <bdi>{awaitsPrice(order) ? t('prescription.priceFollows') : money(order.total)}</bdi>
      </p>
      <PaymentParts order={order} gateways={config?.gateways ?? []} />
    </div>
  );
}

export default function TrackingDrawer({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const t = useTrackingMessages();
  const orderKey = useOrderKey(orderId);
  const { order, isError, error, refetch } = useLiveOrder(orderKey);
  return (
    <SideSheet title={t('order', { id: orderId })} closeLabel={t('drawer.close')} onClose={onClose}>
      {isError && isTemporary(failureOf(error)) ? (
        <LoadFailed isWhole title={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
      ) : isError ? (
        <EmptyState drawing="search" title={t('notFound')} />
      ) : order && orderKey ? (
        <Content order={order} orderKey={orderKey} onRefetch={refetch} />
      ) : (
        <LineSkeletons count={4} label={t('loading')} />
      )}
    </SideSheet>
  );
}
