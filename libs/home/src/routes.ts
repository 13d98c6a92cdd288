/** Routes of this library. */
import type { PageRoute } from '@shop/page-engine';

export const buyAgainRoute: PageRoute = {
  path: '/buy-again',
  definition: () => import('./lib/buy-again/buy-again.page'),
  needsPlace: true,
  needsSignIn: true,
};
