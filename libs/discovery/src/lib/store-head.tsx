/** The head of the store page: cover, logo, facts, and what a press tells about the store (STORE-01, STORE-02, STORE-13, PLUS-26). */
import type { Store } from '@shop/domain';
import { Heart, useReopening } from '@shop/catalog-cards';
import { hoursAt, isClosed, isOpenAllDay } from '@shop/domain/availability';
import { distanceLabel } from '@shop/domain/distance';
import { useDates, useFormats, useNow } from '@shop/i18n';
import { Badge, Picture, Rating, showToast, Title, Written } from '@shop/ui';
import { selectIsSignedIn } from '@shop/session';
import { minor, minuteOfDay, paths } from '@shop/util';
import { shareLink } from '@shop/util/share';
import { lazyView } from '@shop/view-kit';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import {
  IconBike,
  IconClock,
  IconInfoCircle,
  IconMapPin,
  IconMessage,
  IconShare2,
  IconThumbUp,
} from '@tabler/icons-react';
import classes from './store-page.module.css';
import { storeInfoMessages, useDiscoveryMessages } from '../messages';

const StoreInfo = lazyView(() => import('./store-info/store-info'), { on: 'press', messages: [storeInfoMessages] });

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
        {isOpenAllDay(hours)
          ? t('store.allDay')
          : t(hours.day === day ? 'store.hours' : 'store.openUntil', {
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

/** What people decide by: how good, when, how much, from which amount, how far, how long. */
function Facts({ store }: { store: Store }) {
  const t = useDiscoveryMessages();
  const { money, span } = useFormats();
  const distance = store.distance === null ? null : distanceLabel(store.distance);
  return (
    <p className={classes.facts}>
      <Rating
        value={store.rating > 0 ? store.rating.toFixed(1) : null}
        count={store.ratingCount}
        label={t('store.rated', { value: store.rating.toFixed(1) })}
      />
      {store.deliveryTime ? (
        <span>
          <IconClock size={16} aria-hidden="true" />
          <bdi>{span(store.deliveryTime)}</bdi>
        </span>
      ) : null}
      {store.freeDelivery || store.deliveryFee ? (
        <span>
          <IconBike size={16} aria-hidden="true" />
          {store.freeDelivery ? t('store.freeDelivery') : t('store.fee', { fee: money(store.deliveryFee ?? minor(0)) })}
        </span>
      ) : null}
      {store.minimumOrder > 0 ? <span>{t('store.minimum', { amount: money(store.minimumOrder) })}</span> : null}
      {distance ? (
        <span>
          <IconMapPin size={16} aria-hidden="true" />
          {distance.kind === 'km' ? t('store.away', { km: distance.km }) : t('store.far')}
        </span>
      ) : null}
      <Opening store={store} />
      {store.delivers ? null : <Badge>{t('store.takeAwayOnly')}</Badge>}
    </p>
  );
}

/** The sheet about the store, sharing, and a chat. */
function Actions({ store }: { store: Store }) {
  const t = useDiscoveryMessages();
  const isSignedIn = useSelector(selectIsSignedIn);
  const [opened, setOpened] = useState(false);
  const share = async () => {
    const { origin } = window.location;
    const outcome = await shareLink({ title: store.name, url: `${origin}${paths.store(store)}` });
    if (outcome !== 'shared')
      showToast(t(outcome === 'copied' ? 'store.copied' : 'store.notShared'), outcome === 'copied' ? 'good' : 'bad');
  };
  return (
    <div className={classes.actions}>
      <button type="button" className={classes.action} aria-haspopup="dialog" onClick={() => setOpened(true)}>
        <IconInfoCircle size={18} aria-hidden="true" />
        {t('store.info')}
      </button>
      <button type="button" className={classes.action} onClick={() => void share()}>
        <IconShare2 size={18} aria-hidden="true" />
        {t('store.share')}
      </button>
      {isSignedIn && store.vendorId ? (
        <Link
          className={classes.action}
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
      {opened ? <StoreInfo store={store} onClose={() => setOpened(false)} /> : null}
    </div>
  );
}

export function StoreHead({ store }: { store: Store }) {
  const t = useDiscoveryMessages();
  const { moneyRange } = useFormats();
  return (
    <header className={classes.head}>
      <div className={classes.cover}>
        <Picture source={store.cover} alt="" ratio={3} sizes="(min-width: 1300px) 1300px, 100vw" priority />
        {/* Over the cover: what comes with the details moves nothing. The sheet has all of it. */}
        {store.announcement ? (
          <Written as="p" className={classes.news}>
            {store.announcement}
          </Written>
        ) : null}
      </div>
      <span className={classes.logo}>
        <Picture source={store.logo} alt="" sizes="96px" round priority />
      </span>
      <div className={classes.content}>
        <Title order={1} className={classes.name}>
          <Written>{store.name}</Written>
          <Heart wish={{ kind: 'store', store }} />
        </Title>
        <Facts store={store} />
        <p className={classes.facts} data-more="">
          <Written>{store.address}</Written>
          {store.positiveRating ? (
            <span>
              <IconThumbUp size={16} aria-hidden="true" />
              {t('store.positive', { percent: store.positiveRating })}
            </span>
          ) : null}
          {store.priceRange ? <span>{moneyRange(store.priceRange.min, store.priceRange.max)}</span> : null}
        </p>
        <Actions store={store} />
      </div>
    </header>
  );
}
