/** `/store/popular` */
import { StoreListPage } from '@shop/discovery';

export const texts = [];
export function Component() {
  return <StoreListPage list="popular" />;
}
