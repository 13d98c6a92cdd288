/** Renders one request: with its own store and messages, and with the page's queries answered before the first byte. */
import { directionOf, namespacesOf } from '@shop/i18n';
import { createRoutes } from '@shop/page-engine';
import { emptySession, readSessionCookies } from '@shop/session';
import { insidePath, now, steadyOffset } from '@shop/util';
import { setAutoFreeze } from 'immer';
import { StrictMode } from 'react';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { parts } from './app/page-parts';
import { Root, type RootProps } from './app/root';
import { createShop, prepareShop, type Shop } from './app/shop';
import { createShopStore, endStore } from './app/store';
import { pages } from './pages';
import type { RenderedFrom } from './server/assets';
import { browserState } from './server/browser-state';
import { readHead, type PageHead } from './server/page-head';
import { pictureOrigins, type PictureOrigins } from './server/picture-hosts';
import type { CachedQueries, ResponseCache } from './server/response-cache';
import { toHtml, type DrawingError } from './server/to-html';

export { routes } from './pages';

// Freezing every answer takes a tenth of a page's time; development and tests do freeze.
if (import.meta.env.PROD) setAutoFreeze(false);

export interface RenderRequest {
  url: string;
  cookie: string | undefined;
  /** Origin of the backend. */
  backend: string;
  /** Headers that tell the backend about the customer's request. */
  forwarded: Record<string, string>;
  map: RootProps['map'];
  push: RootProps['push'];
  shared: ResponseCache;
  /** Called for each part that could not be rendered: the page is sent without it. */
  onError: (error: unknown, of: DrawingError & { route: string }) => void;
}

export interface RenderedPage extends PageHead, RenderedFrom {
  kind: 'page';
  status: number;
  html: string;
  /** JSON of the state from which the browser goes on. */
  state: string;
  direction: 'ltr' | 'rtl';
  theme: 'light' | 'dark';
  /** Id of the visit's module. */
  module: string | null;
  /** Other origins of its pictures. */
  pictures: PictureOrigins;
}
export type Rendered = { kind: 'redirect'; to: string; status: number } | RenderedPage;

const { query, dataRoutes } = createStaticHandler(
  createRoutes(pages, ({ context }) => (context as unknown as { shop: Shop }).shop, parts),
);

/** @throws what a loader throws, or when the page breaks as a whole */
export async function render(request: RenderRequest): Promise<Rendered> {
  const { cookie, backend, forwarded, shared } = request;
  const session = { ...emptySession, ...readSessionCookies(cookie) };
  const cached = shared.get(session, forwarded.origin ?? '');
  const store = createShopStore({ origin: backend, forwarded, isServer: true }, { session, api: { queries: cached } });
  try {
    return await renderShop(createShop(store, true), cached, request);
  } finally {
    endStore(store);
  }
}

async function renderShop(
  shop: Shop,
  cached: CachedQueries,
  { url, forwarded, map, push, shared, onError }: RenderRequest,
): Promise<Rendered> {
  const { session } = shop.store.getState();
  await prepareShop(shop);
  const context = await query(new Request(`http://shop${url}`), { requestContext: { shop } });
  shared.keep(session, forwarded.origin ?? '', shop.store.getState().api.queries, cached);
  if (context instanceof Response)
    return { kind: 'redirect', to: insidePath(context.headers.get('location')) ?? '/', status: context.status };
  const { loaderData, errors } = context;
  for (const error of Object.values(errors ?? {})) throw error;
  const { path, definitions, slotsOf, config, head } = await readHead(shop, context);
  const renderedAt = now().getTime();
  const html = await toHtml(
    <StrictMode>
      <Root shop={shop} map={map} push={push} renderedAt={renderedAt}>
        <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
      </Root>
    </StrictMode>,
    (error, info) => onError(error, { ...info, route: path }),
  );
  const state = browserState(shop, {
    hydrationData: { loaderData, errors },
    map,
    renderedAt,
    offset: (config && steadyOffset(renderedAt, config.timeZone)) ?? undefined,
    ...(push ? { push } : {}),
  });
  return {
    kind: 'page',
    status: config ? context.statusCode : 503,
    html,
    ...head,
    definitions,
    slotsOf,
    namespaces: namespacesOf(shop.i18n),
    state,
    pictures: pictureOrigins(config, state, forwarded.origin ?? ''),
    language: shop.language,
    direction: directionOf(shop.language),
    theme: session.theme,
    module: shop.store.getState().session.module?.id ?? null,
  };
}
