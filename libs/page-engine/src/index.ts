export {
  ask,
  definePage,
  pageQueries,
  type AnyPage,
  type MetaContext,
  type PageApp,
  type PageContext,
  type PageDefinition,
  type PageMeta,
  type PageQueries,
  type PageRoute,
} from './lib/page';
export { byPath, findPage, pageAt, pageKey, type Address, type PathPages } from './lib/address';
export { answersOf } from './lib/answers';
export { contextOf, loadPage, metaContextOf, preloadCode } from './lib/load-page';
export { createRoutes, prefetchPage } from './lib/routes';
export type { OfflineProps, PageParts } from './lib/page-view';
export { PageAppProvider, usePageApp } from './lib/app-context';
export { usePageContext, usePageQuery } from './lib/use-page-query';
export { useOwnPageTitle, useOwnTitle } from './lib/own-title';
export { usePageTitle, type PageTitle } from './lib/use-page-title';
export { PagePart } from './lib/page-part';
export { keepScrollWhileGrowing } from './lib/scroll-memory';
export { KEEPS_SCROLL, useViewParams, type ViewChange } from './lib/use-view-params';
export { destinationOf, watchIntents, type IntentPort } from './lib/intent';
