/** Routes of this library. */
import type { PageRoute } from '@shop/page-engine';
import { paths } from '@shop/util';

export const inboxRoute: PageRoute = {
  path: paths.chat.pattern,
  definition: () => import('./lib/inbox.page'),
  needsSignIn: true,
  isAccount: true,
  // The field of a conversation stands at its foot.
  hidesRunningOrders: true,
};
