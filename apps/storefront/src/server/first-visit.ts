/** Where a visit of a shop with one module starts in development (`one-module.ts`): at the demo's place, in that module. */
import { startApi } from '@shop/api-client/start';
import { loadHome, loadSlots } from '@shop/module-kit';
import { findPage } from '@shop/page-engine';
import { emptySession, readSessionCookies, sessionCookies } from '@shop/session';
import { paths } from '@shop/util';
import { setTimeout } from 'node:timers/promises';
import { modules } from '../app/modules';
import { createShopStore, endStore } from '../app/store';
import { pages } from '../pages';

const TRY_AGAIN_MS = 300;

/** The backend starts beside the page, and later: it says 503 until it is ready. Others do not know the question, and are there. */
async function untilReady(backend: string): Promise<void> {
  const isReady = async () => ((await fetch(`${backend}/health/ready`).catch(() => null))?.status ?? 503) !== 503;
  while (!(await isReady())) await setTimeout(TRY_AGAIN_MS);
}

/** Loads the code of the module's home, while the backend starts: the first page needs both. */
export async function loadHomeCode(): Promise<void> {
  const [module] = modules.all;
  const home = findPage(pages, { pathname: paths.home(), search: '' });
  if (module) await Promise.all([home?.route.definition(), loadHome(module), loadSlots(module)]);
}

/**
 * @param url path and query of a page
 * @returns where to go first, with the cookies of a visit; null: the visitor has a place and the module
 * @throws when the backend does not serve the module, or has no default place
 */
export async function firstVisit(
  url: string,
  cookie: string | undefined,
  backend: string,
): Promise<{ to: string; cookies: string[] } | null> {
  const session = { ...emptySession, ...readSessionCookies(cookie) };
  const to = new URL(url, backend);
  const { isLanding = false } = findPage(pages, to)?.route ?? {};
  if (isLanding) to.pathname = paths.home();
  if (session.place && modules.find(session.module?.type)) return isLanding ? { to: to.pathname, cookies: [] } : null;
  await untilReady(backend);
  const { language } = session;
  const store = createShopStore({ origin: backend, isServer: true }, { session });
  try {
    const { getConfig, getModules, getZonesOfPoint } = startApi.endpoints;
    const { address, defaultPlace: point } = await store.dispatch(getConfig.initiate({ language })).unwrap();
    const served = await store.dispatch(getModules.initiate({ language })).unwrap();
    const module = served.find(({ type }) => modules.find(type));
    if (!module || !point) throw new Error(`The backend has no module ${modules.all[0]?.type}, or no default place.`);
    const { zoneIds } = await store.dispatch(getZonesOfPoint.initiate(point)).unwrap();
    // As a link to the module would: what the browser stored of another module gives way.
    to.searchParams.set('module_id', module.id);
    const { id, type, name } = module;
    const cookies = sessionCookies(
      { ...session, place: { address, point, zoneIds }, module: { id, type, name } },
      false,
    );
    return { to: to.pathname + to.search, cookies };
  } finally {
    endStore(store);
  }
}
