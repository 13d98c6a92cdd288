/** The state of an order's arrival before it is due, from the plan that store cards are made of too (decisions 114 and 129). */
import { plannedWindow, type ArrivalState } from '@shop/domain/arrival-plan';
import type { ArrivalWindow } from '@shop/domain/arrival-window';
import type { LatLng } from '@shop/domain';
import type { Shop } from '../../context';
import type { Executor } from '../../db/database';
import { planOf, statedSeconds, storePaceOf, wayMetres, zonePaceOf } from '../arrivals/plan';
import { arrivalFigures, type ArrivalFigures } from './arrival-queries';
import type { NewOrderRow } from './queries';

/** Seconds until a courier is with the sender of a parcel. */
const TO_SENDER = 15 * 60;

export type PlannedOrder = Pick<
  NewOrderRow,
  'storeId' | 'zoneId' | 'moduleId' | 'type' | 'address' | 'receiver' | 'scheduleAt'
>;

function wayOf({ type, address, receiver }: PlannedOrder, { store }: ArrivalFigures, city: Shop['city']): number {
  const from: LatLng | null | undefined = type === 'parcel' ? address : store;
  const to = type === 'parcel' ? receiver : address;
  return type === 'take_away' || !from || !to ? 0 : wayMetres(city, from, to);
}

/** The state of an arrival before the order is due. One statement. */
export async function planArrival(
  shop: Pick<Shop, 'city' | 'config'>,
  db: Executor,
  order: PlannedOrder,
): Promise<ArrivalState> {
  const { storeId = null, zoneId, moduleId } = order;
  const figures = await arrivalFigures(db, { storeId, zoneId, moduleId });
  const { store, ofStore, ofZone } = figures;
  const stated = store ? statedSeconds(store.low, store.high) : TO_SENDER;
  const metres = wayOf(order, figures, shop.city);
  return {
    plan: planOf(shop, order.type, storePaceOf(ofStore, zonePaceOf(ofZone, figures), stated), metres),
    terms: shop.config.late,
    metres,
    stated,
    wanted: order.scheduleAt?.toISOString() ?? null,
    since: null,
    first: null,
    now: null,
    late: null,
    credit: null,
  };
}

/** The window of an order that is about to be placed. */
export async function quoteArrival(
  shop: Pick<Shop, 'city' | 'config'>,
  db: Executor,
  order: PlannedOrder,
  at: Date,
): Promise<ArrivalWindow> {
  return plannedWindow(await planArrival(shop, db, order), at);
}
