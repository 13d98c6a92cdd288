/** Real backend processes, and customers that order from them over HTTP. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { answers, root } from '../lib/run.mjs';

const server = join(root, 'apps/backend/dist/server.js');
export const HEADERS = { zoneid: '[1,2]', moduleid: '1', latitude: '34.594', longitude: '18.902' };
export const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export function assertBuilt() {
  if (existsSync(server)) return;
  console.error('Nothing is built. Run npm run build first.');
  process.exit(2);
}

const running = new Set();
/** Stops what a failed soak has left behind. */
export async function stopAll() {
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all([...running].map(({ exited }) => exited));
}

/** Starts a backend and waits until it is ready. @returns its URL, the start-up time, and how to stop it */
export async function startBackend({ port, folder, databaseUrl = null, env = {} }) {
  const begin = Date.now();
  const child = spawn(process.execPath, [server], {
    env: {
      ...process.env,
      DEMO: '1',
      BACKEND_PORT: String(port),
      DATA_DIR: folder,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      LOG_LEVEL: 'error',
      SIMULATION: '0',
      RATE_LIMIT: '10000000',
      CLOCK: '2026-03-05T11:00:00Z',
      // Counts must be current, not a second old.
      SHARED_SECONDS: '0',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const exited = new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)));
  const entry = { child, exited };
  running.add(entry);
  void exited.then(() => running.delete(entry));
  const url = `http://127.0.0.1:${port}`;
  const isReady = await answers(`${url}/health/ready`, 120_000, () => child.exitCode !== null);
  if (!isReady) throw new Error(`The backend on port ${port} did not start.`);
  return { url, child, exited, ready: Date.now() - begin };
}

/** Makes a call. `status` 0: no response. */
export async function call(url, path, { body, method = body ? 'POST' : 'GET', headers = {}, patience = 30_000 } = {}) {
  const begin = Date.now();
  try {
    const answer = await fetch(path.startsWith('/') ? `${url}${path}` : `${url}/api/v1/${path}`, {
      method,
      headers: { ...HEADERS, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(patience),
    });
    const json = await answer.json().catch(() => null);
    return { status: answer.status, body: json, took: Date.now() - begin, headers: answer.headers };
  } catch (error) {
    return { status: 0, body: null, took: Date.now() - begin, headers: new Headers(), error: String(error) };
  }
}

/** The items of one store with the highest stock. */
export async function stockedItems(url, howMany) {
  const { body: first } = await call(url, 'items/details/bananas-green-corner');
  const { body } = await call(url, `items/latest?store_id=${first.store_id}&category_id=0&limit=50&offset=1&type=all`);
  const plain = body.products.filter(({ variations, stock }) => variations.length === 0 && stock > 0);
  return { storeId: first.store_id, items: plain.sort((a, b) => b.stock - a.stock).slice(0, howMany) };
}

/** Orders per guest, below the limit that guards against abuse. */
export const ORDERS_OF_A_GUEST = 20;
export const guest = async (url) => (await call(url, 'auth/guest/request', { body: {} })).body?.guest_id ?? null;

/** A Buy Now order, which contains its lines. */
export const orderOf = (guestId, storeId, lines) => ({
  guest_id: guestId,
  order_type: 'take_away',
  payment_method: 'cash_on_delivery',
  store_id: storeId,
  is_buy_now: 1,
  cart: JSON.stringify(
    lines.map(({ id, quantity }) => ({
      model: 'Item',
      item_id: id,
      quantity,
      variation: [],
      add_on_ids: [],
      add_on_qtys: [],
    })),
  ),
  contact_person_name: 'Soak',
  contact_person_number: '+35621000000',
  contact_person_email: 'soak@example.com',
});

export const shuffled = (list) =>
  list
    .map((entry) => [Math.random(), entry])
    .sort(([a], [b]) => a - b)
    .map(([, entry]) => entry);
export const percentile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
export function must(isSo, what) {
  if (!isSo) throw new Error(what);
}
