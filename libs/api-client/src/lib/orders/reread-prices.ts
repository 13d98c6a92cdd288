/** Reads again what decides the price of an order. */
import { shopApi } from '../base/api';
import { PRICE_QUERIES } from '../base/price-queries';

const SHOP = new Set(['getStore', 'getItem']);

interface Entry {
  endpointName?: string;
  originalArgs?: unknown;
}
type Dispatch = (action: unknown) => unknown;
type Initiate = (args: unknown, options: object) => unknown;

/** @param ids of the order's store and items; of their entries no others are read again */
export const rereadPrices =
  (ids: readonly string[]) =>
  async (dispatch: Dispatch, getState: () => unknown): Promise<void> => {
    const { queries } = (getState() as { api: { queries: Record<string, Entry | undefined> } }).api;
    const endpoints = shopApi.endpoints as unknown as Record<string, { initiate: Initiate }>;
    const isPrice = ({ endpointName: name = '', originalArgs }: Entry) =>
      PRICE_QUERIES.has(name) || (SHOP.has(name) && ids.includes((originalArgs as { id: string }).id));
    const reads = Object.values(queries).flatMap((entry) => {
      const endpoint = entry && isPrice(entry) ? endpoints[entry.endpointName ?? ''] : undefined;
      return endpoint ? dispatch(endpoint.initiate(entry?.originalArgs, { forceRefetch: true, subscribe: false })) : [];
    });
    dispatch(shopApi.util.invalidateTags(['Cart']));
    await Promise.allSettled(reads);
  };
