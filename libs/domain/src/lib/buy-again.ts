/** What a customer buys again and again: how often, and in which order it is offered (PLUS-64, PLUS-66). */

const DAY = 86_400_000;
/** After so many days without another order, an item counts half. */
const HALF_LIFE = 30;

export interface Purchases {
  /** In how many orders. */
  times: number;
  /** Milliseconds since 1970. */
  lastAt: number;
  /** The median of the days between two orders, at least 1; null after the first. */
  typicalDays: number | null;
}

function median(sorted: readonly number[]): number {
  const middle = sorted.length / 2;
  const [low = 0, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}

/** @param orderedAt when each order with the item was placed, milliseconds since 1970, at least one, in any order */
export function purchasesOf(orderedAt: readonly number[]): Purchases {
  const at = [...orderedAt].sort((a, b) => a - b);
  const days = at.slice(1).map((time, index) => (time - (at[index] ?? time)) / DAY);
  const typical = median(days.sort((a, b) => a - b));
  return {
    times: at.length,
    lastAt: at.at(-1) ?? 0,
    typicalDays: days.length > 0 ? Math.max(1, Math.round(typical)) : null,
  };
}

/**
 * Items by how often and how long ago they were bought: each order counts half after 30 days without another. Does not
 * depend on the time of asking, which takes the same from all. Equal ones: the later, then the smaller id.
 */
export function byHabit<Each extends Purchases & { id: number }>(entries: readonly Each[]): Each[] {
  const weight = ({ times, lastAt }: Purchases) => Math.log2(times) + lastAt / DAY / HALF_LIFE;
  return [...entries].sort((a, b) => weight(b) - weight(a) || b.lastAt - a.lastAt || a.id - b.id);
}
