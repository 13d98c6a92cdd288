/** The wall time of the marketplace, as dayjs in UTC mode, and the way back to a moment (decision 072). */
import dayjs, { type Dayjs } from 'dayjs';
import inUtc from 'dayjs/plugin/utc.js';
import { clockText } from './clock/wall-clock';

dayjs.extend(inUtc);

/** What a clock on a wall shows: a day and a time without a zone. All of its days have 24 hours. */
export type WallTime = Dayjs;

/** A moment as clocks in UTC show it, or a text like 'YYYY-MM-DD HH:mm:ss'. */
export function utc(at: Date | string | number): WallTime {
  return dayjs.utc(at);
}

/** What a text of just this format says; null when it is none, the 30th of February included. */
export function readUtc(text: string, format: string): WallTime | null {
  const read = utc(text);
  return read.format(format) === text ? read : null;
}

/** What the clocks of a time zone show at a moment, to the second. */
export function wallTime(moment: Date, timeZone: string): WallTime {
  return utc(clockText(moment, timeZone));
}

/** Minutes that a zone's clock is ahead of UTC. */
function aheadAt(moment: WallTime, timeZone: string): number {
  return wallTime(moment.toDate(), timeZone).diff(moment, 'minute');
}

/**
 * The moment at which the clocks of a time zone show a wall time. An hour that they skip in spring is read as the hour after it, one that
 * comes twice in autumn as its second.
 */
function momentOf(wall: WallTime, timeZone: string): Date {
  const by = (days: number) => wall.subtract(aheadAt(wall.add(days, 'day'), timeZone), 'minute');
  const [before, after] = [by(-1), by(1)];
  return (wallTime(after.toDate(), timeZone).isSame(wall) ? after : before).toDate();
}

/** The moment of a wall time `YYYY-MM-DD HH:mm[:ss]` in a time zone, its seconds left out; null when it is none. */
export function fromWallClock(text: string, timeZone: string): Date | null {
  const [, day, clock] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?$/.exec(text.trim()) ?? [];
  const wall = readUtc(`${day} ${clock}`, 'YYYY-MM-DD HH:mm');
  return wall && momentOf(wall, timeZone);
}
