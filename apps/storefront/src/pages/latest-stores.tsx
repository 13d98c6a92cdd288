/** `/store/latest` */
import { cardTexts } from '@shop/catalog-cards';
import { discoveryTexts, StoreListPage, storeListTexts } from '@shop/discovery';

export const texts = [cardTexts, discoveryTexts, storeListTexts];
export function Component() {
  return <StoreListPage list="latest" />;
}
