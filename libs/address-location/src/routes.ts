/** Routes of this library. */
import type { PageRoute } from '@shop/page-engine';

export const addressesRoute: PageRoute = {
  path: '/address',
  definition: () => import('./lib/addresses.page'),
  needsSignIn: true,
};
