/** Routes of this library. */
import type { PageRoute } from '@shop/page-engine';
import { paths } from '@shop/util';

export const buyAgainRoute: PageRoute = {
  path: paths.buyAgain.pattern,
  definition: () => import('./lib/buy-again/buy-again.page'),
  needsPlace: true,
  needsSignIn: true,
};
