/** The courier: name, rating, distance, call and chat (TRK-17 to TRK-20, TRK-31 to TRK-33). */
import { skipToken } from '@reduxjs/toolkit/query';
import { useGetDistanceQuery } from '@shop/api-client/distance';
import type { Courier, Order } from '@shop/domain';
import { distanceLabel } from '@shop/domain/distance';
import { isSettled } from '@shop/domain/tracking';
import { deviceStorage, readStorage, selectIsSignedIn } from '@shop/session';
import { Picture, Rating, showToast, Written } from '@shop/ui';
import { paths, phoneAddress } from '@shop/util';
import { IconMessage, IconPhone } from '@tabler/icons-react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import classes from './tracking.module.css';
import { useTrackingMessages } from '../messages';

/** Rounded to about 100 m, so that a moving courier does not cause a distance request at every step. */
const rounded = (value: number) => Number(value.toFixed(3));

function CourierDistance({ order }: { order: Order }) {
  const t = useTrackingMessages();
  const from = order.courier?.place;
  const to = (order.receiver ?? order.deliverTo)?.point;
  const isShown = from && to && !isSettled(order.status);
  const { data: metres } = useGetDistanceQuery(
    isShown ? { from: { lat: rounded(from.lat), lng: rounded(from.lng) }, to } : skipToken,
  );
  if (!isShown || metres === undefined || metres === null) return null;
  const label = distanceLabel(metres);
  return label.kind === 'km' ? <span>{t('away', { km: label.km })}</span> : null;
}

export default function CourierCard({ order, courier }: { order: Order; courier: Courier }) {
  const t = useTrackingMessages();
  const isSignedIn = useSelector(selectIsSignedIn);
  const rating = courier.rating.toFixed(2);
  const canChat = isSignedIn && !order.byPhone && !isSettled(order.status);
  return (
    <section className={classes.courier} data-courier aria-label={t('courier.title')}>
      <span className={classes.face}>
        <Picture source={courier.image} alt="" sizes="56px" round />
      </span>
      <div>
        <Written as="strong">{courier.name}</Written>
        <p className={classes.muted}>
          <Rating value={rating} label={t('courier.rated', { value: rating })} />
          <span>{t('courier.orders', { count: courier.orderCount })}</span>
          <CourierDistance order={order} />
        </p>
      </div>
      {courier.phone || canChat ? (
        <p className={classes.contactLinks}>
          {courier.phone ? (
            <a
              className={classes.contactLink}
              href={phoneAddress(courier.phone)}
              aria-label={t('courier.call', { name: courier.name })}
            >
              <IconPhone size={20} aria-hidden="true" />
              <Written>{courier.phone}</Written>
            </a>
          ) : null}
          {canChat ? (
            <Link
              className={classes.contactLink}
              to={paths.chatWith({
                type: 'delivery_man',
                id: courier.id,
                name: courier.name,
                image: courier.image?.url ?? null,
              })}
              onClick={(event) => {
                // The customer may have signed out in another tab since the last render (TRK-20).
                if (readStorage(deviceStorage).token) return;
                event.preventDefault();
                showToast(t('courier.signedOut'), 'bad');
              }}
            >
              <IconMessage size={20} aria-hidden="true" />
              {t('courier.chat')}
            </Link>
          ) : null}
        </p>
      ) : null}
    </section>
  );
}
