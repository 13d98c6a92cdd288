/**
 * A card of a store, in three layouts: cover with logo, a row with the cover beside the text, or a round logo with the
 * name.
 */
import type { Store } from '@shop/domain';
import { isClosed } from '@shop/domain/availability';
import { distanceLabel } from '@shop/domain/distance';
import { useFormats } from '@shop/i18n';
import { Badge, coverLink, Picture, Rating, Written } from '@shop/ui';
import { paths } from '@shop/util';
import { IconBike, IconClock, IconMapPin } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { Heart } from '../heart';
import classes from './store-card.module.css';
import { useCardMessages } from '../../messages';

export interface StoreCardProps {
  store: Store;
  layout: 'cover' | 'list' | 'round';
  priority?: boolean;
}

/** '12': one less than the count, with a plus above two (CARD-33, CARD-34). */
export function storeItemCount(total: number): string {
  if (total <= 1) return String(Math.max(0, total));
  return `${total - 1}${total > 2 ? '+' : ''}`;
}

function Distance({ metres }: { metres: number | null }) {
  const t = useCardMessages();
  if (metres === null) return null;
  const label = distanceLabel(metres);
  return (
    <span className={classes.fact}>
      <IconMapPin size={15} aria-hidden="true" />
      {label.kind === 'km' ? t('away', { km: label.km }) : t('far')}
    </span>
  );
}

/** What the delivery to this place costs (PLUS-69). Nothing where it is free, which the cover says, or not known. */
function Fee({ fee }: { fee: Store['deliveryFee'] }) {
  const t = useCardMessages();
  const { money } = useFormats();
  if (!fee) return null;
  return (
    <span className={classes.fact} role="img" aria-label={t('deliveryFee', { fee: money(fee) })}>
      <IconBike size={15} aria-hidden="true" />
      <bdi>{money(fee)}</bdi>
    </span>
  );
}

/** Memoized: a list that grows by pages re-renders only new cards. */
export const StoreCard = memo(function StoreCard({ store, layout, priority = false }: StoreCardProps) {
  const t = useCardMessages();
  const { moneyRange, span } = useFormats();
  const closed = isClosed(store);
  const to = paths.store(store);
  if (layout === 'round')
    return (
      <Link className={classes.round} to={to} data-closed={closed || undefined}>
        <span className={classes.roundLogo}>
          <Picture source={store.logo} alt="" sizes="96px" round />
        </span>
        <Written as="span" className={classes.roundName}>
          {store.name}
        </Written>
      </Link>
    );
  return (
    <article className={classes.card} data-layout={layout} data-closed={closed || undefined}>
      <div className={classes.cover}>
        {layout === 'list' ? (
          <Picture source={store.cover} alt="" sizes="128px" fills priority={priority} />
        ) : (
          <Picture source={store.cover} alt="" ratio={2} sizes="(min-width: 768px) 320px, 90vw" priority={priority} />
        )}
        {closed ? <span className={classes.closed}>{t('closedNow')}</span> : null}
        <span className={classes.badges}>
          {store.discount ? <Badge tone="accent">{t('off.percent', { percent: store.discount.percent })}</Badge> : null}
          {store.freeDelivery ? (
            <span className={classes.free}>
              <IconBike size={15} aria-hidden="true" />
              {t('freeDelivery')}
            </span>
          ) : null}
        </span>
        <span className={classes.heart}>
          <Heart wish={{ kind: 'store', store }} over />
        </span>
        <span className={classes.logo}>
          <Picture source={store.logo} alt="" sizes="56px" round />
        </span>
      </div>
      <h3 className={classes.name}>
        <Link className={coverLink} to={to}>
          <Written>{store.name}</Written>
        </Link>
      </h3>
      <div className={classes.text}>
        <p className={classes.facts}>
          <Rating
            value={store.rating > 0 ? store.rating.toFixed(1) : null}
            count={store.ratingCount}
            label={t('rated', { value: store.rating.toFixed(1) })}
          />
          {store.deliveryTime ? (
            <span className={classes.fact}>
              <IconClock size={15} aria-hidden="true" />
              <bdi>{span(store.deliveryTime)}</bdi>
            </span>
          ) : null}
          <Fee fee={store.deliveryFee} />
          <Distance metres={store.distance} />
          <span>
            {t('storeItems', { count: store.itemCount }).replace(
              String(store.itemCount),
              storeItemCount(store.itemCount),
            )}
          </span>
          {store.priceRange ? <span>{moneyRange(store.priceRange.min, store.priceRange.max)}</span> : null}
        </p>
        <Written as="p" className={classes.address}>
          {store.address}
        </Written>
      </div>
    </article>
  );
});
