/** The head of the store page: cover, logo, rating, delivery time and opening hours (STORE-01, STORE-02, STORE-13). */
import type { Store } from '@shop/domain';
import { Heart, useReopening } from '@shop/catalog-cards';
import { hoursAt, isClosed } from '@shop/domain/availability';
import { distanceLabel } from '@shop/domain/distance';
import { useDates, useFormats, useNow } from '@shop/i18n';
import { Badge, Picture, Rating, Title, Written } from '@shop/ui';
import { selectIsSignedIn } from '@shop/session';
import { minuteOfDay, paths } from '@shop/util';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { IconBike, IconClock, IconMapPin, IconMessage, IconThumbUp } from '@tabler/icons-react';
import classes from './store-page.module.css';
import { useDiscoveryMessages } from '../messages';

function Opening({ store }: { store: Store }) {
  const t = useDiscoveryMessages();
  const { clock, timeZone } = useDates();
  const day = useNow((at) => minuteOfDay(at, timeZone).day);
  const index = useNow((at) => {
    const hours = hoursAt(store.schedules, minuteOfDay(at, timeZone));
    return hours ? store.schedules.indexOf(hours) : -1;
  });
  const hours = store.schedules[index];
  const reopens = useReopening(store);
  if (!isClosed(store))
    return hours ? (
      <span>
        {t(hours.day === day ? 'store.hours' : 'store.openUntil', {
          from: clock(hours.opens),
          to: clock(hours.closes),
        })}
      </span>
    ) : null;
  return (
    <>
      <Badge tone="bad">{t('store.closed')}</Badge>
      {hours ? null : <span>{t('store.closedToday')}</span>}
      {reopens ? <span>{reopens}</span> : null}
      {store.scheduleOrder ? <span>{t('store.later')}</span> : null}
    </>
  );
}

export function StoreHead({ store }: { store: Store }) {
  const t = useDiscoveryMessages();
  const { money, moneyRange, span } = useFormats();
  const isSignedIn = useSelector(selectIsSignedIn);
  const distance = store.distance === null ? null : distanceLabel(store.distance);
  return (
    <header className={classes.head}>
      <div className={classes.cover}>
        <Picture source={store.cover} alt="" ratio={3} sizes="(min-width: 1300px) 1300px, 100vw" priority />
      </div>
      <span className={classes.logo}>
        <Picture source={store.logo} alt="" sizes="96px" round priority />
      </span>
      <div className={classes.content}>
        <Title order={1} className={classes.name}>
          <Written>{store.name}</Written>
          <Heart wish={{ kind: 'store', store }} />
        </Title>
        <p className={classes.facts}>
          <Rating
            value={store.rating > 0 ? store.rating.toFixed(1) : null}
            count={store.ratingCount}
            label={t('store.rated', { value: store.rating.toFixed(1) })}
          />
          {store.positiveRating ? (
            <span>
              <IconThumbUp size={16} aria-hidden="true" />
              {t('store.positive', { percent: store.positiveRating })}
            </span>
          ) : null}
          {store.deliveryTime ? (
            <span>
              <IconClock size={16} aria-hidden="true" />
              <bdi>{span(store.deliveryTime)}</bdi>
            </span>
          ) : null}
          {distance ? (
            <span>
              <IconMapPin size={16} aria-hidden="true" />
              {distance.kind === 'km' ? t('store.away', { km: distance.km }) : t('store.far')}
            </span>
          ) : null}
          {store.freeDelivery ? (
            <span>
              <IconBike size={16} aria-hidden="true" />
              {t('store.freeDelivery')}
            </span>
          ) : null}
        </p>
        <p className={classes.facts}>
          <Written>{store.address}</Written>
          <Opening store={store} />
          {store.priceRange ? <span>{moneyRange(store.priceRange.min, store.priceRange.max)}</span> : null}
          {store.minimumOrder > 0 ? <span>{t('store.minimum', { amount: money(store.minimumOrder) })}</span> : null}
          {isSignedIn && store.vendorId ? (
            <Link
              className={classes.chat}
              to={paths.chatWith({
                type: 'vendor',
                id: store.vendorId,
                name: store.name,
                image: store.logo?.url ?? null,
              })}
            >
              <IconMessage size={18} aria-hidden="true" />
              {t('store.chat')}
            </Link>
          ) : null}
          {store.delivers ? null : <Badge>{t('store.takeAwayOnly')}</Badge>}
        </p>
      </div>
    </header>
  );
}
