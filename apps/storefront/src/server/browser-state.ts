/** The state from which the browser goes on: answered queries, and the session that was read from cookies. */
import { isFailure, shopApi } from '@shop/api-client';
import type { Shop } from '../app/shop';

/** A refusal of the backend is an answer too, and holds no stack trace. */
function stateOf(shop: Shop): unknown {
  const { session, api } = shop.store.getState();
  // Random ids do not compress, and only a running query needs its own.
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

/** @returns JSON that is safe inside a script element */
export const browserState = (shop: Shop, beside: object): string =>
  JSON.stringify({ state: stateOf(shop), ...beside }).replace(/</g, '\\u003c');
