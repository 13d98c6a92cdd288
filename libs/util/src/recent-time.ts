/** When messages were written, in the formats of orders (FMT-05), as short as the reader's day allows. */
import { formatDate, formatTime, formatWeekday, wallTime, type ClockForm } from './index';

/** Days of the marketplace's calendar from one moment to another. */
function daysBetween(from: Date, to: Date, timeZone: string): number {
  return wallTime(to, timeZone).startOf('day').diff(wallTime(from, timeZone).startOf('day'), 'day');
}

const dateOf = (at: Date, form: ClockForm) => formatDate(wallTime(at, form.timeZone).format('YYYY-MM-DD'), form);

/** Today the clock, within the last six days the weekday, else the date: '03:20 pm', 'Thursday', 'Mar 5, 2026'. */
export function recentTime(at: Date, now: Date, form: ClockForm): string {
  const days = daysBetween(at, now, form.timeZone);
  if (days === 0) return formatTime(at, form);
  return days > 0 && days < 7 ? formatWeekday(wallTime(at, form.timeZone).day(), form) : dateOf(at, form);
}

/** The heading of a day's messages: a word for today and yesterday, the weekday in the last six days, else the date. */
export function dayHeading(at: Date, now: Date, form: ClockForm, words: { today: string; yesterday: string }): string {
  const days = daysBetween(at, now, form.timeZone);
  if (days === 0) return words.today;
  if (days === 1) return words.yesterday;
  return days > 0 && days < 7 ? formatWeekday(wallTime(at, form.timeZone).day(), form) : dateOf(at, form);
}

/** Groups what is in order of time by day; what has no time stays with what stands before it. */
export function byDay<T extends { at: number | null }>(
  entries: readonly T[],
  timeZone: string,
): { day: string; entries: T[] }[] {
  const groups: { day: string; entries: T[] }[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    const day = entry.at === null ? (last?.day ?? '') : wallTime(new Date(entry.at), timeZone).format('YYYY-MM-DD');
    if (last?.day === day) last.entries.push(entry);
    else groups.push({ day, entries: [entry] });
  }
  return groups;
}
