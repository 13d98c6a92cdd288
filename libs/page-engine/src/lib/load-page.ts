/** Loads a page: the one door of a navigation, of a look ahead and of the server. */
import { scopeOf, shopApi } from '@shop/api-client';
import { loadMessages } from '@shop/i18n';
import type { SessionState } from '@shop/session';
import { untilLoaded, watchMissingFiles } from '@shop/util';
import { redirect, type Params } from 'react-router-dom';
import { answersOf, asksOf } from './answers';
import type { AnyPage, Asks, MetaContext, PageApp, PageContext, PageRoute } from './page';

export function contextOf(app: PageApp, params: Params, query: URLSearchParams): PageContext {
  const { session } = app.store.getState() as { session: SessionState };
  return {
    params,
    query,
    language: app.language,
    session,
    scope: scopeOf(session, query.get('module_id')),
    module: app.modules.find(session.module?.type),
  };
}

export const metaContextOf = ({ i18n }: PageApp, path: string, context: PageContext): MetaContext => ({
  ...context,
  path,
  t: (namespace) => ((key: never, values?: object) => i18n.t(key, { ...values, ns: namespace })) as never,
});

async function start({ store, isServer }: PageApp, asks: Asks): Promise<void> {
  await Promise.all(
    Object.values(asks).map(async ({ endpoint, args, seed }) => {
      if (args === null) return;
      const state = store.getState() as never;
      const seeded = seed && !isServer && !endpoint.select(args)(state).data ? seed(state) : null;
      if (seeded)
        await store.dispatch(shopApi.util.upsertQueryData(endpoint.name as never, args as never, seeded as never));
      await store.dispatch(endpoint.initiate(args, { subscribe: false, forceRefetch: Boolean(seeded) }));
    }),
  );
}

/** Asks the first queries, then those that hang on their answers. */
async function startQueries(app: PageApp, page: AnyPage, context: PageContext): Promise<void> {
  const first: Asks = page.queries?.(context) ?? {};
  await start(app, first);
  if (page.laterQueries) await start(app, asksOf(page, context, app.store.getState()));
}

/** Without a line nobody waits before the page that is left (decision 036). With one a lost file is a hiccup, and what is on the screen stays. */
const untilOffline = (settled: Promise<unknown>): Promise<void> =>
  new Promise((tell) => {
    const stop = watchMissingFiles(() => (navigator.onLine ? undefined : tell()));
    void settled.then(stop, stop);
  });

/** What is done about files of a page that do not come (decision 036). */
export interface Wanted {
  /** Asked after each try: whoever has left for elsewhere waits for none. */
  isNeeded: () => boolean;
  /** Loads the page anew from the server, once; left out: nobody waits for it yet. */
  reload?: () => void;
}

const definitionOf = async ({ path, definition }: PageRoute, { isNeeded, reload }: Wanted): Promise<AnyPage> => {
  const { page } = await untilLoaded(definition, reload ? { name: path, isNeeded, reload } : { isNeeded });
  return page;
};

async function getReady(app: PageApp, route: PageRoute, page: AnyPage): Promise<void> {
  for (const part of page.parts?.() ?? []) part.catch(() => null);
  await loadMessages(app.i18n, ...page.messages);
  app.loaded.set(route, page);
}

/** Code and messages of a page that stands, or is to stand, on the screen. */
export async function loadCode(app: PageApp, route: PageRoute): Promise<AnyPage> {
  const page = await definitionOf(route, { isNeeded: () => true, reload: () => window.location.reload() });
  await getReady(app, route, page);
  return page;
}

/** Of the page on the screen, before it is hydrated: its answers came with it. */
export async function preloadCode(app: PageApp, route: PageRoute, query: URLSearchParams): Promise<void> {
  await app.before(route, query);
  await loadCode(app, route);
}

/**
 * @returns the status of the page; in the browser its data may still be on its way
 * @throws a redirect where the page needs a place; what is wrong in its code
 */
export async function loadPage(
  app: PageApp,
  route: PageRoute,
  { params, query }: { params: Params; query: URLSearchParams },
  wanted: Wanted = { isNeeded: () => false },
): Promise<number> {
  const { place } = (app.store.getState() as { session: SessionState }).session;
  if (route.needsPlace && !place) throw redirect('/');
  const load = async () => {
    await app.before(route, query);
    const page = await definitionOf(route, wanted);
    const context = contextOf(app, params, query);
    const queries = startQueries(app, page, context);
    // In the browser only a head start: the view asks for itself.
    await Promise.all([getReady(app, route, page), app.isServer ? queries : void queries.catch(() => null)]);
    return page.status?.(answersOf(page, context, app.store.getState())) ?? 200;
  };
  const status = load();
  if (app.isServer) return status;
  const settled = status.then(() => undefined);
  app.loading.set(route, settled);
  const done = () => {
    if (app.loading.get(route) === settled) app.loading.delete(route);
  };
  // Broken code stays here until it is loaded again: a view that waits for it has to learn why.
  settled.then(done, () => undefined);
  await Promise.race([settled, untilOffline(settled)]);
  return 200;
}
