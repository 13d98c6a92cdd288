export {
  queryOf,
  definePage,
  modulePages,
  pageQueries,
  type AnyPage,
  type PageApp,
  type PageContext,
  type PageMeta,
  type PageQueryMap,
  type PageRoute,
} from './lib/page';
export { byPath, findPage, pageAt, pageKey, type Address, type PathPages } from './lib/address';
export { loadPage, preloadCode } from './lib/load-page';
export { defineSection, homeQueries, type Section } from './lib/section';
export { describePage } from './lib/page-context';
export { createRoutes, prefetchPage } from './lib/routes';
export type { PageParts } from './lib/page-view';
export { PageAppProvider, usePageApp } from './lib/app-context';
export { usePageContext, usePageQuery } from './lib/use-page-query';
export { useOwnPageTitle, useOwnTitle, usePageTitle } from './lib/use-page-title';
export { usePageRoute } from './lib/use-page-route';
export { PagePart } from './lib/page-part';
export { keepScrollWhileGrowing } from './lib/scroll-memory';
export { KEEPS_SCROLL, movesPages, useViewParams } from './lib/use-view-params';
export { useDialogInAddress, type DialogInAddress } from './lib/use-dialog-in-address';
export { watchIntents } from './lib/intent';
