/** The window of an order and its delay in the wire format (decision 114). */
import type { WireOrder, WireWindow } from '@shop/contract/order';
import type { ArrivalWindow } from '@shop/domain/arrival-window';
import { minor } from '@shop/util';
import { major } from '../../present';
import type { OrderRow } from './queries';

export const presentWindow = ({ from, to }: ArrivalWindow): WireWindow => ({
  from: from.toISOString(),
  to: to.toISOString(),
});

/** Of orders under way the window; of late ones, delivered or not, why and what was promised. */
export function presentArrival({ arrival, status }: OrderRow): Pick<WireOrder, 'arrival' | 'delayed'> {
  if (!arrival?.first) return { arrival: null, delayed: null };
  const { now, first, late, credit } = arrival;
  const isSaid = late !== null && (now !== null || status === 'delivered');
  return {
    arrival: now,
    delayed: isSaid ? { reason: late, promised_until: first.to, credit: credit ? major(minor(credit)) : null } : null,
  };
}
