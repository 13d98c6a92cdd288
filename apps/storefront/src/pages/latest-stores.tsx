/** `/store/latest` */
import { cardMessages } from '@shop/catalog-cards';
import { discoveryMessages, StoreListPage, storeListMessages } from '@shop/discovery';

export const messages = [cardMessages, discoveryMessages, storeListMessages];
export function Component() {
  return <StoreListPage list="latest" />;
}
