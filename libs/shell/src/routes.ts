/** Routes of this library. */
import type { PageRoute } from '@shop/page-engine';
import { paths } from '@shop/util';
import { TEXTS } from './lib/text-pages/text-paths';

export const helpRoute: PageRoute = {
  path: paths.help.pattern,
  definition: () => import('./lib/help.page'),
};
export const textRoutes: readonly PageRoute[] = TEXTS.map((name) => ({
  path: paths[name].pattern,
  definition: async () => ({ page: (await import('./lib/text-pages/text.page')).textPage(name) }),
}));
