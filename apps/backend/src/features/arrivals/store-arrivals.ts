/** When an order from a store would be at a place: what its card says, and its list filters and sorts by (decision 129). */
import type { LatLng } from '@shop/domain';
import type { Minutes } from '@shop/domain/arrival';
import { plannedWindow } from '@shop/domain/arrival-plan';
import { minutesLeft } from '@shop/domain/arrival-window';
import type { Shop } from '../../context';
import { learnedPlan, wayMetres, type StorePace } from './plan';
import { pacesOfScope, type PacedStore, type PaceScope } from './queries';

/** The minutes that a quote of the same moment says. @returns null where the store does not deliver, or the place is unknown */
export function arrivalAt(
  { city }: Pick<Shop, 'city'>,
  { pace, delivers, ...from }: Omit<PacedStore, 'id'>,
  to: LatLng | null,
  at: Date,
): Minutes | null {
  if (!to || !delivers) return null;
  const plan = learnedPlan('delivery', pace, wayMetres(city, from, to));
  return minutesLeft(plannedWindow({ plan, wanted: null }, at), at);
}

/** Of all stores of a list, by their ids. */
export interface ScopeArrivals {
  paces: ReadonlyMap<number, StorePace>;
  /** Stores that do not deliver have none. */
  arrivals: ReadonlyMap<number, Minutes>;
}

/** @param to the place of the customer */
export async function arrivalsInScope(
  shop: Pick<Shop, 'city' | 'db'>,
  scope: PaceScope,
  to: LatLng,
  at: Date,
): Promise<ScopeArrivals> {
  const stores = await pacesOfScope(shop.db, scope);
  const arrivals = stores.flatMap((store) => {
    const arrival = arrivalAt(shop, store, to, at);
    return arrival ? [[store.id, arrival] as const] : [];
  });
  return { paces: new Map(stores.map(({ id, pace }) => [id, pace])), arrivals: new Map(arrivals) };
}
