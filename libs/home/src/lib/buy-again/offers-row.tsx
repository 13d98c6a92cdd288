/** Discounted items, with autoplay (PROMO-15, PROMO-16, HOME-14). An empty or failed list is left out (HOME-04). */
import { ItemCard } from '@shop/catalog-cards';
import type { Item } from '@shop/domain';
import { paths } from '@shop/util';
import { Rail, type QueryLike } from '@shop/view-kit';
import classes from './offers-row.module.css';
import { useBelowFoldMessages } from '../../messages';

/** Of highlighted cards; the same for other rows that may stand in the place of this one. */
export const SPECIAL_ROW = { width: 'min(44vw, 200px)', height: 'var(--special-row)' };
export const specialRow: string = classes.row ?? '';

export function OffersRow({ query, items }: { query: QueryLike; items: readonly Item[] | undefined }) {
  const t = useBelowFoldMessages();
  return (
    <div className={specialRow}>
      <Rail
        title={t('special')}
        more={paths.search('special-offer')}
        query={query}
        entries={items}
        size={SPECIAL_ROW}
        isOptional
        autoplay
      >
        {(item) => <ItemCard item={item} layout="special" withStore />}
      </Rail>
    </div>
  );
}
