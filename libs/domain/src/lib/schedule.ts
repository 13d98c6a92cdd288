/** Ordering ahead: the times a store offers (contract §11.9, PLUS-07). Wall clock of the marketplace; the clock is an argument. */
import { isOpenAt, isWithin, minutesOf } from './availability';
import type { DailyHours, StoreSchedule } from './entities';

/** How many days can be chosen, today included. */
export const DAYS_AHEAD = 7;
const DAY = 1440;
/** Config may say 0: then half an hour. */
const USUAL_SLOT = 30;

export interface SlotQuestion {
  schedules: readonly StoreSchedule[];
  /** Weekday asked for, 0 = Sunday. */
  day: number;
  /** Minute of the day before which nothing is offered: now plus the store's lead; null on later days. */
  notBefore: number | null;
  /** Minutes of one slot, from config's `schedule_order_slot_duration`. */
  length: number;
  /** Serving hours of the items that are wanted; every one has to serve in the slot. */
  hours?: readonly DailyHours[];
}

/** Starts of the slots of one day, in minutes after midnight, rising, each once. */
export function slotsOfDay({ schedules, day, notBefore, length, hours = [] }: SlotQuestion): number[] {
  const step = length > 0 ? length : USUAL_SLOT;
  const starts = schedules
    .filter((schedule) => schedule.day === day)
    .flatMap(({ opens, closes }) => {
      const start = minutesOf(opens);
      const end = minutesOf(closes);
      const until = closes.startsWith('23:59') || end <= start ? DAY : end;
      const count = Math.max(0, Math.ceil((until - start) / step));
      return Array.from({ length: count }, (_, index) => start + index * step);
    })
    .filter((minute) => notBefore === null || minute >= notBefore)
    .filter((minute) => hours.every((serving) => isWithin(serving, minute)));
  return [...new Set(starts)].sort((a, b) => a - b);
}

export type ScheduleError = 'past' | 'tooFar' | 'closed';

/**
 * Why a wanted time can not be taken; null when it can.
 * @param at weekday and minute of the wanted time; @param minutesAhead from now to it
 */
export function scheduleError(
  schedules: readonly StoreSchedule[],
  at: { day: number; minute: number },
  minutesAhead: number,
): ScheduleError | null {
  if (minutesAhead <= 0) return 'past';
  if (minutesAhead > DAYS_AHEAD * DAY) return 'tooFar';
  return isOpenAt(schedules, at.day, at.minute) ? null : 'closed';
}
