/** When the stores of the demo world are open. */
import type { StoreSchedule } from '@shop/domain';
import { pick } from './random';

/** Half an hour a day that is not near the moment in which the world begins: such a store takes orders ahead only. */
const shortHours = (minute: number) =>
  minute >= 120 && minute < 360 ? { opens: '16:00:00', closes: '16:30:00' } : { opens: '04:00:00', closes: '04:30:00' };

/**
 * Early to two at night, or round the clock: whoever opens the demo finds open shops.
 * @param marks what the catalogue says of the store
 * @param born day and minute, in the marketplace's time zone, at which the world begins
 */
export function hoursOf(
  marks: readonly string[],
  born: { day: number; minute: number },
  random: () => number,
): StoreSchedule[] {
  const days = [0, 1, 2, 3, 4, 5, 6];
  if (marks.includes('alwaysopen')) return days.map((day) => ({ day, opens: '00:00:00', closes: '23:59:59' }));
  if (marks.includes('scheduleonly')) return days.map((day) => ({ day, ...shortHours(born.minute) }));
  const opens = pick(random, ['06:00:00', '06:30:00', '07:00:00']);
  const closes = pick(random, ['23:30:00', '00:30:00', '02:00:00']);
  return days
    .filter((day) => !marks.includes('closedtoday') || day !== born.day)
    .map((day) => ({ day, opens, closes }));
}
