/** What the signs of a change of page are told by the app. */
import type { PagePort } from './intent';
import { prefetchPage } from './prepare-page';
import { pageOf } from './routes';
import type { Shop } from './shop';
import { isWaiting, watchWaiting } from './waiting';

export const pagePortOf = (shop: Shop): PagePort => ({
  has: (pathname) => pageOf({ pathname, search: '' }).entry.path !== '*',
  moduleId: () => shop.store.getState().session.module?.id ?? null,
  prefetch: (address) => prefetchPage(shop, address),
  isWaiting,
  watchWaiting,
});
