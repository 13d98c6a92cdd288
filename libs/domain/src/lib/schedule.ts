/**
 * Scheduled orders: the time slots of a store (contract §11.9, PLUS-07). Hours are the marketplace's wall time, slots are
 * moments (decision 082); the current time is an argument.
 */
import { minuteOfDay, momentsAt, wallTime } from '@shop/util';
import { isOpenAt, isWithin, minutesOf } from './availability';
import type { DailyHours, StoreSchedule } from './entities';

/** Number of selectable days of the calendar, today included. */
export const DAYS_AHEAD = 7;
const DAY = 1440;
/** Slot length when the config has 0, minutes. */
const USUAL_SLOT = 30;

export interface SlotQuestion {
  schedules: readonly StoreSchedule[];
  now: Date;
  /** The marketplace's. */
  timeZone: string;
  /** Length of a slot in minutes, from config's `schedule_order_slot_duration`. */
  length: number;
  /** Serving hours of the items; the slot must lie within all of them. */
  hours?: readonly DailyHours[];
}

export interface SlotDay {
  /** 'YYYY-MM-DD' */
  date: string;
  /** Start times, ascending. */
  slots: Date[];
}

/** Start minutes of a schedule's slots, from midnight of its day on: those above 1439 are in the night after it. */
function startsOf({ opens, closes }: StoreSchedule, step: number): number[] {
  const start = minutesOf(opens);
  const end = closes.startsWith('23:59') ? DAY : minutesOf(closes);
  const count = Math.ceil(((end > start ? end : end + DAY) - start) / step);
  return Array.from({ length: count }, (_, index) => start + index * step);
}

/** Start minutes of a weekday's slots: those of its schedules until midnight, and the night of the day before. */
function minutesOfDay(schedules: readonly StoreSchedule[], day: number, step: number): number[] {
  return schedules.flatMap((schedule) => {
    const offset = schedule.day === day ? 0 : (schedule.day + 1) % 7 === day ? DAY : null;
    if (offset === null) return [];
    return startsOf(schedule, step)
      .map((minute) => minute - offset)
      .filter((minute) => minute >= 0 && minute < DAY);
  });
}

const pad = (number: number) => String(number).padStart(2, '0');

/**
 * The days with slots, today first, each slot on the day that the clock shows then. A time that the clock skips in spring
 * has no slot, one that it repeats in autumn has two.
 */
export function slotDays({ schedules, now, timeZone, length, hours = [] }: SlotQuestion): SlotDay[] {
  const step = length > 0 ? length : USUAL_SLOT;
  const today = wallTime(now, timeZone);
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => {
    const day = today.add(ahead, 'day');
    const date = day.format('YYYY-MM-DD');
    const slots = minutesOfDay(schedules, day.day(), step)
      .filter((minute) => hours.every((serving) => isWithin(serving, minute)))
      .flatMap((minute) => momentsAt(`${date} ${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`, timeZone) ?? [])
      .map((slot) => slot.getTime())
      .filter((slot) => slot > now.getTime());
    return { date, slots: [...new Set(slots)].sort((a, b) => a - b).map((slot) => new Date(slot)) };
  }).filter(({ slots }) => slots.length > 0);
}

export type ScheduleError = 'past' | 'tooFar' | 'closed';

/** Why a requested time is rejected; null when accepted. */
export function scheduleError(
  schedules: readonly StoreSchedule[],
  at: Date,
  { now, timeZone }: Pick<SlotQuestion, 'now' | 'timeZone'>,
): ScheduleError | null {
  if (at <= now) return 'past';
  const dayOf = (moment: Date) => wallTime(moment, timeZone).startOf('day');
  if (dayOf(at).diff(dayOf(now), 'day') >= DAYS_AHEAD) return 'tooFar';
  const { day, minute } = minuteOfDay(at, timeZone);
  return isOpenAt(schedules, day, minute) ? null : 'closed';
}
