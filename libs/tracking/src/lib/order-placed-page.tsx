/** The success page: the order id, and on to tracking (CHK-20). */
import { Button, Text, Title } from '@mantine/core';
import { Page } from '@shop/ui';
import { paths } from '@shop/util';
import { IconCircleCheckFilled, IconCreditCard } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { isPaymentDue, PaymentDue } from './payment-due-lazy';
import { TrackingDrawer } from './tracking-drawer-lazy';
import classes from './tracking.module.css';
import { useTrackingText } from './texts';
import { useLiveOrder, useOrderKey } from './use-live-order';

export function OrderPlacedPage() {
  const t = useTrackingText();
  const [params] = useSearchParams();
  const orderId = params.get('order_id') ?? '';
  const [tracking, setTracking] = useState(false);
  const key = useOrderKey(orderId);
  const { order } = useLiveOrder(key);
  const due = isPaymentDue(order);
  return (
    <Page narrow>
      <div className={classes.placed}>
        {due ? <IconCreditCard size={72} aria-hidden="true" /> : <IconCircleCheckFilled size={72} aria-hidden="true" />}
        <Title order={1}>{t(due ? 'placed.due' : 'placed.title')}</Title>
        <Text size="lg">{t('order', { id: orderId })}</Text>
        {order && key && due ? <PaymentDue order={order} orderKey={key} flag={params.get('flag')} /> : null}
        <Text c="dimmed">
          {order?.parcel
            ? t('placed.parcel', { name: order.receiver?.contactName ?? '' })
            : order?.store
              ? t(order.isPrescription ? 'placed.prescription' : 'placed.text', { store: order.store.name })
              : '\u00a0'}
        </Text>
        <div className={classes.actions}>
          <Button size="lg" onClick={() => setTracking(true)}>
            {t('placed.track')}
          </Button>
          <Button size="lg" variant="default" component={Link} to={paths.order(orderId)}>
            {t('placed.details')}
          </Button>
        </div>
        <Link to={paths.home()}>{t('home')}</Link>
      </div>
      <TrackingDrawer orderId={tracking ? orderId : null} onClose={() => setTracking(false)} />
    </Page>
  );
}
