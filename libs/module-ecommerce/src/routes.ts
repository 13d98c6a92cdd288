/** Pages of this library. */
import type { PageRoute } from '@shop/page-engine';

export const brandRoute: PageRoute = {
  path: '/brands/:id',
  definition: () => import('./lib/brands/brand.page'),
  needsPlace: true,
};
