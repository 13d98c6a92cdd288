/** Categories with their items and stores (contract §4.2). */
import type { Shop } from '../../context';
import { cacheForAMinute } from '../zones/queries';
import { aisleRoutes } from './aisle-routes';
import { featuredCategoryRoutes } from './featured-routes';
import { categoryItemRoutes } from './item-routes';
import { categoryListRoutes } from './list-routes';
import { itemCounts } from './queries';
import { categoryStoreRoutes } from './store-routes';

export function categoryRoutes(shop: Shop): void {
  const counts = cacheForAMinute(() => itemCounts(shop.db));
  categoryListRoutes(shop, counts);
  aisleRoutes(shop);
  featuredCategoryRoutes(shop, counts);
  categoryItemRoutes(shop);
  categoryStoreRoutes(shop);
}
