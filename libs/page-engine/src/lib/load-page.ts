/** Loads a page, for navigations, prefetching and the server. */
import { shopApi } from '@shop/api-client';
import { loadMessages } from '@shop/i18n';
import { paths, untilLoaded, watchMissingFiles } from '@shop/util';
import { redirect, type Params } from 'react-router-dom';
import { answersOf, queriesOf } from './page-queries';
import type { AnyPage, PageQueryMap, PageApp, PageContext, PageRoute } from './page';
import { contextOf } from './page-context';

async function start({ store, isServer }: PageApp, queries: PageQueryMap): Promise<void> {
  await Promise.all(
    Object.values(queries).map(async ({ endpoint, args, seed }) => {
      if (args === null) return;
      const state = store.getState() as never;
      const seeded = seed && !isServer && !endpoint.select(args)(state).data ? seed(state) : null;
      if (seeded)
        await store.dispatch(shopApi.util.upsertQueryData(endpoint.name as never, args as never, seeded as never));
      await store.dispatch(endpoint.initiate(args, { subscribe: false, forceRefetch: Boolean(seeded) }));
    }),
  );
}

/** Sends the first queries, then those that depend on their answers. */
async function startQueries(app: PageApp, page: AnyPage, context: PageContext): Promise<void> {
  const first: PageQueryMap = page.queries?.(context) ?? {};
  await start(app, first);
  if (page.laterQueries) await start(app, queriesOf(page, context, app.store.getState()));
}

/** Resolves when a file is missing while offline, so the offline page can be shown (decision 036). Online, a lost file is a hiccup and the old page stays. */
const untilOffline = (settled: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const stop = watchMissingFiles(() => (navigator.onLine ? undefined : resolve()));
    void settled.then(stop, stop);
  });

/** What to do about a page's missing files (decision 036). */
export interface MissingFiles {
  /** Checked after each attempt: retries stop once the visitor has left. */
  isNeeded: () => boolean;
  /** Reloads the page from the server, once. Left out when prefetching. */
  reload?: () => void;
}

const definitionOf = async ({ path, definition }: PageRoute, { isNeeded, reload }: MissingFiles): Promise<AnyPage> =>
  (await untilLoaded(definition, reload ? { name: path, isNeeded, reload } : { isNeeded })).page;

async function finishLoading(app: PageApp, route: PageRoute, page: AnyPage): Promise<void> {
  for (const part of page.parts?.() ?? []) part.catch(() => null);
  await loadMessages(app.i18n, ...page.messages);
  app.loaded.set(route, page);
}

/** Loads code and messages of a page that is on the screen or about to be. */
export async function loadCode(app: PageApp, route: PageRoute): Promise<AnyPage> {
  const page = await definitionOf(route, { isNeeded: () => true, reload: () => window.location.reload() });
  await finishLoading(app, route, page);
  return page;
}

/** Loads the code of a server-rendered page before hydration. Its data came with the HTML. */
export async function preloadCode(app: PageApp, route: PageRoute, query: URLSearchParams): Promise<void> {
  await app.before(route, query);
  await loadCode(app, route);
}

/**
 * @returns the page's HTTP status. In the browser its data may still be loading
 * @throws a redirect if the page needs a place; any error in the page's code
 */
export async function loadPage(
  app: PageApp,
  route: PageRoute,
  { params, query }: { params: Params; query: URLSearchParams },
  onMissing: MissingFiles = { isNeeded: () => false },
): Promise<number> {
  if (route.needsPlace && !app.store.getState().session.place) throw redirect(paths.landing());
  const load = async () => {
    await app.before(route, query);
    const page = await definitionOf(route, onMissing);
    const context = contextOf(app, params, query);
    const shared = app.queriesOf?.(route, context) ?? {};
    const queries = Promise.all([startQueries(app, page, context), start(app, shared)]);
    // In the browser this is only a head start: the view subscribes to the same queries.
    await Promise.all([finishLoading(app, route, page), app.isServer ? queries : void queries.catch(() => null)]);
    return page.status?.(answersOf(page, context, app.store.getState())) ?? 200;
  };
  const status = load();
  if (app.isServer) return status;
  app.loading.set(route, status);
  const done = () => {
    if (app.loading.get(route) === status) app.loading.delete(route);
  };
  // The failure of a navigation stays until the page is loaded again, so the view can show it.
  status.then(done, onMissing.reload ? () => undefined : done);
  await Promise.race([status, untilOffline(status)]);
  return 200;
}
