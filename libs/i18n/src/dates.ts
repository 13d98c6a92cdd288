/** Formats of days and times. Separate from money, so that a page without dates does not load this code. */
import {
  formatClock,
  formatDate,
  formatDay,
  formatLongDay,
  formatMoment,
  formatStep,
  formatTime,
  formatWeekday,
  type ClockForm,
} from '@shop/util';
import { useMemo } from 'react';
import { useClockForm } from './formats';

const datesOf = (form: ClockForm) => ({
  /** '09:30 am' from 'HH:mm'. */
  clock: (time: string) => formatClock(time, form),
  /** 'Mar 5, 2026 03:20 pm' */
  moment: (at: Date) => formatMoment(at, form),
  /** '5 Mar, 3:20 PM' */
  step: (at: Date) => formatStep(at, form),
  /** 'Thu, 5 Mar' */
  day: (at: Date) => formatDay(at, form),
  /** '03:20 pm' or '15:20' */
  time: (at: Date) => formatTime(at, form),
  /** 'Mar 5, 2026' from 'YYYY-MM-DD'. */
  date: (date: string) => formatDate(date, form),
  /** 'Thursday, Mar 5' from 'YYYY-MM-DD'. */
  longDay: (date: string) => formatLongDay(date, form),
  /** 'Thursday'; 0 is Sunday. */
  weekday: (day: number) => formatWeekday(day, form),
  /** The marketplace's time zone. */
  timeZone: form.timeZone,
});
export type Dates = ReturnType<typeof datesOf>;

export function useDates(): Dates {
  const form = useClockForm();
  return useMemo(() => datesOf(form), [form]);
}
