/** When an order from a store would be at a place: what its card says, and its list filters and sorts by (decision 129). */
import type { LatLng } from '@shop/domain';
import type { Minutes } from '@shop/domain/arrival';
import { plannedWindow } from '@shop/domain/arrival-plan';
import { minutesLeft } from '@shop/domain/arrival-window';
import type { Shop } from '../../context';
import { planOf, wayMetres } from './plan';
import { pacesOfScope, type PacedStore, type PaceScope } from './queries';

/** The minutes that a quote of the same moment says. @returns null where the store does not deliver, or the place is unknown */
export function arrivalAt(
  shop: Pick<Shop, 'city' | 'config'>,
  { pace, delivers, ...from }: Omit<PacedStore, 'id'>,
  to: LatLng | null,
  at: Date,
): Minutes | null {
  if (!to || !delivers) return null;
  const plan = planOf(shop, 'delivery', pace, wayMetres(shop.city, from, to));
  return minutesLeft(plannedWindow({ plan, wanted: null }, at), at);
}

/** The arrivals of all stores of a list, by their ids; those that do not deliver have none. */
export async function arrivalsInScope(
  shop: Pick<Shop, 'city' | 'config' | 'db'>,
  scope: PaceScope,
  to: LatLng,
  at: Date,
): Promise<Map<number, Minutes>> {
  const stores = await pacesOfScope(shop.db, scope);
  return new Map(
    stores.flatMap((store) => {
      const arrival = arrivalAt(shop, store, to, at);
      return arrival ? [[store.id, arrival] as const] : [];
    }),
  );
}
