/** The card of an item that was ordered before: the plus adds it with the last choice (PLUS-64). */
import { ItemCard, type ItemCardProps } from '@shop/catalog-cards';
import type { BoughtItem } from './api';
import { useLastChoice } from './use-last-choice';

export function BoughtCard({ bought, layout }: { bought: BoughtItem } & Pick<ItemCardProps, 'layout'>) {
  return <ItemCard item={bought.item} layout={layout} withStore choice={useLastChoice(bought)} />;
}
