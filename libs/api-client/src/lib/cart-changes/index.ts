/** What changes a cart; every mutation returns the whole cart (CART-37). */
import type { CartLine } from '@shop/domain';
import { priceLine } from '@shop/domain/pricing';
import { FORM, decoded, shopApi } from '../base/api';
import { CART, guestOf, scopeHeader, type CartKey } from '../cart';
import { fromLine, toCartLines } from '../cart/to-cart';

interface Change extends CartKey {
  line: CartLine;
}

const lines = decoded(toCartLines);

export const cartChangesApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    addCartLine: build.mutation<CartLine[], Change>({
      query: ({ line, ...key }) => {
        const total = priceLine(line.item, line.choice, line.quantity).total;
        return {
          url: `${CART}/add`,
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
          url: `${CART}/update`,
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
        url: `${CART}/remove-item`,
        method: 'DELETE',
        params: { cart_id: lineId, ...guestOf(key) },
        headers: scopeHeader(key),
      }),
      transformResponse: lines,
      extraOptions: FORM,
    }),
    clearCart: build.mutation<CartLine[], CartKey>({
      query: (key) => ({ url: `${CART}/remove`, method: 'DELETE', params: guestOf(key), headers: scopeHeader(key) }),
      transformResponse: () => [],
      extraOptions: FORM,
    }),
  }),
});
