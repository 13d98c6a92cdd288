/** A card of a flash sale item: price, progress and remaining units (CARD-05, CARD-06, CARD-24). */
import type { FlashProduct } from '@shop/domain';
import { flashProgress } from '@shop/domain/flash-sale';
import { coverLink, Picture, Written } from '@shop/ui';
import { CardAction } from '../cards/card-action';
import classes from './flash-card.module.css';
import { Heart } from '../heart';
import { ItemOverlay, NextTime } from '../item-overlay';
import { ItemBadges, ItemMeasure, ItemPrice, useCardName } from '../cards/item-parts';
import { usePromoMessages } from '../../messages';
import { QuickView } from '../cards/quick-view';
import { useItemLink } from '../cards/use-item-link';

export interface FlashCardProps {
  product: FlashProduct;
  /** `panel`: a compact row of picture and text. */
  layout: 'grid' | 'panel';
  priority?: boolean;
}

export function FlashCard({ product, layout, priority = false }: FlashCardProps) {
  const t = usePromoMessages();
  const { item, sold, stock } = product;
  const name = useCardName(item);
  const left = item.stock ?? Math.max(0, stock - sold);
  const isOut = left === 0;
  const link = useItemLink(item);
  return (
    <article className={classes.card} data-layout={layout} data-out={isOut || undefined}>
      <div className={classes.picture}>
        <Picture source={item.image} alt="" sizes="(min-width: 768px) 220px, 45vw" priority={priority} />
        <ItemOverlay item={item} isOut={isOut} />
        {isOut ? null : <QuickView item={item} />}
        {layout === 'grid' ? (
          <>
            <span className={classes.heart}>
              <Heart wish={{ kind: 'item', item }} over />
            </span>
            {isOut ? null : <CardAction item={item} storeIsClosed={false} />}
          </>
        ) : null}
      </div>
      <div className={classes.content}>
        <h3 className={classes.name}>
          {isOut ? (
            <Written>{name}</Written>
          ) : (
            <a className={coverLink} {...link}>
              <Written>{name}</Written>
            </a>
          )}
        </h3>
        <p className={classes.row}>
          <ItemPrice item={item} size="md" />
          <ItemMeasure item={item} className={classes.measure} />
          <ItemBadges item={item} />
        </p>
        <div
          className={classes.bar}
          role="progressbar"
          aria-label={t('progress')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(flashProgress(product))}
        >
          <span style={{ inlineSize: `${flashProgress(product)}%` }} />
        </div>
        <p className={classes.figures}>
          <span>{t('sold', { sold, stock })}</span>
          {isOut ? null : <strong>{t('left', { count: left })}</strong>}
          {isOut ? null : <NextTime item={item} />}
        </p>
      </div>
    </article>
  );
}
