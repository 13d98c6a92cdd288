/**
 * Scheduled orders: the time slots of a store (contract §11.9, PLUS-07). In the marketplace's wall time; the current
 * time is an argument.
 */
import { isOpenAt, isWithin, minutesOf } from './availability';
import type { DailyHours, StoreSchedule } from './entities';

/** Number of selectable days, today included. */
export const DAYS_AHEAD = 7;
const DAY = 1440;
/** Slot length when the config has 0, minutes. */
const USUAL_SLOT = 30;

export interface SlotQuestion {
  schedules: readonly StoreSchedule[];
  /** Requested weekday, 0 = Sunday. */
  day: number;
  /** First minute of the day with slots: now plus the store's lead time; null on later days. */
  notBefore: number | null;
  /** Length of a slot in minutes, from config's `schedule_order_slot_duration`. */
  length: number;
  /** Serving hours of the items; the slot must lie within all of them. */
  hours?: readonly DailyHours[];
}

/** Start minutes of a day's slots after midnight, ascending, without duplicates. */
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
 * Why a requested time is rejected; null when accepted.
 * @param at weekday and minute of the requested time @param minutesAhead from now to that time
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
