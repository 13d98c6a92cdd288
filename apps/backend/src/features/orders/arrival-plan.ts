/** The plan of an order before it is due: the one that store cards are made of too (decisions 114 and 129). */
import type { Figure } from '@shop/domain/arrival-figures';
import { plannedWindow, type ArrivalPlan, type ArrivalState } from '@shop/domain/arrival-plan';
import type { ArrivalWindow } from '@shop/domain/arrival-window';
import type { LatLng } from '@shop/domain';
import type { Shop } from '../../context';
import type { Executor } from '../../db/database';
import { learnedPlan, statedSeconds, storePaceOf, wayMetres, zonePaceOf } from '../arrivals/plan';
import { arrivalFigures, type ArrivalFigures } from './arrival-queries';
import type { NewOrderRow } from './queries';

/** Seconds until a courier is with the sender of a parcel. */
const TO_SENDER = 15 * 60;
/** Of a simulated stage: a round of the simulation. */
const SIMULATED_SPREAD = 2;

export type PlannedOrder = Pick<
  NewOrderRow,
  'storeId' | 'zoneId' | 'moduleId' | 'type' | 'address' | 'receiver' | 'scheduleAt'
>;

function wayOf({ type, address, receiver }: PlannedOrder, { store }: ArrivalFigures, city: Shop['city']): number {
  const from: LatLng | null | undefined = type === 'parcel' ? address : store;
  const to = type === 'parcel' ? receiver : address;
  return type === 'take_away' || !from || !to ? 0 : wayMetres(city, from, to);
}

/** What the marketplace expects of an order. One statement. */
async function expectedOf({ city }: Pick<Shop, 'city'>, db: Executor, order: PlannedOrder) {
  const { storeId = null, zoneId, moduleId, scheduleAt } = order;
  const figures = await arrivalFigures(db, { storeId, zoneId, moduleId });
  const { store, ofStore, ofZone } = figures;
  const stated = store ? statedSeconds(store.low, store.high) : TO_SENDER;
  const metres = wayOf(order, figures, city);
  const plan = learnedPlan(order.type, storePaceOf(ofStore, zonePaceOf(ofZone, figures), stated), metres);
  return { plan, metres, stated, wanted: scheduleAt?.toISOString() ?? null };
}

/** A simulation takes its own time, or that of each order's plan. */
function simulated({ city, config }: Pick<Shop, 'city' | 'config'>, { type }: PlannedOrder) {
  if (!config.simulation) return {};
  if (config.simulationSeconds === 0) return { isSimulated: true };
  const course = city.simulatedCourse(type, config.simulationSeconds);
  const figure = (middle: number): Figure => ({ middle, spread: middle === 0 ? 0 : SIMULATED_SPREAD });
  const figures: ArrivalPlan = {
    accept: figure(course.accept),
    prepare: figure(course.prepare),
    pickUp: figure(course.pickUp),
    ride: figure(course.ride),
  };
  return { isSimulated: true, course: figures };
}

/** The state of an arrival before the order is due: the plan that was quoted. One statement. */
export async function planArrival(
  shop: Pick<Shop, 'city' | 'config'>,
  db: Executor,
  order: PlannedOrder,
): Promise<ArrivalState> {
  return {
    ...(await expectedOf(shop, db, order)),
    ...simulated(shop, order),
    terms: shop.config.late,
    since: null,
    first: null,
    now: null,
    late: null,
    credit: null,
  };
}

/** The window of an order that is about to be placed, as on its store's card. */
export const quoteArrival = async (
  shop: Pick<Shop, 'city'>,
  db: Executor,
  order: PlannedOrder,
  at: Date,
): Promise<ArrivalWindow> => plannedWindow(await expectedOf(shop, db, order), at);
