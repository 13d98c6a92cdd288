/** A row of item cards, in the module's layout. */
import { ItemCard } from '@shop/catalog-cards';
import type { Item } from '@shop/domain';
import { useModuleDefinition } from '@shop/module-kit';
import { Row } from '@shop/view-kit';
import type { CarouselProps } from '@shop/ui';

export const useItemLayout = () => useModuleDefinition()?.catalogue?.cards.item ?? 'vertical';

export interface ItemRowProps extends Pick<CarouselProps, 'label' | 'rows' | 'autoplay'> {
  items: readonly Item[];
}

export function ItemRow({ items, ...props }: ItemRowProps) {
  const layout = useItemLayout();
  return (
    <Row {...props} width={layout === 'beside' ? 'min(86vw, 380px)' : 'min(44vw, 200px)'}>
      {items.map((item) => (
        <ItemCard key={item.id} item={item} layout={layout} withStore />
      ))}
    </Row>
  );
}
