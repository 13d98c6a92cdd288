/** A storefront in front of a backend that has the calls and fields of the contract, and nothing of ours beyond them. */
import { createChildren } from '@shop/tools/lib/children.mjs';
import { freePort } from '@shop/tools/lib/ports.mjs';
import { startProxy } from '@shop/tools/lib/proxy.mjs';
import { PORT } from './playwright.config';

/** Calls that the list of the contract names, but many deployments do not have: clients fall back (contract §4.3). */
const RARE = ['GET /api/v1/items/item-or-store-search', 'POST /api/v1/customer/sign-out'];
/** Patterns of all other calls of the contract, as the conformance check lists them. */
async function knownCalls(): Promise<RegExp[]> {
  const list = new URL('../apps/conformance/src/endpoints.ts', import.meta.url).href;
  const { ENDPOINTS } = (await import(list)) as { ENDPOINTS: readonly string[] };
  return ENDPOINTS.filter((call) => !RARE.includes(call)).map(
    (call) => new RegExp(`^${call.replace(/\{\w+\}/g, '[^/]+')}$`),
  );
}

/** Parameters that the contract's lists do not have: such a backend drops them silently (decision 057). */
const PARAMETERS = ['filter', 'rating_count', 'min_price', 'max_price', 'facets', 'values', 'sort_by'];

/** Fields that the contract does not have. */
const FIELDS = new Set([
  ...['filtered', 'facets', 'image_tint', 'logo_tint', 'cover_tint', 'swatches', 'viewport', 'timezone'],
  ...[
    'arrival_time',
    'delivery_fee',
    'meta_description',
    'web_push_public_key',
    'guest_push_status',
    'kept_data_status',
  ],
  ...['net_amount', 'net_unit', 'active_ingredient', 'pack_size', 'pack_days', 'diets', 'allergens'],
]);
const bare = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !FIELDS.has(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, bare(inner)]));
};

/** @returns the storefront's URL, the calls that were answered 404, and how to stop both servers */
export async function startBareShop() {
  const known = await knownCalls();
  const refused = new Set<string>();
  const proxy = await startProxy(`http://127.0.0.1:${PORT + 1}`, (_request, json) => bare(json), {
    refuses: ({ method, url: { pathname } }) => {
      const call = `${method} ${pathname}`;
      const isRefused = pathname.startsWith('/api/v1/') && !known.some((pattern) => pattern.test(call));
      if (isRefused) refused.add(call);
      return isRefused;
    },
    changeUrl: ({ searchParams }) => PARAMETERS.forEach((name) => searchParams.delete(name)),
  });
  const children = createChildren();
  const port = await freePort();
  const storefront = children.launch('apps/storefront/dist/server/main.js', {
    ...process.env,
    NODE_ENV: 'production',
    DEMO: '1',
    LOG_LEVEL: 'error',
    RATE_LIMIT: '1000000',
    HOST: '127.0.0.1',
    PORT: String(port),
    BACKEND_URL: proxy.url,
  });
  const url = `http://127.0.0.1:${port}`;
  if (!(await children.ready(storefront, `${url}/health/live`, { name: 'storefront' })))
    throw new Error('The storefront did not start.');
  const stop = async () => {
    await children.stop();
    proxy.close();
  };
  return { url, refused, stop };
}
