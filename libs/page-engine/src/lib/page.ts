/** What a page is: data (decision 075). */
import type { Scope } from '@shop/api-client';
import type { ShopConfig } from '@shop/api-client/start';
import type { I18n, LanguageCode, Namespace, TranslatorOf } from '@shop/i18n';
import type { ModuleDefinition, ModuleRegistry } from '@shop/module-kit';
import type { SessionState } from '@shop/session';
import type { ComponentType } from 'react';

/** What the arguments of queries hang on. */
export interface PageContext {
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
  language: LanguageCode;
  session: Pick<SessionState, 'place' | 'module' | 'token' | 'language'>;
  /** Of the session, or of the module that the address names. */
  scope: Scope;
  /** The current module; null before one is chosen. */
  module: ModuleDefinition | null;
}

/** As RTK Query makes them, of which only these are needed. */
export interface Endpoint {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each endpoint has its own arguments
  initiate: (args: any, options?: any) => any;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
  select: (args: any) => (state: any) => { data?: unknown };
}
type ArgumentsOf<E extends Endpoint> = Parameters<E['initiate']>[0];
export type DataOf<E extends Endpoint> = ReturnType<ReturnType<E['select']>>['data'];

export interface Ask<E extends Endpoint = Endpoint> {
  endpoint: E;
  args: ArgumentsOf<E> | null;
  /** Finds in the browser's state what can be shown until the answer comes, a card's store for one; null: nothing. */
  seed?: ((state: never) => DataOf<E> | null) | undefined;
}
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- any endpoint
export type Asks = Record<string, Ask<any>>;

/**
 * A query of a page.
 * @param args null: it is not asked, or not yet
 */
export const ask = <E extends Endpoint>(
  endpoint: E,
  args: NoInfer<ArgumentsOf<E>> | null,
  seed?: (state: never) => DataOf<E> | null,
): Ask<E> => ({ endpoint, args, seed });

/** `undefined`: not known. */
export type Answers<Q> = { [K in keyof Q]: Q[K] extends Ask<infer E> ? DataOf<E> : never };

export interface PageMeta {
  /** Without the shop's name; null while what it tells of is not known. */
  title: string | null;
  description?: string | null | undefined;
  image?: string | null | undefined;
  /** The one address of what the page shows, from the root; the path where it is left out. */
  canonical?: string | undefined;
}
export interface MetaContext extends PageContext {
  /** The pattern of the route. */
  path: string;
  t: <N extends Namespace>(namespace: N) => TranslatorOf<N>;
}
type MaybePromise<T> = T | Promise<T>;

/** What a page asks; in a file of its own where the view reads it too, for the definition imports the view. */
export interface PageQueries<Q extends Asks = Asks, L extends Asks = Asks> {
  /** Asked at once: the server waits for the answers, the browser asks while the code is on its way. */
  queries?: (context: PageContext) => Q;
  /** Asked once the first answers are known. */
  laterQueries?: (answers: Answers<Q>, context: PageContext) => L;
}

export interface PageDefinition<Q extends Asks = Asks, L extends Asks = Asks> extends PageQueries<Q, L> {
  View: ComponentType;
  /** Parts that the view draws when their code has come: fetched beside it, and their styles come with the server's HTML. */
  parts?: () => Promise<unknown>[];
  messages: readonly Namespace[];
  meta: (answers: Answers<Q & L>, context: MetaContext) => PageMeta;
  /** 200 where it is left out. */
  status?: (answers: Answers<Q & L>) => number;
  /** What search engines read (schema.org); asked on the server alone. */
  jsonLd?: (
    answers: Answers<Q & L>,
    context: MetaContext & { config: ShopConfig | null },
  ) => MaybePromise<object | null>;
  /** Path of the file that defines it, from the root of the repository: added by the server's build. */
  file?: string;
}

/** @returns the queries as they are, with the types of their answers */
export const pageQueries = <Q extends Asks, L extends Asks = Record<never, never>>(
  queries: PageQueries<Q, L>,
): PageQueries<Q, L> => queries;

/** @returns the definition as it is; TypeScript infers the answers from `queries` and `laterQueries`, which stand first */
export const definePage = <Q extends Asks = Record<never, never>, L extends Asks = Record<never, never>>(
  definition: PageDefinition<Q, L>,
): PageDefinition<Q, L> => definition;

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- pages of all queries
export type AnyPage = PageDefinition<any, any>;

/** All of a page that is known before it is loaded. */
export interface PageRoute {
  path: string;
  /** A page of its own at a path that others share: the first that says yes is shown. */
  when?: (query: URLSearchParams) => boolean;
  definition: () => Promise<{ page: AnyPage }>;
  /** Nothing to see before a place is chosen: leads to the landing page (ROUTE-49). */
  needsPlace?: boolean;
  /** A customer's own page: whoever is signed out signs in first and comes back (ROUTE-48). */
  needsSignIn?: boolean;
  /** Draws the current module's own sections. */
  showsModule?: boolean;
  /** The values of the query that make another page of it; all else there only changes its view. */
  identity?: readonly string[];
}

/** The visit, as far as pages know it: one per request on the server, one in the browser. */
export interface PageApp {
  store: {
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- thunks of all endpoints
    dispatch: (action: any) => any;
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the state of the whole app
    getState: () => any;
  };
  i18n: I18n;
  language: LanguageCode;
  modules: ModuleRegistry;
  isServer: boolean;
  /** Runs before a page's queries: what an address means for the visit, what all pages of the shop need. */
  before: (route: PageRoute, query: URLSearchParams) => Promise<void>;
  /** Pages whose code and messages are there. */
  loaded: Map<PageRoute, AnyPage>;
  /** Pages whose files are on their way. */
  loading: Map<PageRoute, Promise<void>>;
}
