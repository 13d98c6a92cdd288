/** Routes along the streets, for couriers. */
import { metresBetween } from '@shop/domain/distance';
import type { LatLng } from '@shop/domain';
import { pointAt, edges } from './plan';

const key = ([column, row]: readonly [number, number]) => `${column},${row}`;
const NODES = new Map<string, { point: LatLng; next: { to: string; metres: number }[] }>();
for (const { from, to } of edges()) {
  const [a, b] = [pointAt(...from), pointAt(...to)];
  const metres = metresBetween(a, b);
  for (const [self, point, other] of [
    [from, a, to],
    [to, b, from],
  ] as const) {
    const node = NODES.get(key(self)) ?? { point, next: [] };
    node.next.push({ to: key(other), metres });
    NODES.set(key(self), node);
  }
}

function nearest(point: LatLng): string {
  let best = { id: '', metres: Infinity };
  for (const [id, node] of NODES) {
    const metres = metresBetween(point, node.point);
    if (metres < best.metres) best = { id, metres };
  }
  return best.id;
}

/** The shortest route along streets between two points, both included (Dijkstra over some 200 crossings). */
export function streetRoute(from: LatLng, to: LatLng): LatLng[] {
  const [start, goal] = [nearest(from), nearest(to)];
  const cost = new Map([[start, 0]]);
  const before = new Map<string, string>();
  const open = new Set([start]);
  while (open.size > 0) {
    const current = [...open].reduce((a, b) => ((cost.get(a) ?? Infinity) <= (cost.get(b) ?? Infinity) ? a : b));
    if (current === goal) break;
    open.delete(current);
    for (const { to: neighbour, metres } of NODES.get(current)?.next ?? []) {
      const total = (cost.get(current) ?? 0) + metres;
      if (total >= (cost.get(neighbour) ?? Infinity)) continue;
      cost.set(neighbour, total);
      before.set(neighbour, current);
      open.add(neighbour);
    }
  }
  const nodes: LatLng[] = [];
  for (let id: string | undefined = goal; id; id = before.get(id))
    nodes.unshift((NODES.get(id) as { point: LatLng }).point);
  return [from, ...nodes, to];
}

export function routeMetres(route: readonly LatLng[]): number {
  return route.slice(1).reduce((sum, point, index) => sum + metresBetween(route[index] as LatLng, point), 0);
}

/** Further from any crossing than this is not in the city. */
const OUTSIDE = 1500;

/** Metres along the streets; null where one of the points is in no street of the city. */
export function streetMetres(from: LatLng, to: LatLng): number | null {
  const isInside = (point: LatLng) =>
    metresBetween(point, (NODES.get(nearest(point)) as { point: LatLng }).point) <= OUTSIDE;
  return isInside(from) && isInside(to) ? routeMetres(streetRoute(from, to)) : null;
}

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
