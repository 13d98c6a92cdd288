/** Routes of this library with their own paths. */
import type { PageRoute } from '@shop/page-engine';

export const walletRoute: PageRoute = {
  path: '/wallet',
  definition: () => import('./lib/wallet.page'),
  needsSignIn: true,
};

export const loyaltyRoute: PageRoute = {
  path: '/loyalty-points',
  definition: () => import('./lib/loyalty.page'),
  needsSignIn: true,
};

export const referralRoute: PageRoute = {
  path: '/referral-code',
  definition: () => import('./lib/referral.page'),
  needsSignIn: true,
};
