/** Renders one request: its own store, its own messages, the page's queries answered before the first byte. */
import { startApi, type ShopConfig } from '@shop/api-client/start';
import { directionOf, namespacesOf } from '@shop/i18n';
import {
  answersOf,
  contextOf,
  createRoutes,
  metaContextOf,
  pageAt,
  type PageMeta,
  type PathPages,
} from '@shop/page-engine';
import { emptySession, readSessionCookies } from '@shop/session';
import { setAutoFreeze } from 'immer';
import { StrictMode } from 'react';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import { parts } from './app/page-parts';
import { Root, type RootProps } from './app/root';
import { createShop, prepareShop, type Shop } from './app/shop';
import { createShopStore, endStore } from './app/store';
import { appMessages } from './messages';
import { pages } from './pages';
import { browserState } from './server/browser-state';
import type { SharedAnswers } from './server/shared-answers';
import { toHtml, type DrawingError } from './server/to-html';

// Freezing every answer costs a page a tenth of its time; development and tests do freeze.
if (import.meta.env.PROD) setAutoFreeze(false);

export interface RenderRequest {
  url: string;
  cookie: string | undefined;
  /** Where the backend is. */
  backend: string;
  forwarded: Record<string, string>;
  map: RootProps['map'];
  push: RootProps['push'];
  shared: SharedAnswers;
  /** Told of each part that could not be drawn: the page goes out without it. */
  onError: (error: unknown, of: DrawingError & { route: string }) => void;
}

export interface RenderedPage extends Required<Pick<PageMeta, 'image'>> {
  kind: 'page';
  status: number;
  html: string;
  state: string;
  language: string;
  direction: 'ltr' | 'rtl';
  theme: 'light' | 'dark';
  title: string;
  description: string;
  icon: string | null;
  /** The one address of what the page shows, from the root. */
  canonical: string;
  /** Of the shop itself. */
  siteName: string;
  jsonLd: object | null;
  /** The module that defines the page. */
  file: string;
  /** Type of the current module, where the page draws its own sections. */
  module: string | null;
  /** Namespaces that it was drawn with. */
  messages: readonly string[];
}
export type Rendered = { kind: 'redirect'; to: string; status: number } | RenderedPage;

const { query, dataRoutes } = createStaticHandler(
  createRoutes(pages, ({ context }) => (context as unknown as { shop: Shop }).shop, parts),
);

/** What the page says of itself. */
async function describe(shop: Shop, { matches, location }: StaticHandlerContext) {
  const match = matches.at(-1);
  const at = match?.route.handle as PathPages;
  const search = new URLSearchParams(location.search);
  const route = pageAt(at, search);
  const page = shop.loaded.get(route);
  if (!page) throw new Error(`The page of ${location.pathname} was not loaded.`);
  const state = shop.store.getState();
  const config = startApi.endpoints.getConfig.select({ language: shop.language })(state).data ?? null;
  const context = contextOf(shop, match?.params ?? {}, search);
  const answers = answersOf(page, context, state);
  const meta = page.meta(answers, metaContextOf(shop, at.path, context));
  const jsonLd = await page.jsonLd?.(answers, { ...metaContextOf(shop, at.path, context), config });
  return { route, page, config, meta, jsonLd: jsonLd ?? null };
}

/** What the document's head tells of the page and of the shop. */
function headOf({ i18n }: Shop, config: ShopConfig | null, meta: PageMeta, pathname: string) {
  const name = config?.businessName ?? '';
  return {
    title: [meta.title, name].filter(Boolean).join(' · '),
    description: meta.description || i18n.t('description', { ns: appMessages }),
    icon: config?.favIcon ?? null,
    image: meta.image ?? null,
    canonical: meta.canonical ?? pathname,
    siteName: name,
  };
}

export async function render(request: RenderRequest): Promise<Rendered> {
  const { cookie, backend, forwarded, shared } = request;
  const session = { ...emptySession, ...readSessionCookies(cookie) };
  const known = shared.of(session, forwarded.origin ?? '');
  const store = createShopStore({ origin: backend, forwarded, isServer: true }, { session, api: { queries: known } });
  try {
    return await renderWith(createShop(store, true), known, request);
  } finally {
    endStore(store);
  }
}

async function renderWith(
  shop: Shop,
  known: ReturnType<SharedAnswers['of']>,
  { url, forwarded, map, push, shared, onError }: RenderRequest,
): Promise<Rendered> {
  const { session } = shop.store.getState();
  await prepareShop(shop);
  const context = await query(new Request(`http://shop${url}`), { requestContext: { shop } });
  shared.keep(session, forwarded.origin ?? '', shop.store.getState().api.queries, known);
  if (context instanceof Response)
    return { kind: 'redirect', to: context.headers.get('location') ?? '/', status: context.status };
  for (const error of Object.values(context.errors ?? {})) throw error;
  const { route, page, config, meta, jsonLd } = await describe(shop, context);
  const html = await toHtml(
    <StrictMode>
      <Root shop={shop} map={map} push={push}>
        <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
      </Root>
    </StrictMode>,
    (error, info) => onError(error, { ...info, route: route.path }),
  );
  const { loaderData, errors } = context;
  return {
    kind: 'page',
    status: config ? context.statusCode : 503,
    html,
    jsonLd,
    ...headOf(shop, config, meta, context.location.pathname),
    file: page.file ?? '',
    module: (route.showsModule && shop.store.getState().session.module?.type) || null,
    messages: namespacesOf(shop.i18n),
    state: browserState(shop, { hydrationData: { loaderData, errors }, map, ...(push ? { push } : {}) }),
    language: shop.language,
    direction: directionOf(shop.language),
    theme: session.theme,
  };
}
