/** `/store/latest` */
import { cardTexts } from '@shop/catalog-cards';
import { StoreListPage } from '@shop/discovery';

export const texts = [cardTexts];
export function Component() {
  return <StoreListPage list="latest" />;
}
