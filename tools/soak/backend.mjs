/** Backends of one soak, and customers that order from them over HTTP. */
import { createChildren } from '../lib/children.mjs';
import { HEADERS, startBackend as start } from '../lib/servers.mjs';

export const children = createChildren();

/** Counts must be current, not a second old. */
export const startBackend = ({ env, ...options }) =>
  start(children, { ...options, env: { SHARED_SECONDS: '0', ...env } });

/** Stops a backend and waits. @returns its exit code or signal */
export function stopBackend({ child, exited }) {
  child.kill('SIGTERM');
  return exited;
}

/** Makes a call. `status` 0: no response. */
export async function call(url, path, { body, method = body ? 'POST' : 'GET', headers = {}, timeout = 30_000 } = {}) {
  const begin = Date.now();
  try {
    const response = await fetch(path.startsWith('/') ? `${url}${path}` : `${url}/api/v1/${path}`, {
      method,
      headers: { ...HEADERS, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(timeout),
    });
    const json = await response.json().catch(() => null);
    return { status: response.status, body: json, took: Date.now() - begin, headers: response.headers };
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
