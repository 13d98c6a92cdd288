/** What the browser needs to go on: answered queries, and the session that cookies told. */
import { isFailure, shopApi } from '@shop/api-client';
import type { Shop } from '../app/shop';

/** A refusal is an answer, and carries no trace. */
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

/** @returns JSON that can stand in a script of the page */
export const browserState = (shop: Shop, beside: object): string =>
  JSON.stringify({ state: stateOf(shop), ...beside }).replace(/</g, '\\u003c');
