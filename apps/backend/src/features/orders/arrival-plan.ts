/** The plan of an order's arrival: what finished orders taught, the queue of couriers, and the way along the streets (decision 114). */
import { learned, queueSeconds, times, type Figure } from '@shop/domain/arrival-figures';
import { plannedWindow, type ArrivalPlan, type ArrivalState } from '@shop/domain/arrival-plan';
import type { ArrivalWindow } from '@shop/domain/arrival-window';
import { metresBetween } from '@shop/domain/distance';
import type { LatLng } from '@shop/domain';
import type { Shop } from '../../context';
import type { Executor } from '../../db/database';
import { arrivalFigures, type ArrivalFigures } from './arrival-queries';
import type { NewOrderRow } from './queries';

/** Believed before any order was finished, in seconds. */
const ACCEPT: Figure = { middle: 60, spread: 20 };
const PICK_UP: Figure = { middle: 180, spread: 120 };
/** A kilometre along the streets: 19 km/h. */
const RIDE: Figure = { middle: 190, spread: 40 };
/** Pick-ups of the last quarter of an hour or so. */
const RECENT = 8;
/** Of what a store states; in thousandths. */
const STATED: Figure = { middle: 1000, spread: 200 };
/** Seconds until a courier is with the sender of a parcel. */
const TO_SENDER = 15 * 60;
/** Stairs and bells take as long as this many metres. */
const DOOR = 300;
/** Streets are longer than the straight line. */
const DETOUR = 1.3;
/** Of a simulated stage: a round of the simulation. */
const SIMULATED_SPREAD = 2;
const NOTHING: Figure = { middle: 0, spread: 0 };

export type PlannedOrder = Pick<
  NewOrderRow,
  'storeId' | 'zoneId' | 'moduleId' | 'type' | 'address' | 'receiver' | 'scheduleAt'
>;

/** The metres that count for a ride. */
export const riddenMetres = (metres: number): number => metres + DOOR;

function wayOf({ type, address, receiver }: PlannedOrder, { store }: ArrivalFigures, city: Shop['city']): number {
  const from: LatLng | null | undefined = type === 'parcel' ? address : store;
  const to = type === 'parcel' ? receiver : address;
  if (type === 'take_away' || !from || !to) return 0;
  return Math.round(city.streetMetres(from, to) ?? DETOUR * metresBetween(from, to));
}

function preparationOf({ ofStore, ofZone }: ArrivalFigures, stated: number): Figure {
  const inZone = learned(ofZone?.prepare ?? [], STATED);
  return learned(ofStore?.prepare ?? [], times(inZone, stated / 1000));
}

function learnedPlan(order: PlannedOrder, figures: ArrivalFigures, stated: number, metres: number): ArrivalPlan {
  const { ofStore, ofZone, ahead, couriers } = figures;
  const prepare = preparationOf(figures, stated);
  if (order.type === 'take_away') return { accept: ACCEPT, prepare, pickUp: NOTHING, ride: NOTHING };
  const perKm = learned(ofStore?.ride ?? [], learned(ofZone?.ride ?? [], RIDE));
  const ride = times(perKm, riddenMetres(metres) / 1000);
  // The wait for a courier is that of the hour, and of all stores of the zone: the last ones tell more than the many.
  const pickUp = learned((ofZone?.pickUp ?? []).slice(0, RECENT), learned(ofZone?.pickUp ?? [], PICK_UP));
  // Couriers ride there and back while the store prepares.
  const queue = queueSeconds(ahead, couriers, 2 * ride.middle) - ACCEPT.middle - prepare.middle;
  // Waits have a long tail: their mean is later than their median, and no calm hour makes them certain.
  const wait = pickUp.middle + pickUp.spread;
  return {
    accept: ACCEPT,
    prepare,
    ride,
    pickUp: { middle: Math.max(wait, queue), spread: Math.max(pickUp.spread, PICK_UP.spread) },
  };
}

function simulatedPlan({ city, config }: Pick<Shop, 'city' | 'config'>, { type }: PlannedOrder): ArrivalPlan {
  const course = city.simulatedCourse(type, config.simulationSeconds);
  const figure = (middle: number): Figure => ({ middle, spread: middle === 0 ? 0 : SIMULATED_SPREAD });
  return {
    accept: figure(course.accept),
    prepare: figure(course.prepare),
    pickUp: figure(course.pickUp),
    ride: figure(course.ride),
  };
}

/** The state of an arrival before the order is due. One statement. */
export async function planArrival(
  shop: Pick<Shop, 'city' | 'config'>,
  db: Executor,
  order: PlannedOrder,
): Promise<ArrivalState> {
  const { storeId = null, zoneId, moduleId } = order;
  const figures = await arrivalFigures(db, { storeId, zoneId, moduleId });
  const { store } = figures;
  const stated = store ? Math.round(((store.low + store.high) / 2) * 60) : TO_SENDER;
  const metres = wayOf(order, figures, shop.city);
  return {
    plan: shop.config.simulation ? simulatedPlan(shop, order) : learnedPlan(order, figures, stated, metres),
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
