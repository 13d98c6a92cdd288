/** The wish list of a signed-in customer, with optimistic updates and rollback (WISH rows). */
import type { Item, Store, Wishes } from '@shop/domain';
import { LIST, decodedLater, shopApi } from '../base/api';
import type { Scope } from '../base/scope';
import { messageOf } from '../base/wire';

export type Wish = { kind: 'item'; item: Item } | { kind: 'store'; store: Store };
interface Change {
  scope: Scope;
  wish: Wish;
}

const BASE = '/api/v1/customer/wish-list';
const idOf = (wish: Wish) => (wish.kind === 'item' ? wish.item.id : wish.store.id);
const nameOf = (wish: Wish) =>
  wish.kind === 'item' ? { item_id: Number(wish.item.id) } : { store_id: Number(wish.store.id) };

function put(wishes: Wishes, wish: Wish): void {
  if (wish.kind === 'item') wishes.items.unshift(wish.item);
  else wishes.stores.unshift(wish.store);
}
function drop(wishes: Wishes, wish: Wish): void {
  const id = idOf(wish);
  if (wish.kind === 'item') wishes.items = wishes.items.filter((item) => item.id !== id);
  else wishes.stores = wishes.stores.filter((store) => store.id !== id);
}

export const wishesApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getWishes: build.query<Wishes, { scope: Scope }>({
      query: ({ scope }) => ({ url: BASE, scope }),
      transformResponse: decodedLater(() => import('./to-wishes').then(({ toWishes }) => toWishes)),
      providesTags: ['Wish'],
      extraOptions: LIST,
    }),
    addWish: build.mutation<string, Change>({
      query: ({ scope, wish }) => ({
        url: `${BASE}/add`,
        method: 'POST',
        params: nameOf(wish),
        body: nameOf(wish),
        scope,
      }),
      transformResponse: messageOf,
      onQueryStarted: async ({ scope, wish }, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          wishesApi.util.updateQueryData('getWishes', { scope }, (wishes) => {
            drop(wishes, wish);
            put(wishes, wish);
          }),
        );
        await queryFulfilled.catch(patch.undo);
      },
    }),
    removeWish: build.mutation<string, Change>({
      query: ({ scope, wish }) => ({ url: `${BASE}/remove`, method: 'DELETE', params: nameOf(wish), scope }),
      transformResponse: messageOf,
      onQueryStarted: async ({ scope, wish }, { dispatch, queryFulfilled }) => {
        const patch = dispatch(wishesApi.util.updateQueryData('getWishes', { scope }, (wishes) => drop(wishes, wish)));
        await queryFulfilled.catch(patch.undo);
      },
    }),
  }),
});

export const { useGetWishesQuery, useAddWishMutation, useRemoveWishMutation } = wishesApi;
