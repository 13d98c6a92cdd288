/** The types of a page definition (decision 075). */
import type { Scope } from '@shop/api-client';
import type { ShopConfig } from '@shop/api-client/start';
import type { I18n, LanguageCode, Namespace, TranslatorOf } from '@shop/i18n';
import type { ModuleDefinition, ModuleRegistry, PageFacts } from '@shop/module-kit';
import type { SessionState } from '@shop/session';
import type { ComponentType } from 'react';

/** What query arguments are computed from. */
export interface PageContext {
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
  language: LanguageCode;
  session: Pick<SessionState, 'place' | 'module' | 'token' | 'language' | 'resultsLook' | 'resultsSort'>;
  /** The session's scope, with the module named in the address if there is one. */
  scope: Scope;
  /** The current module; null before one is chosen. */
  module: ModuleDefinition | null;
}

/** The part of an RTK Query endpoint that the engine uses. */
export interface Endpoint {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each endpoint has its own arguments
  initiate: (args: any, options?: any) => any;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
  select: (args: any) => (state: any) => { data?: unknown };
}
type ArgumentsOf<E extends Endpoint> = Parameters<E['initiate']>[0];
export type DataOf<E extends Endpoint> = ReturnType<ReturnType<E['select']>>['data'];

export interface PageQuery<E extends Endpoint = Endpoint> {
  endpoint: E;
  args: ArgumentsOf<E> | null;
  /** Placeholder data already in the browser's state (the store of a card, for example), shown until the answer arrives. Null: none. */
  seed?: ((state: never) => DataOf<E> | null) | undefined;
}
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- any endpoint
export type PageQueryMap = Record<string, PageQuery<any>>;

/**
 * Declares a query of a page.
 * @param args null skips the query
 */
export const queryOf = <E extends Endpoint>(
  endpoint: E,
  args: NoInfer<ArgumentsOf<E>> | null,
  seed?: (state: never) => DataOf<E> | null,
): PageQuery<E> => ({ endpoint, args, seed });

/** `undefined` means not known yet. */
export type Answers<Q> = { [K in keyof Q]: Q[K] extends PageQuery<infer E> ? DataOf<E> : never };

export interface PageMeta {
  /** Without the shop's name. Null until the data is known. */
  title: string | null;
  description?: string | null | undefined;
  image?: string | null | undefined;
  /** The canonical path. Defaults to the current path. */
  canonical?: string | undefined;
}
export interface MetaContext extends PageContext {
  /** The route's path pattern. */
  path: string;
  t: <N extends Namespace>(namespace: N) => TranslatorOf<N>;
}

/** A page's queries. Keep them in a file of their own if the view reads them: the definition imports the view. */
export interface PageQueries<Q extends PageQueryMap = PageQueryMap, L extends PageQueryMap = PageQueryMap> {
  /** Sent at once. The server waits for the answers; the browser sends them while the code loads. */
  queries?: (context: PageContext) => Q;
  /** Sent once the first answers have arrived. */
  laterQueries?: (answers: Answers<Q>, context: PageContext) => L;
}

export interface PageDefinition<
  Q extends PageQueryMap = PageQueryMap,
  L extends PageQueryMap = PageQueryMap,
> extends PageQueries<Q, L> {
  View: ComponentType;
  /** Lazy parts of the view: preloaded with it, and their styles are included in the server's HTML. */
  parts?: () => Promise<unknown>[];
  messages: readonly Namespace[];
  meta: (answers: Answers<Q & L>, context: MetaContext) => PageMeta;
  /**
   * Search engines: in the sitemap, once or for each of the backend's stores or items. Never: robots.txt keeps them away, as from every
   * page that needs signing in. Left out: neither; before a place is chosen most pages show nothing.
   */
  indexed?: true | 'stores' | 'items' | 'never';
  /** What follows its path in an address of the demo, for screenshots: the parameter, and the query if it needs one. */
  sample?: string;
  /** HTTP status. Defaults to 200. */
  status?: (answers: Answers<Q & L>) => number;
  /** Structured data for search engines (schema.org). Server only. */
  jsonLd?: (
    answers: Answers<Q & L>,
    context: MetaContext & { config: ShopConfig | null },
  ) => object | null | Promise<object | null>;
  /** Path of the defining module from the repository's root. Set by the build. */
  file?: string;
}

/** Infers the types of the answers. @returns the queries unchanged */
export const pageQueries = <Q extends PageQueryMap, L extends PageQueryMap = Record<never, never>>(
  queries: PageQueries<Q, L>,
): PageQueries<Q, L> => queries;

/** Infers the types of the answers from `queries` and `laterQueries`, which must come first. @returns the definition unchanged */
export const definePage = <
  Q extends PageQueryMap = Record<never, never>,
  L extends PageQueryMap = Record<never, never>,
>(
  definition: PageDefinition<Q, L>,
): PageDefinition<Q, L> => definition;

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- pages of all queries
export type AnyPage = PageDefinition<any, any>;

/** The eager part of a page: what is known before its code is loaded. */
export interface PageRoute extends PageFacts {
  /** Tells pages apart that share a path: the first that returns true is shown. */
  when?: (query: URLSearchParams) => boolean;
  definition: () => Promise<{ page: AnyPage }>;
}

/** The pages that the definitions of modules carry, in their order. The kit does not know the engine's types, so they are asserted here. */
export const modulePages = ({ all }: ModuleRegistry): PageRoute[] =>
  all.flatMap(({ pages = [] }) => pages as readonly PageRoute[]);

/** What the engine knows of the app: one instance per request on the server, one in the browser. */
export interface PageApp {
  store: {
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- thunks of all endpoints
    dispatch: (action: any) => any;
    getState: () => { session: SessionState };
  };
  i18n: I18n;
  language: LanguageCode;
  modules: ModuleRegistry;
  isServer: boolean;
  /** Runs before a page's queries, for what all pages need (switching the module by address, for example). */
  before: (route: PageRoute, query: URLSearchParams) => Promise<void>;
  /** Queries of all pages of a kind, sent with those of the page. */
  queriesOf?: (route: PageRoute, context: PageContext) => PageQueryMap;
  /** Pages whose code and messages have loaded. */
  loaded: Map<PageRoute, AnyPage>;
  /** Pages that are loading, and those that failed to. */
  loading: Map<PageRoute, Promise<unknown>>;
}
