/** Wall time of the marketplace as dayjs in UTC mode, and the conversion back to a moment (decision 072). */
import dayjs, { type Dayjs } from 'dayjs';
import inUtc from 'dayjs/plugin/utc.js';
import { clockText } from './clock/wall-clock';

dayjs.extend(inUtc);

/** A day and time without a zone, as a wall clock shows it. All days have 24 hours. */
export type WallTime = Dayjs;

/** The UTC wall time of a moment, or of a text like 'YYYY-MM-DD HH:mm:ss'. */
export function utc(at: Date | string | number): WallTime {
  return dayjs.utc(at);
}

/** Parses text of exactly this format; null if invalid, as the 30th of February. */
export function readUtc(text: string, format: string): WallTime | null {
  const read = utc(text);
  return read.format(format) === text ? read : null;
}

/** The wall time of a moment in a time zone, to the second. */
export function wallTime(moment: Date, timeZone: string): WallTime {
  return utc(clockText(moment, timeZone));
}

/** Offset of a zone from UTC, minutes. */
function aheadAt(moment: WallTime, timeZone: string): number {
  return wallTime(moment.toDate(), timeZone).diff(moment, 'minute');
}

/**
 * The moment of a wall time in a time zone. An hour skipped in spring is read as the hour after it, one repeated in
 * autumn as its second.
 */
function momentOf(wall: WallTime, timeZone: string): Date {
  const by = (days: number) => wall.subtract(aheadAt(wall.add(days, 'day'), timeZone), 'minute');
  const [before, after] = [by(-1), by(1)];
  return (wallTime(after.toDate(), timeZone).isSame(wall) ? after : before).toDate();
}

/** The moment of a wall time `YYYY-MM-DD HH:mm[:ss]` in a time zone, without its seconds; null if invalid. */
export function fromWallClock(text: string, timeZone: string): Date | null {
  const [, day, clock] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?$/.exec(text.trim()) ?? [];
  const wall = readUtc(`${day} ${clock}`, 'YYYY-MM-DD HH:mm');
  return wall && momentOf(wall, timeZone);
}
