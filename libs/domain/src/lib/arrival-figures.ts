/** What finished orders teach about the next one: middle and spread of the last ones (decision 114). */

export interface Figure {
  middle: number;
  /** As a standard deviation. */
  spread: number;
}

/** As many orders as this count as much as what was believed before. */
const BELIEF = 4;
/** Of the middle distance from the median, for values that are spread normally. */
const DEVIATIONS = 1.4826;

/** @param values one or more */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)] as number;
  return Number.isInteger(half) ? ((sorted[half - 1] as number) + upper) / 2 : upper;
}

/** Median and spread of the samples, the fewer the nearer to what was believed before. One wild order moves neither. */
export function learned(samples: readonly number[], before: Figure): Figure {
  if (samples.length === 0) return before;
  const weight = samples.length / (samples.length + BELIEF);
  const middle = median(samples);
  const spread = DEVIATIONS * median(samples.map((value) => Math.abs(value - middle)));
  return {
    middle: weight * middle + (1 - weight) * before.middle,
    spread: weight * spread + (1 - weight) * before.spread,
  };
}

/** @param factor not negative */
export const times = ({ middle, spread }: Figure, factor: number): Figure => ({
  middle: middle * factor,
  spread: spread * factor,
});

/**
 * Seconds until the queue has a courier for the next order.
 * @param ahead orders that need a courier before this one @param couriers of the zone @param round seconds that an order takes one of them
 */
export function queueSeconds(ahead: number, couriers: number, round: number): number {
  if (couriers === 0 || ahead < couriers) return 0;
  // Couriers come back one after another, not all at the end of a round.
  return ((ahead - couriers + 1) * round) / couriers;
}
