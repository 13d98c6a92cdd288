/** Routes of this library with their own paths. */
import type { PageRoute } from '@shop/page-engine';
import { paths } from '@shop/util';

export const walletRoute: PageRoute = {
  path: paths.wallet.pattern,
  definition: () => import('./lib/wallet.page'),
  needsSignIn: true,
  isAccount: true,
};

export const notificationsRoute: PageRoute = {
  path: paths.notifications.pattern,
  definition: () => import('./lib/notifications.page'),
  needsSignIn: true,
  isAccount: true,
};

export const loyaltyRoute: PageRoute = {
  path: paths.loyalty.pattern,
  definition: () => import('./lib/loyalty.page'),
  needsSignIn: true,
  isAccount: true,
};

export const referralRoute: PageRoute = {
  path: paths.referral.pattern,
  definition: () => import('./lib/referral.page'),
  needsSignIn: true,
  isAccount: true,
};
