/** Opening hours of the stores of the demo. */
import type { StoreSchedule } from '@shop/domain';
import { pick } from './random';

/**
 * Half an hour per day, away from the time at which the demo is seeded: such a store only accepts scheduled orders.
 */
const shortHours = (minute: number) =>
  minute >= 120 && minute < 360 ? { opens: '16:00:00', closes: '16:30:00' } : { opens: '04:00:00', closes: '04:30:00' };

/**
 * From early morning to two at night, or around the clock, so that a visitor of the demo finds open stores.
 * @param traits special properties of the store, from the catalogue
 * @param seededAt day and minute at which the demo is seeded, in the marketplace's time zone
 */
export function hoursOf(
  traits: readonly string[],
  seededAt: { day: number; minute: number },
  random: () => number,
): StoreSchedule[] {
  const days = [0, 1, 2, 3, 4, 5, 6];
  if (traits.includes('alwaysopen')) return days.map((day) => ({ day, opens: '00:00:00', closes: '23:59:59' }));
  if (traits.includes('scheduleonly')) return days.map((day) => ({ day, ...shortHours(seededAt.minute) }));
  const opens = pick(random, ['06:00:00', '06:30:00', '07:00:00']);
  const closes = pick(random, ['23:30:00', '00:30:00', '02:00:00']);
  return days
    .filter((day) => !traits.includes('closedtoday') || day !== seededAt.day)
    .map((day) => ({ day, opens, closes }));
}
