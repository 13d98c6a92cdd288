/** Routes of this library. */
import type { PageRoute } from '@shop/page-engine';
import { paths } from '@shop/util';
import { TEXT_PATHS } from './lib/text-pages/text-paths';

export const helpRoute: PageRoute = {
  path: paths.help.pattern,
  definition: () => import('./lib/help.page'),
};
export const textRoutes: readonly PageRoute[] = TEXT_PATHS.map((path) => ({
  path,
  definition: () => import('./lib/text-pages/text.page'),
}));
