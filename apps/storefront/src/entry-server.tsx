/** Renders one request: its own store, its own messages, the page's queries answered before the first byte. */
import { StrictMode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { setAutoFreeze } from 'immer';
import { catalogApi } from '@shop/api-client/catalog';
import { isFailure, shopApi, scopeOf } from '@shop/api-client';
import { promotionsApi } from '@shop/api-client/promotions';
import { startApi } from '@shop/api-client/start';
import type { Campaign } from '@shop/domain';
import { directionOf, namespacesOf } from '@shop/i18n';
import { emptySession, readSessionCookies } from '@shop/session';
import { now, offsetAround } from '@shop/util';
import { Root, type RootProps } from './app/root';
import { campaignJsonLd, itemJsonLd, storeJsonLd } from './app/json-ld';
import { AppShell } from './app/app-shell';
import { preparePage } from './app/prepare-page';
import { createShop, prepareShop, type Shop } from './app/shop';
import { appMessages } from './messages';
import { createShopStore, endStore, type ShopStore } from './app/store';
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
  width: RootProps['width'];
  shared: SharedAnswers;
  /** Told of each part that could not be drawn: the page goes out without it. */
  onError: (error: unknown, of: DrawingError & { route: string }) => void;
}

export type Rendered =
  | { kind: 'redirect'; to: string; status: number }
  | {
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
      image: string | null;
      /** The one address of what the page shows, from the root. */
      canonical: string;
      /** Of the shop itself. */
      siteName: string;
      jsonLd: object | null;
      route: string;
      /** Type of the current module. */
      module: string | null;
      /** Namespaces that it was drawn with. */
      messages: readonly string[];
    };

interface PageFacts {
  title: string;
  description: string;
  image: string | null;
  /** The one address of what it shows. */
  canonical: string;
  /** What search engines read of the page. */
  jsonLd: object | null;
  found: boolean;
}

/** A campaign by slug or id, as its page has read it; null while there is none. */
function campaignOf(shop: Shop, key: string, query: URLSearchParams): Campaign | null {
  const state = shop.store.getState();
  const scope = scopeOf(state.session, query.get('module_id'));
  const { getCampaign, getCampaigns } = promotionsApi.endpoints;
  const listed = getCampaigns
    .select({ scope })(state)
    .data?.find(({ slug }) => slug === key);
  return getCampaign.select({ scope, id: listed?.id ?? key })(state).data ?? null;
}

/** Links carry more than an address needs; of the query only what makes another page of it stays. */
const KEPT: Record<string, string> = { '/flash-sales': 'id', '/home': 'search' };
function addressOf(pathname: string, query: URLSearchParams): string {
  const key = KEPT[pathname];
  const value = key ? query.get(key) : null;
  return key && value ? `${pathname}?${new URLSearchParams({ [key]: value })}` : pathname;
}
const ownAddress = (folder: string, thing: { id: string; slug: string | null } | undefined, pathname: string) =>
  thing ? `/${folder}/${encodeURIComponent(thing.slug || thing.id)}` : pathname;

/** What the page calls itself: its heading is the one place where it does. */
function headingOf(html: string): string {
  const [, said = '', words = ''] = /<h1\b([^>]*)>([\s\S]*?)<\/h1>/.exec(html) ?? [];
  const text = (/ data-title="([^"]*)"/.exec(said)?.[1] ?? words)
    .replace(/<!--[\s\S]*?-->|<[^>]*>/g, '')
    .replace(/&nbsp;|\u00a0/g, ' ');
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .trim();
}

/** Title and description of the page; a store or a campaign that does not exist is a 404. */
function factsOf(shop: Shop, pathname: string, query: URLSearchParams, html: string): PageFacts {
  const state = shop.store.getState();
  const config = startApi.endpoints.getConfig.select({ language: shop.language })(state).data;
  const name = config?.businessName ?? '';
  const about = shop.i18n.t('description', { ns: appMessages });
  const store = /^\/store\/([^/]+)$/.exec(pathname)?.[1];
  if (store && store !== 'popular' && store !== 'latest') {
    const query_ = catalogApi.endpoints.getStore.select({
      id: decodeURIComponent(store),
      scope: scopeOf(state.session, query.get('module_id')),
    })(state);
    const data = query_.data;
    return {
      title: data ? `${data.name} · ${name}` : name,
      description: data ? `${data.name}, ${data.address}` : about,
      image: data?.cover?.url ?? null,
      canonical: ownAddress('store', data, pathname),
      jsonLd: data ? storeJsonLd(data) : null,
      found: data !== undefined || !query_.isError,
    };
  }
  const product = /^\/product\/([^/]+)$/.exec(pathname)?.[1];
  if (product) {
    const { data, isError } = catalogApi.endpoints.getItem.select({
      id: decodeURIComponent(product),
      language: shop.language,
    })(state);
    return {
      title: data ? `${data.name} · ${data.storeName} · ${name}` : name,
      description: data ? data.description || `${data.name}, ${data.storeName}` : about,
      image: data?.image?.url ?? null,
      canonical: ownAddress('product', data, pathname),
      jsonLd: data && config ? itemJsonLd(data, { ...config.money, code: config.currency }) : null,
      found: data !== undefined || !isError,
    };
  }
  const campaign = /^\/campaigns\/([^/]+)$/.exec(pathname)?.[1];
  if (campaign) {
    const data = campaignOf(shop, decodeURIComponent(campaign), query);
    return {
      title: data ? `${data.title} · ${name}` : name,
      description: data?.description || about,
      image: data?.image?.url ?? null,
      canonical: ownAddress('campaigns', data ?? undefined, pathname),
      jsonLd: data ? campaignJsonLd(data) : null,
      found: data !== null,
    };
  }
  return {
    title: [pathname === '/' ? '' : headingOf(html), name].filter(Boolean).join(' · '),
    description: about,
    image: null,
    canonical: addressOf(pathname, query),
    jsonLd: null,
    found: true,
  };
}

/** What the browser needs to go on: answered queries (a refusal is an answer, and carries no trace), and the session that cookies told. */
function stateOf(shop: Shop): unknown {
  const { session, api } = shop.store.getState();
  // Random ids do not compress, and only a running request is told by its own.
  const queries = Object.fromEntries(
    Object.entries(api.queries)
      .filter(([, query]) => query?.status === 'fulfilled' || (query?.status === 'rejected' && isFailure(query.error)))
      .map(([key, query]) => [key, { ...query, requestId: '' }]),
  );
  const { tags, keys } = api.provided;
  const provided = { tags, keys: Object.fromEntries(Object.entries(keys).filter(([, of]) => of.length > 0)) };
  return {
    session: { ...session, restored: false },
    [shopApi.reducerPath]: {
      ...api,
      queries,
      provided,
      subscriptions: {},
      mutations: {},
      config: { ...api.config, online: true, focused: true },
    },
  };
}

export async function render(request: RenderRequest): Promise<Rendered> {
  const { cookie, backend, forwarded, shared } = request;
  const session = { ...emptySession, ...readSessionCookies(cookie) };
  const known = shared.of(session, forwarded.origin ?? '');
  const store = createShopStore({ origin: backend, forwarded, isServer: true }, { session, api: { queries: known } });
  try {
    return await renderWith(store, known, request);
  } finally {
    endStore(store);
  }
}

async function renderWith(
  store: ShopStore,
  known: ReturnType<SharedAnswers['of']>,
  { url, forwarded, map, push, width, shared, onError }: RenderRequest,
): Promise<Rendered> {
  const { session } = store.getState();
  const shop = createShop(store, true);
  const { pathname, search, searchParams } = new URL(`http://shop${url}`);
  await prepareShop(shop, pathname);
  const page = preparePage(shop, { pathname, search });
  await page.promise;
  if (page.state === 'failed') throw page.error;
  shared.keep(session, forwarded.origin ?? '', store.getState().api.queries, known);
  if (page.redirect) return { kind: 'redirect', to: page.redirect, status: 302 };
  const html = await toHtml(
    <StrictMode>
      <Root shop={shop} map={map} push={push} width={width}>
        <StaticRouter location={url}>
          <AppShell />
        </StaticRouter>
      </Root>
    </StrictMode>,
    (error, info) => onError(error, { ...info, route: page.entry.path }),
  );
  const facts = factsOf(shop, pathname, searchParams, html);
  const config = startApi.endpoints.getConfig.select({ language: shop.language })(store.getState()).data;
  const route = page.entry.path;
  const status = !config ? 503 : route === '*' || !facts.found ? 404 : 200;
  return {
    kind: 'page',
    status,
    html,
    route,
    module: shop.store.getState().session.module?.type ?? null,
    messages: [...namespacesOf(shop.i18n)],
    state: JSON.stringify({
      state: stateOf(shop),
      map,
      ...(push ? { push } : {}),
      width,
      clock: config ? offsetAround(now(), config.timeZone) : null,
    }).replace(/</g, '\\u003c'),
    language: shop.language,
    direction: directionOf(shop.language),
    theme: store.getState().session.theme,
    title: facts.title,
    description: facts.description,
    icon: config?.favIcon ?? null,
    image: facts.image,
    canonical: facts.canonical,
    siteName: config?.businessName ?? '',
    jsonLd: facts.jsonLd,
  };
}
