/** When a medicine that was ordered before is due again (PLUS-90). */
import type { Purchases } from './buy-again';

const DAY = 86_400_000;
/** The share of the usual distance after which a refill is due: the last days of a pack are for the delivery. */
const DUE_FROM = 0.8;

export interface Supply extends Purchases {
  /** Days that one pack lasts; null: unknown. */
  packDays: number | null;
  /** Packs of the last order. */
  lastQuantity: number;
}

/**
 * Days between two orders: the median of those that were, else what the packs of the only order last.
 *
 * @returns null: not known, so that nothing is due
 */
function distanceOf({ typicalDays, packDays, lastQuantity }: Supply): number | null {
  if (typicalDays !== null) return typicalDays;
  return packDays === null ? null : packDays * Math.max(1, lastQuantity);
}

/** @returns from when on a refill is due, milliseconds since 1970; null: never, the distance is not known */
export function refillDueAt(supply: Supply): number | null {
  const days = distanceOf(supply);
  return days === null ? null : supply.lastAt + days * DUE_FROM * DAY;
}

/**
 * Those that are due, the nearest to the day on which they run out first: what is long overdue was probably given up.
 *
 * @param now the marketplace's time, milliseconds since 1970
 */
export function dueRefills<Each extends Supply & { id: number }>(entries: readonly Each[], now: number): Each[] {
  const nearness = (entry: Each) => Math.abs((now - entry.lastAt) / ((distanceOf(entry) ?? 1) * DAY) - 1);
  return entries
    .filter((entry) => (refillDueAt(entry) ?? Number.POSITIVE_INFINITY) <= now)
    .sort((a, b) => nearness(a) - nearness(b) || b.lastAt - a.lastAt || a.id - b.id);
}
