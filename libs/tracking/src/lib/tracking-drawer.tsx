/** The tracking drawer: id, map, parties, a timeline of four, the total, the courier (TRK-01 to TRK-23). */
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Drawer, Title } from '@mantine/core';
import { failureOf, isTemporary } from '@shop/api-client';
import { useGetOrderRowsQuery, type OrderKey } from '@shop/api-client/orders';
import type { Order, OrderStatus } from '@shop/domain';
import { drawerStep } from '@shop/domain/tracking';
import { useFormats } from '@shop/i18n';
import { EmptyState, LineSkeletons, LoadFailed, Written } from '@shop/ui';
import { OrderMap } from './order-map';
import { CourierCard, Parties } from './order-parts';
import classes from './tracking.module.css';
import { useTrackingText } from './texts';
import { useLiveOrder, useOrderKey } from './use-live-order';

const TIMES: readonly OrderStatus[] = ['pending', 'confirmed', 'picked_up', 'delivered'];

function Timeline({ order }: { order: Order }) {
  const t = useTrackingText();
  const { step } = useFormats();
  const reached = drawerStep(order.status);
  const labels = [t('drawer.placed'), t('drawer.confirmed'), t('drawer.onTheWay'), t('drawer.delivered')];
  return (
    <ol className={classes.timeline}>
      {labels.map((label, index) => {
        const at = order.reachedAt[TIMES[index] as OrderStatus];
        return (
          <li
            key={label}
            data-reached={index < reached || undefined}
            aria-current={index === reached - 1 ? 'step' : undefined}
          >
            <strong>{label}</strong>
            {at && index < reached ? <small>{step(at)}</small> : null}
          </li>
        );
      })}
    </ol>
  );
}

function Content({ order, orderKey }: { order: Order; orderKey: OrderKey }) {
  const t = useTrackingText();
  const { data: rows } = useGetOrderRowsQuery(orderKey);
  const { money } = useFormats();
  return (
    <div className={classes.drawerBody}>
      <OrderMap order={order} />
      {drawerStep(order.status) === 0 ? (
        <p className={classes.ended}>{t(`status.${order.status as 'canceled'}`)}</p>
      ) : null}
      <Timeline order={order} />
      <CourierCard order={order} />
      {rows && rows.length > 0 ? (
        <ul className={classes.bought} aria-label={t('items')}>
          {rows.map((row) => (
            <li key={row.id}>
              <Written>{row.quantity} ×</Written> <Written>{row.name}</Written>
            </li>
          ))}
        </ul>
      ) : null}
      <Parties order={order} />
      <p className={classes.total}>
        <span>{t('total')}</span>
        <bdi>{money(order.total)}</bdi>
      </p>
    </div>
  );
}

export default function TrackingDrawer({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const t = useTrackingText();
  const orderKey = useOrderKey(orderId);
  const { order, isError, error, refetch } = useLiveOrder(orderKey);
  return (
    <Drawer.Root opened onClose={onClose} position="right" size={420} transitionProps={{ duration: 140 }}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('order', { id: orderId })}>
        <header className={classes.drawerHead}>
          <Title order={2} size="h3">
            {t('order', { id: orderId })}
          </Title>
          <Drawer.CloseButton size={44} radius="xl" aria-label={t('drawer.close')} />
        </header>
        {isError && isTemporary(failureOf(error)) ? (
          <LoadFailed title={t('failed')} retryLabel={t('retry')} onRetry={() => void refetch()} />
        ) : isError ? (
          <EmptyState drawing="search" title={t('notFound')} />
        ) : order && orderKey ? (
          <Content order={order} orderKey={orderKey} />
        ) : (
          <LineSkeletons count={4} label={t('loading')} />
        )}
      </Drawer.Content>
    </Drawer.Root>
  );
}
