/** The cart of the current module, and its guest. What changes it loads with the first change (`cart-changes`). */
import type { NewGuest } from '@shop/contract/cart';
import type { CartLine } from '@shop/domain';
import { LIST, decodedLater, shopApi } from '../base/api';
import type { Tolerant } from '../base/tolerant';
import { text } from '../base/wire';

/** Owner of the cart: a guest id, or null for the signed-in customer. One cart per module. */
export interface CartKey {
  guestId: string | null;
  moduleId: string;
  language: string;
}

export const CART = '/api/v1/customer/cart';
export const guestOf = ({ guestId }: CartKey) => (guestId ? { guest_id: guestId } : {});
export const scopeHeader = ({ moduleId }: CartKey) => ({ moduleId });

export const cartApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    requestGuest: build.mutation<string, void>({
      query: () => ({ url: '/api/v1/auth/guest/request', method: 'POST' }),
      transformResponse: (wire: Tolerant<NewGuest>) => text(wire.guest_id),
      extraOptions: LIST,
    }),
    getCart: build.query<CartLine[], CartKey>({
      query: (key) => ({ url: `${CART}/list`, params: guestOf(key), headers: scopeHeader(key) }),
      transformResponse: decodedLater(() => import('./to-cart').then(({ toCartLines }) => toCartLines)),
      extraOptions: LIST,
      providesTags: ['Cart'],
    }),
  }),
});

export const { useGetCartQuery } = cartApi;
