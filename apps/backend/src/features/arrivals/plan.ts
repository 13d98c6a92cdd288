/**
 * The plan of an order: what finished orders taught, the queue of couriers, and the way along the streets (decision 114).
 * A quote, a placed order and a store's card are planned by it (decision 129).
 */
import type { LatLng, OrderType } from '@shop/domain';
import { learned, queueSeconds, times, type Figure } from '@shop/domain/arrival-figures';
import type { ArrivalPlan } from '@shop/domain/arrival-plan';
import { metresBetween } from '@shop/domain/distance';
import type { Shop } from '../../context';

/** Believed before any order was finished, in seconds. */
const ACCEPT: Figure = { middle: 60, spread: 20 };
const PICK_UP: Figure = { middle: 180, spread: 120 };
/** A kilometre along the streets: 19 km/h. */
const RIDE: Figure = { middle: 190, spread: 40 };
/** Pick-ups of the last quarter of an hour or so. */
const RECENT = 8;
/** Of what a store states; in thousandths. */
const STATED: Figure = { middle: 1000, spread: 200 };
/** Stairs and bells take as long as this many metres. */
const DOOR = 300;
/** Streets are longer than the straight line. */
const DETOUR = 1.3;
const NOTHING: Figure = { middle: 0, spread: 0 };

/** The last of each, newest first; see the tables. */
export interface Paces {
  prepare: number[];
  pickUp: number[];
  ride: number[];
}
/** The couriers of a zone, and the orders under way that need one, or have one. */
export interface Queue {
  couriers: number;
  ahead: number;
}
/** What the orders of a zone and module taught. `share`: preparation in thousandths of what stores state. */
export interface ZonePace extends Queue {
  share: Figure;
  pickUp: Figure;
  perKm: Figure;
}
/** What the orders of a store taught, in seconds. */
export interface StorePace {
  prepare: Figure;
  perKm: Figure;
  zone: ZonePace;
}

/** @param paces of the zone; null: none yet */
export function zonePaceOf(paces: Paces | null, { couriers, ahead }: Queue): ZonePace {
  const { prepare, pickUp, ride } = paces ?? { prepare: [], pickUp: [], ride: [] };
  return {
    couriers,
    ahead,
    share: learned(prepare, STATED),
    // The wait for a courier is that of the hour, and of all stores of the zone: the last ones tell more than the many.
    pickUp: learned(pickUp.slice(0, RECENT), learned(pickUp, PICK_UP)),
    perKm: learned(ride, RIDE),
  };
}

/** @param paces of the store; null: none yet @param stated seconds that the store states */
export const storePaceOf = (
  paces: Pick<Paces, 'prepare' | 'ride'> | null,
  zone: ZonePace,
  stated: number,
): StorePace => ({
  prepare: learned(paces?.prepare ?? [], times(zone.share, stated / 1000)),
  perKm: learned(paces?.ride ?? [], zone.perKm),
  zone,
});

/** The pace of a store before any order. @param stated as {@link storePaceOf} */
export const newPace = (stated: number): StorePace =>
  storePaceOf(null, zonePaceOf(null, { couriers: 0, ahead: 0 }), stated);

/** Seconds of preparation that a store states. @param low whole minutes @param high whole minutes */
export const statedSeconds = (low: number, high: number): number => Math.round(((low + high) / 2) * 60);

/** The metres that count for a ride. */
export const riddenMetres = (metres: number): number => metres + DOOR;

/** Whole metres of the way between two places. */
export const wayMetres = (city: Shop['city'], from: LatLng, to: LatLng): number =>
  Math.round(city.streetMetres(from, to) ?? DETOUR * metresBetween(from, to));

/** @param metres of the way; 0: fetched by the customer */
export function learnedPlan(type: OrderType, { prepare, perKm, zone }: StorePace, metres: number): ArrivalPlan {
  if (type === 'take_away') return { accept: ACCEPT, prepare, pickUp: NOTHING, ride: NOTHING };
  const ride = times(perKm, riddenMetres(metres) / 1000);
  // Couriers ride there and back while the store prepares.
  const queue = queueSeconds(zone.ahead, zone.couriers, 2 * ride.middle) - ACCEPT.middle - prepare.middle;
  // Waits have a long tail: their mean is later than their median, and no calm hour makes them certain.
  const wait = zone.pickUp.middle + zone.pickUp.spread;
  return {
    accept: ACCEPT,
    prepare,
    ride,
    pickUp: { middle: Math.max(wait, queue), spread: Math.max(zone.pickUp.spread, PICK_UP.spread) },
  };
}
