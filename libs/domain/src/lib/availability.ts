/** When an item may be ordered and when a store is open (spec 1 §4). The time is an argument. */
import type { DailyHours, Item, Store, StoreSchedule } from './entities';

/** 'HH:mm' or 'HH:mm:ss' as minutes after midnight. */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** Whether the hours cover the whole day, so that the current time does not matter. */
export function isAllDay(hours: DailyHours): boolean {
  const start = minutesOf(hours.start);
  return start === minutesOf(hours.end) || (start === 0 && hours.end.startsWith('23:59'));
}

/** Start inclusive, end exclusive; an end before the start passes midnight; equal ends mean all day (ITEM-39). */
export function isWithin(hours: DailyHours, minute: number): boolean {
  const start = minutesOf(hours.start);
  if (isAllDay(hours)) return true;
  const end = hours.end.startsWith('23:59') ? 1440 : minutesOf(hours.end);
  if (start < end) return minute >= start && minute < end;
  return minute >= start || minute < end;
}

/** A store is closed when active is off or open is not above 0 (CARD-28). */
export function isClosed(store: Pick<Store, 'active' | 'open'>): boolean {
  return !store.active || !store.open;
}

/** Whether a schedule contains the minute of a day; one that passes midnight extends into the next day. */
function contains(schedule: StoreSchedule, day: number, minute: number): boolean {
  const start = minutesOf(schedule.opens);
  const end = minutesOf(schedule.closes);
  const untilEnd = schedule.closes.startsWith('23:59') ? 1440 : end;
  if (start < untilEnd) return schedule.day === day && minute >= start && minute < untilEnd;
  return (schedule.day === day && minute >= start) || ((schedule.day + 1) % 7 === day && minute < end);
}

export function isOpenAt(schedules: readonly StoreSchedule[], day: number, minute: number): boolean {
  return schedules.some((schedule) => contains(schedule, day, minute));
}

/**
 * The hours to show at a time: those that it is in, which may have begun the day before, else the first of the day.
 */
export function hoursAt(
  schedules: readonly StoreSchedule[],
  { day, minute }: { day: number; minute: number },
): StoreSchedule | null {
  const current = schedules.find((schedule) => contains(schedule, day, minute));
  return current ?? schedules.find((schedule) => schedule.day === day) ?? null;
}

/** The hours that begin on a day of the week, 0 = Sunday, the first first. */
export const hoursOfDay = (schedules: readonly StoreSchedule[], day: number): StoreSchedule[] =>
  schedules
    .filter((schedule) => schedule.day === day)
    .sort((one, other) => minutesOf(one.opens) - minutesOf(other.opens));

export const isOpenAllDay = ({ opens, closes }: StoreSchedule): boolean => isAllDay({ start: opens, end: closes });

/** The next opening after a time: days ahead (0 = today) and time; null when it never opens. */
export function nextOpening(
  schedules: readonly StoreSchedule[],
  day: number,
  minute: number,
): { daysAhead: number; time: string } | null {
  for (let daysAhead = 0; daysAhead <= 7; daysAhead += 1) {
    const starts = schedules
      .filter((schedule) => schedule.day === (day + daysAhead) % 7)
      .map((schedule) => schedule.opens)
      .filter((time) => daysAhead > 0 || minutesOf(time) > minute)
      .sort((a, b) => minutesOf(a) - minutesOf(b));
    if (starts[0]) return { daysAhead, time: starts[0] };
  }
  return null;
}

/** The next start of daily hours that are over or not begun: later today, or tomorrow. */
export function nextStart({ start }: DailyHours, minute: number): { daysAhead: 0 | 1; time: string } {
  return { daysAhead: minute < minutesOf(start) ? 0 : 1, time: start };
}

export type Availability =
  | { state: 'now' }
  /** Outside of its hours or in a closed store, but can be scheduled. */
  | { state: 'later'; hours: DailyHours | null }
  | { state: 'not'; hours: DailyHours | null };

/**
 * Whether an item may be ordered (ITEM-36 to ITEM-38, ITEM-56).
 * @param isOutside whether the time is outside of its hours
 */
export function availabilityOf(
  item: Pick<Item, 'hours' | 'scheduleOrder'>,
  storeIsClosed: boolean,
  isOutside: boolean,
): Availability {
  if (!isOutside && !storeIsClosed) return { state: 'now' };
  return { state: item.scheduleOrder ? 'later' : 'not', hours: isOutside ? item.hours : null };
}

/**
 * Whether a store takes prescription orders. They are paid in cash, because the price is not known beforehand (contract
 * §7.2).
 */
export const takesPrescriptionOrders = (
  store: Pick<Store, 'takesPrescriptions'>,
  shop: { prescriptions: boolean; cashOnDelivery: boolean },
): boolean => store.takesPrescriptions && shop.prescriptions && shop.cashOnDelivery;
