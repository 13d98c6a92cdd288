/** The cart of the current module, and its guest. Every mutation returns the whole cart (CART-37). */
import type { NewGuest } from '@shop/contract/cart';
import type { CartLine } from '@shop/domain';
import { priceLine } from '@shop/domain/pricing';
import { FORM, LIST, decoded, shopApi } from '../base/api';
import type { Tolerant } from '../base/tolerant';
import { text } from '../base/wire';
import { fromLine, toCartLines } from './to-cart';

/** Owner of the cart: a guest id, or null for the signed-in customer. One cart per module. */
export interface CartKey {
  guestId: string | null;
  moduleId: string;
  language: string;
}
interface Change extends CartKey {
  line: CartLine;
}

const BASE = '/api/v1/customer/cart';
const guestOf = ({ guestId }: CartKey) => (guestId ? { guest_id: guestId } : {});
const scopeHeader = ({ moduleId }: CartKey) => ({ moduleId });
const lines = decoded(toCartLines);

export const cartApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    requestGuest: build.mutation<string, void>({
      query: () => ({ url: '/api/v1/auth/guest/request', method: 'POST' }),
      transformResponse: (wire: Tolerant<NewGuest>) => text(wire.guest_id),
      extraOptions: LIST,
    }),
    getCart: build.query<CartLine[], CartKey>({
      query: (key) => ({ url: `${BASE}/list`, params: guestOf(key), headers: scopeHeader(key) }),
      transformResponse: lines,
      extraOptions: LIST,
      providesTags: ['Cart'],
    }),
    addCartLine: build.mutation<CartLine[], Change>({
      query: ({ line, ...key }) => {
        const total = priceLine(line.item, line.choice, line.quantity).total;
        return {
          url: `${BASE}/add`,
          method: 'POST',
          encode: (money) => ({ ...guestOf(key), ...fromLine(line, total, money) }),
          headers: scopeHeader(key),
        };
      },
      transformResponse: lines,
      extraOptions: FORM,
    }),
    /** Sends the quantity, and with `withChoice` the options and add-ons too. */
    changeCartLine: build.mutation<CartLine[], Change & { withChoice: boolean }>({
      query: ({ line, withChoice, ...key }) => {
        const total = priceLine(line.item, line.choice, line.quantity).total;
        return {
          url: `${BASE}/update`,
          method: 'POST',
          encode: (money) => ({
            ...guestOf(key),
            cart_id: Number(line.id),
            ...(withChoice ? fromLine(line, total, money) : { quantity: line.quantity, price: money.write(total) }),
          }),
          headers: scopeHeader(key),
        };
      },
      transformResponse: lines,
      extraOptions: FORM,
    }),
    removeCartLine: build.mutation<CartLine[], CartKey & { lineId: string }>({
      query: ({ lineId, ...key }) => ({
        url: `${BASE}/remove-item`,
        method: 'DELETE',
        params: { cart_id: lineId, ...guestOf(key) },
        headers: scopeHeader(key),
      }),
      transformResponse: lines,
      extraOptions: FORM,
    }),
    clearCart: build.mutation<CartLine[], CartKey>({
      query: (key) => ({ url: `${BASE}/remove`, method: 'DELETE', params: guestOf(key), headers: scopeHeader(key) }),
      transformResponse: () => [],
      extraOptions: FORM,
    }),
  }),
});

export const { useGetCartQuery } = cartApi;
