/** A file of its own: the routes of all pages are in the first view, and this one is not among them. */
import type { PageRoute } from '@shop/page-engine';

/** A section of the profile alone, at no path of its own. */
export const interestsRoute: PageRoute = {
  path: 'interests',
  definition: () => import('./lib/interests/interests.page'),
  needsSignIn: true,
  isAccount: true,
};
