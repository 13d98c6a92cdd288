/** A carousel of item cards, in the module's layout. */
import { ItemCard } from '@shop/catalog-cards';
import type { Item } from '@shop/domain';
import { useModuleDefinition } from '@shop/module-kit';
import { Carousel, type CarouselProps } from '@shop/ui';
import { useBelowFoldMessages } from '../../messages';

export const useItemLayout = () => useModuleDefinition()?.catalogue?.cards.item ?? 'vertical';

export interface ItemCarouselProps extends Pick<CarouselProps, 'label' | 'rows' | 'autoplay'> {
  items: readonly Item[];
  /** Highlighted cards, instead of the module's layout. */
  isSpecial?: boolean;
}

export function ItemCarousel({ items, isSpecial = false, ...props }: ItemCarouselProps) {
  const t = useBelowFoldMessages();
  const moduleLayout = useItemLayout();
  const layout = isSpecial ? 'special' : moduleLayout;
  return (
    <Carousel
      {...props}
      labels={{ back: t('back'), forward: t('forward') }}
      width={layout === 'beside' ? 'min(86vw, 380px)' : 'min(44vw, 200px)'}
    >
      {items.map((item) => (
        <ItemCard key={item.id} item={item} layout={layout} withStore />
      ))}
    </Carousel>
  );
}
