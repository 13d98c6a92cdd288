/** Fills the slot `storePopular`: what guests of a restaurant order most, before its menu (PLUS-65). */
import { ItemCard } from '@shop/catalog-cards';
import type { SlotProps } from '@shop/module-kit';
import { Rail, type RowSize } from '@shop/view-kit';
import { useDishMessages } from '../../messages';

/** A failed call comes as no items: nobody misses them. */
const ALWAYS_THERE = { isError: false, refetch: () => undefined };
/** Fewer are no choice: the menu shows them anyway. */
const LEAST = 3;
const SIZE: RowSize = { width: 'min(44vw, 200px)', height: '318px' };

export default function PopularHere({ items }: SlotProps['storePopular']) {
  const t = useDishMessages();
  const shown = items && items.length < LEAST ? [] : items;
  return (
    <Rail title={t('popularHere')} query={ALWAYS_THERE} entries={shown} size={SIZE}>
      {(item) => <ItemCard item={item} layout="vertical" />}
    </Rail>
  );
}
