/** The stores that are at the door in time, as the section's cards need them. */
import { moneyOf, LIST, shopApi, toStorePage, type Scoped } from '@shop/api-client/kit';
import type { Picture, Store } from '@shop/domain';
import { storesOfChips } from '@shop/domain/store-list';
import type { Minor, Span } from '@shop/util';

/** A store that is open and arrives in time. Little of it: every home page carries the list. */
export interface SoonStore {
  id: string;
  slug: string | null;
  moduleId: string;
  name: string;
  cover: Picture | null;
  rating: number;
  ratingCount: number;
  arrival: Span;
  /** null: unknown. */
  fee: Minor | null;
  /** null: unknown. */
  metres: number | null;
}

/** More are found with the chip above all restaurants. */
const MOST = 12;
const FILTER = JSON.stringify(['under_30_min', 'soonest']);

/** The last minute of an arrival; a free text comes last. */
const lastMinute = ({ arrival }: SoonStore) => ('max' in arrival ? arrival.max : Infinity);

function toSoonStore({ deliveryTime: arrival, ...store }: Store): SoonStore[] {
  if (!arrival) return [];
  const { id, slug, moduleId, name, cover, rating, ratingCount, deliveryFee: fee, distance: metres } = store;
  return [{ id, slug, moduleId, name, cover, rating, ratingCount, arrival, fee, metres }];
}

export const inTimeApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getStoresInTime: build.query<SoonStore[], Scoped>({
      query: ({ scope }) => ({
        url: '/api/v1/stores/get-stores/delivery',
        params: { filter: FILTER, limit: MOST, offset: 1 },
        scope,
      }),
      // A backend without these words answers with any stores.
      transformResponse: (wire: unknown, meta) =>
        storesOfChips(toStorePage(wire, moneyOf(meta)).entries, ['under_30_min'])
          .flatMap(toSoonStore)
          .sort((one, other) => lastMinute(one) - lastMinute(other)),
      extraOptions: LIST,
    }),
  }),
});
