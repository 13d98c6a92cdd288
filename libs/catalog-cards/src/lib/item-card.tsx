/** One card of an item, in layouts: the parts are the same, the grid places them. */
import type { Item } from '@shop/domain';
import { useFormats } from '@shop/i18n';
import { Picture } from '@shop/ui';
import type { MouseEvent } from 'react';
import { Heart } from './heart';
import { CardAction } from './card-action';
import { useItemActions } from './item-actions';
import classes from './item-card.module.css';
import { ItemBadges, ItemPrice, ItemRating, useCardName, useItemState, VegMark } from './item-parts';
import { useCardText } from './texts';

export interface ItemCardProps {
  item: Item;
  /** `special`: an offer that stands out, its reduction on the picture (CARD-07). */
  layout: 'vertical' | 'wide' | 'special';
  storeIsClosed?: boolean;
  /** Shown where cards of several stores stand together. */
  withStore?: boolean;
  priority?: boolean;
}

function Overlay({ item, storeIsClosed }: { item: Item; storeIsClosed: boolean }) {
  const t = useCardText();
  const { soldOut, availability } = useItemState(item, storeIsClosed);
  const { clock } = useFormats();
  if (soldOut) return <span className={classes.overlay}>{t('outOfStock')}</span>;
  if (availability.state === 'now' || !availability.hours) return null;
  return (
    <span className={classes.overlay}>
      {t('notAvailableNow')}
      <small>
        {availability.state === 'later'
          ? t('orderLater')
          : `${clock(availability.hours.start)} – ${clock(availability.hours.end)}`}
      </small>
    </span>
  );
}

export function ItemCard({ item, layout, storeIsClosed = false, withStore = false, priority = false }: ItemCardProps) {
  const { linkTo, open } = useItemActions();
  const name = useCardName(item);
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open(item);
  };
  return (
    <article className={classes.card} data-layout={layout}>
      <div className={classes.picture}>
        <Picture
          source={item.image}
          alt=""
          sizes={layout === 'wide' ? '120px' : '(min-width: 768px) 220px, 45vw'}
          priority={priority}
        />
        <Overlay item={item} storeIsClosed={storeIsClosed} />
        <span className={classes.heart}>
          <Heart wish={{ kind: 'item', item }} over />
        </span>
        <CardAction item={item} storeIsClosed={storeIsClosed} />
      </div>
      <div className={classes.words}>
        <h3 className={classes.name}>
          <VegMark item={item} />
          <a className={classes.link} href={linkTo(item)} onClick={press}>
            {name}
          </a>
        </h3>
        {withStore ? <p className={classes.quiet}>{item.storeName}</p> : null}
        {layout === 'wide' ? <p className={classes.description}>{item.description}</p> : null}
        <p className={classes.row}>
          <ItemPrice item={item} size="md" />
          {item.unit && layout !== 'wide' ? <span className={classes.quiet}>/ {item.unit}</span> : null}
        </p>
        <div className={classes.row}>
          <ItemRating item={item} />
          <ItemBadges item={item} />
        </div>
      </div>
    </article>
  );
}
