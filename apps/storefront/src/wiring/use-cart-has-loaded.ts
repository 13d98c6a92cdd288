/** Whether the cart has loaded, so that an empty cart is not shown while loading. */
import { cartApi } from '@shop/api-client/cart';
import type { Cart } from '@shop/cart';
import { useSelector } from 'react-redux';
import type { RootState } from '../app/store';

export function useCartHasLoaded(cart: Cart): boolean {
  return useSelector((state: RootState) => {
    const key = cart.key();
    if (!key) return state.session.restored && !state.session.module;
    const query = cartApi.endpoints.getCart.select(key)(state as never);
    // The lines stay while they are read again.
    return query.data !== undefined || query.isError;
  });
}
