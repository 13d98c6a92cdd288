/** The card of an item that was ordered before: the plus adds it with the last choice, if that is still offered (PLUS-64). */
import { ItemCard, type ItemCardProps } from '@shop/catalog-cards';
import { quantityAgain } from '@shop/domain/order-again';
import { useModuleDefinition } from '@shop/module-kit';
import type { BoughtItem } from './api';

export function BoughtCard({
  bought: { item, choice },
  layout,
}: { bought: BoughtItem } & Pick<ItemCardProps, 'layout'>) {
  const tracksStock = useModuleDefinition()?.catalogue?.tracksStock ?? false;
  const isOffered = quantityAgain({ choice, quantity: 1 }, item, tracksStock) !== null;
  return <ItemCard item={item} layout={layout} withStore choice={isOffered ? choice : null} />;
}
