/** Routes of this library. */
import type { PageRoute } from '@shop/page-engine';
import { paths } from '@shop/util';

export const addressesRoute: PageRoute = {
  path: paths.addresses.pattern,
  definition: () => import('./lib/addresses.page'),
  needsSignIn: true,
  isAccount: true,
};
