/** The built servers on demo data, for benchmarks, soaks and screenshots. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createChildren } from './children.mjs';
import { root } from './run.mjs';

const BACKEND = 'apps/backend/dist/server.js';
const STOREFRONT = 'apps/storefront/dist/server/main.js';
/** Midday of a day with flash sales: most stores are open. */
export const CLOCK = '2026-03-05T11:00:00Z';
/** Headers of a visitor at Old Town Square, in grocery. */
export const HEADERS = { zoneid: '[1,2]', moduleid: '1', latitude: '34.594', longitude: '18.902' };

export function assertBuilt() {
  if (existsSync(join(root, BACKEND))) return;
  console.error('Nothing is built. Run npm run build first.');
  process.exit(2);
}

/** Settings of a server that is measured: no request is limited. */
const MEASURED = { ...process.env, NODE_ENV: 'production', DEMO: '1', LOG_LEVEL: 'error', RATE_LIMIT: '10000000' };

/**
 * Starts a backend without simulation and waits until it is ready.
 * @param databaseUrl empty: the embedded database in `folder`
 * @returns its URL and process, the promise of its end, and the start-up time in milliseconds @throws when it exits
 */
export async function startBackend(children, { port, folder, databaseUrl = '', env = {} }) {
  const start = Date.now();
  const child = children.launch(BACKEND, {
    ...MEASURED,
    BACKEND_PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    SIMULATION: '0',
    CLOCK,
    ...env,
  });
  const url = `http://127.0.0.1:${port}`;
  if (!(await children.ready(child, `${url}/health/ready`, { name: 'backend' })))
    throw new Error(`The backend on port ${port} did not start.`);
  return { url, child, exited: children.exited(child), startedIn: Date.now() - start };
}

/**
 * Starts a storefront.
 * @param file of another build @param options of {@link createChildren} @returns its URL and process @throws when it exits
 */
export async function startStorefront(children, { port, backendUrl, env = {}, file = STOREFRONT }, options = {}) {
  const child = children.launch(
    file,
    { ...MEASURED, HOST: '127.0.0.1', PORT: String(port), BACKEND_URL: backendUrl, ...env },
    options,
  );
  const url = `http://127.0.0.1:${port}`;
  if (!(await children.ready(child, `${url}/health/live`, { name: 'storefront' })))
    throw new Error('The storefront did not start.');
  return { url, child };
}

/**
 * Starts the shop of the browser tests: a storefront on `port`, a backend on the next one, a new demo database.
 * @returns its URL, and how to stop it @throws when it exits
 */
export async function startShop(port, env = {}) {
  const children = createChildren();
  const child = children.launch('e2e/serve.mjs', { ...process.env, CLOCK, ...env, E2E_PORT: String(port) });
  const url = `http://127.0.0.1:${port}`;
  if (!(await children.ready(child, `${url}/health/live`, { name: 'shop' })))
    throw new Error('The shop did not start. Is it built? (npm run build)');
  return { url, stop: () => children.stop() };
}
