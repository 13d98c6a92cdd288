/** `/store/latest` */
import { StoreListPage } from '@shop/discovery';

export const texts = [];
export function Component() {
  return <StoreListPage list="latest" />;
}
