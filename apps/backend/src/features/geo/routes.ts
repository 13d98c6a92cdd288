/** Places, addresses and distances (contract §3.5). */
import type { Shop } from '../../context';
import { distanceRoutes } from './distance-routes';
import { placeRoutes } from './place-routes';

export function geoRoutes(shop: Shop): void {
  placeRoutes(shop);
  distanceRoutes(shop);
}
