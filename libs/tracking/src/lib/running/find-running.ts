/** A customer's orders under way that this device has not seen: placed elsewhere, and remembered here like its own. */
import type { ApiDispatch } from '@shop/api-client';
import { ordersApi } from '@shop/api-client/orders';
import { deviceStorage, rememberRunning } from '@shop/session';

/** @param isWanted false once the customer has left @returns whether there are any */
export async function findRunning({ dispatch }: { dispatch: ApiDispatch }, isWanted: () => boolean): Promise<boolean> {
  const ask = ordersApi.endpoints.getOrders.initiate({ running: true }, { subscribe: false, forceRefetch: true });
  const { data } = await dispatch(ask);
  const ids = (data?.pages[0]?.entries ?? []).map(({ id }) => id);
  if (ids.length === 0 || !isWanted()) return false;
  // The last remembered is shown first.
  for (const id of ids.slice(0, 3).reverse()) rememberRunning(deviceStorage, id);
  return true;
}
