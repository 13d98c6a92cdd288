/** Routes along the streets, for couriers, and how long they are, for arrivals. */
import { metresBetween } from '@shop/domain/distance';
import type { LatLng } from '@shop/domain';
import { pointAt, edges } from './plan';

interface Crossing {
  point: LatLng;
  next: { to: number; metres: number }[];
}

const CROSSINGS: Crossing[] = [];
const numbers = new Map<string, number>();
function crossingAt(place: readonly [number, number]): number {
  const key = place.join();
  const number = numbers.get(key) ?? CROSSINGS.push({ point: pointAt(...place), next: [] }) - 1;
  numbers.set(key, number);
  return number;
}
const crossing = (number: number): Crossing => CROSSINGS[number] as Crossing;
for (const { from, to } of edges()) {
  const [one, other] = [crossingAt(from), crossingAt(to)];
  const metres = metresBetween(crossing(one).point, crossing(other).point);
  crossing(one).next.push({ to: other, metres });
  crossing(other).next.push({ to: one, metres });
}

/** In a city a degree of longitude is as long at one end as at the other. */
const LNG_SHARE = Math.cos(((CROSSINGS[0] as Crossing).point.lat * Math.PI) / 180);

function nearest({ lat, lng }: LatLng): number {
  let best = { number: 0, square: Infinity };
  for (let number = 0; number < CROSSINGS.length; number += 1) {
    const { point } = crossing(number);
    const square = (point.lat - lat) ** 2 + ((point.lng - lng) * LNG_SHARE) ** 2;
    if (square < best.square) best = { number, square };
  }
  return best.number;
}

/** The ways from every crossing to one. */
interface Ways {
  metres: Float64Array;
  /** The next crossing on the way; -1 at the end. */
  next: Int16Array;
}

/** Dijkstra over some 200 crossings, from the goal: streets are as long there as back. */
function findWays(goal: number): Ways {
  const metres = new Float64Array(CROSSINGS.length).fill(Infinity);
  const next = new Int16Array(CROSSINGS.length).fill(-1);
  const open = new Set([goal]);
  metres[goal] = 0;
  while (open.size > 0) {
    const current = [...open].reduce((a, b) => ((metres[a] ?? 0) <= (metres[b] ?? 0) ? a : b));
    open.delete(current);
    for (const { to, metres: length } of crossing(current).next) {
      const total = (metres[current] ?? 0) + length;
      if (total >= (metres[to] ?? 0)) continue;
      metres[to] = total;
      next[to] = current;
      open.add(to);
    }
  }
  return { metres, next };
}

/** One search serves all stores of a list, and every later customer of the same corner; there are as many as crossings. */
const ways = new Map<number, Ways>();
function waysTo(goal: number): Ways {
  const known = ways.get(goal) ?? findWays(goal);
  ways.set(goal, known);
  return known;
}

/** The shortest route along streets between two points, both included. */
export function streetRoute(from: LatLng, to: LatLng): LatLng[] {
  const { next } = waysTo(nearest(to));
  const points: LatLng[] = [];
  for (let at = nearest(from); at >= 0; at = next[at] ?? -1) points.push(crossing(at).point);
  return [from, ...points, to];
}

export function routeMetres(route: readonly LatLng[]): number {
  return route.slice(1).reduce((sum, point, index) => sum + metresBetween(route[index] as LatLng, point), 0);
}

/** Further from any crossing than this is not in the city. */
const OUTSIDE = 1500;

/** Metres along the streets; null where one of the points is in no street of the city. */
export function streetMetres(from: LatLng, to: LatLng): number | null {
  const [start, goal] = [nearest(from), nearest(to)];
  const [before, after] = [metresBetween(from, crossing(start).point), metresBetween(crossing(goal).point, to)];
  return Math.max(before, after) <= OUTSIDE ? before + (waysTo(goal).metres[start] ?? 0) + after : null;
}

/** The shortest way along the streets; null as {@link streetMetres}. */
export const streetWay = (from: LatLng, to: LatLng): LatLng[] | null =>
  streetMetres(from, to) === null ? null : streetRoute(from, to);

/** The point after a share (0 to 1) of the route. */
export function pointAlong(route: readonly LatLng[], share: number): LatLng {
  let left = routeMetres(route) * Math.min(1, Math.max(0, share));
  for (let index = 1; index < route.length; index += 1) {
    const [a, b] = [route[index - 1] as LatLng, route[index] as LatLng];
    const metres = metresBetween(a, b);
    if (left <= metres) {
      const part = metres === 0 ? 0 : left / metres;
      return { lat: a.lat + (b.lat - a.lat) * part, lng: a.lng + (b.lng - a.lng) * part };
    }
    left -= metres;
  }
  return route.at(-1) as LatLng;
}
