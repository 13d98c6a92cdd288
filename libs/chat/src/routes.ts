/** Routes of this library. */
import type { PageRoute } from '@shop/page-engine';

export const inboxRoute: PageRoute = {
  path: '/chatting',
  definition: () => import('./lib/inbox.page'),
  needsSignIn: true,
};
