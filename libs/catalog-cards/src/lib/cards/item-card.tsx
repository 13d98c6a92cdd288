/** The card of an item. All layouts have the same parts; CSS grid places them. */
import type { Choice, Item } from '@shop/domain';
import { Slot, useIsFilled, type ItemLayout } from '@shop/module-kit';
import { coverLink, Picture, Written } from '@shop/ui';
import { memo } from 'react';
import { CardAction } from './card-action';
import { Heart } from '../heart';
import { ItemOverlay, NextTime } from '../item-overlay';
import classes from './item-card.module.css';
import { ItemBadges, ItemDelivery, ItemMark, ItemMeasure, ItemPrice, ItemRating, useCardName } from './item-parts';
import { QuickView } from './quick-view';
import { useItemLink } from './use-item-link';

export interface ItemCardProps {
  item: Item;
  layout: ItemLayout;
  storeIsClosed?: boolean;
  /** Shows the store name, in lists of several stores. */
  withStore?: boolean;
  priority?: boolean;
  /** The plus adds the item with this choice at once (PLUS-64). */
  choice?: Choice | null;
}

/** `sizes` of the picture. */
const SIZES: Record<ItemLayout, string> = {
  vertical: '(min-width: 768px) 220px, 45vw',
  special: '(min-width: 768px) 220px, 45vw',
  list: '132px',
  beside: '120px',
  popular: '122px',
};
/** Right below the picture: the first view of a home shows it, where the name below would be cut. */
const PRICE_FIRST: readonly ItemLayout[] = ['vertical', 'special'];
/** Layouts with a large picture show the badges on it: beside the text they would shift it. */
const BADGED_PICTURES: readonly ItemLayout[] = ['vertical', 'special'];
/** Layouts with room for the options of an item. */
const OPTIONED: readonly ItemLayout[] = ['vertical', 'special', 'popular'];

interface CostProps extends Pick<ItemCardProps, 'item' | 'layout'> {
  /** Whether this is the place above the name. */
  isAbove: boolean;
}

/** Above the name in the document too: moved up by a style, it would push the name down while the page still arrives. */
function Cost({ item, layout, isAbove }: CostProps) {
  if (PRICE_FIRST.includes(layout) !== isAbove) return null;
  return (
    <p className={`${classes.row} ${classes.cost}`}>
      <ItemPrice item={item} size="md" />
      <ItemMeasure item={item} className={classes.muted} withUnit={layout === 'vertical'} />
    </p>
  );
}

/** Memoized: a list that grows by pages re-renders only new cards. */
export const ItemCard = memo(function ItemCard({
  item,
  layout,
  storeIsClosed = false,
  withStore = false,
  priority = false,
  choice = null,
}: ItemCardProps) {
  const name = useCardName(item);
  const link = useItemLink(item);
  const hasOptions = useIsFilled('cardOptions') && OPTIONED.includes(layout);
  const isBadged = BADGED_PICTURES.includes(layout);
  // Beside a picture there is room for one line of description, and for none under a store name.
  const isDescribed = layout === 'list' || (layout === 'beside' && !withStore);
  return (
    <article
      className={classes.card}
      data-layout={layout}
      data-with-store={withStore || undefined}
      data-with-options={hasOptions || undefined}
    >
      <div className={classes.picture}>
        <Picture source={item.image} alt="" sizes={SIZES[layout]} priority={priority} fills={layout !== 'special'} />
        <ItemOverlay item={item} storeIsClosed={storeIsClosed} />
        {isBadged ? (
          <span className={classes.badges}>
            <ItemBadges item={item} place="picture" />
          </span>
        ) : null}
        <QuickView item={item} />
        <span className={classes.heart}>
          <Heart wish={{ kind: 'item', item }} over />
        </span>
        <CardAction item={item} storeIsClosed={storeIsClosed} choice={choice} />
      </div>
      <div className={classes.content}>
        <Cost item={item} layout={layout} isAbove />
        <h3 className={classes.name}>
          <Slot name="itemMark" item={item} />
          <a className={coverLink} {...link}>
            <Written>{name}</Written>
          </a>
        </h3>
        {withStore ? (
          <Written as="p" className={classes.muted}>
            {item.storeName}
          </Written>
        ) : null}
        {isDescribed ? (
          <Written as="p" className={classes.description}>
            {item.description}
          </Written>
        ) : null}
        <Cost item={item} layout={layout} isAbove={false} />
        {hasOptions ? <Slot name="cardOptions" item={item} /> : null}
        <div className={`${classes.row} ${classes.facts}`}>
          <NextTime item={item} storeIsClosed={storeIsClosed} />
          <ItemRating item={item} />
          {isBadged ? <ItemMark item={item} /> : <ItemBadges item={item} />}
          <ItemDelivery item={item} />
        </div>
      </div>
    </article>
  );
});
