/** The guest who owns a cart without a customer (GUEST-01). */
import { cartApi } from '@shop/api-client/cart';
import { sessionSlice } from '@shop/session';
import type { CartReader, CartStore } from './cart-store';

/**
 * @param isAllowed whether guests may order
 * @returns a function that requests a guest id if there is neither token nor guest; concurrent calls share one request
 */
export function createGuestRequest(store: CartStore, { state }: CartReader, isAllowed: () => boolean) {
  let request: Promise<string | null> | null = null;
  return (): Promise<string | null> => {
    const { token, guestId } = state().session;
    if (token || guestId || !isAllowed()) return Promise.resolve(guestId);
    request ??= (async () => {
      const { data: id } = await store.dispatch(cartApi.endpoints.requestGuest.initiate());
      if (id) store.dispatch(sessionSlice.actions.guestWelcomed(id));
      request = null;
      return id || null;
    })();
    return request;
  };
}
