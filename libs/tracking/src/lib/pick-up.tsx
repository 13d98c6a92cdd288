/** Pick-up of a take-away: the store, its address and directions. */
import type { Order } from '@shop/domain';
import { isSettled } from '@shop/domain/tracking';
import { IconRoute } from '@tabler/icons-react';
import { useId } from 'react';
import { OrderMap } from './order-map';
import { Button, Written } from '@shop/ui';
import classes from './tracking.module.css';
import { useTrackingMessages } from '../messages';

/** In the device's map app. */
const directionsTo = ({ lat, lng }: { lat: number; lng: number }) =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: `${lat},${lng}` })}`;

export default function PickUp({ order }: { order: Order }) {
  const t = useTrackingMessages();
  const id = useId();
  const { store, deliverTo } = order;
  return (
    <section className={classes.pickUp} aria-labelledby={id}>
      <OrderMap order={order} />
      <dl className={classes.parties}>
        <div>
          <dt id={id}>{t('pickUp.at')}</dt>
          <dd>
            <Written as="strong">{store?.name}</Written>
            <Written as="span">{store?.address}</Written>
          </dd>
        </div>
        {deliverTo?.contactName ? (
          <div>
            <dt>{t('pickUp.by')}</dt>
            <dd>
              <Written as="strong">{deliverTo.contactName}</Written>
            </dd>
          </div>
        ) : null}
      </dl>
      {store?.place && !isSettled(order.status) ? (
        <Button
          variant="default"
          component="a"
          href={directionsTo(store.place)}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconRoute size={20} aria-hidden="true" />}
        >
          {t('pickUp.way')}
        </Button>
      ) : null}
    </section>
  );
}
