/** Wall time of the marketplace as dayjs in UTC mode, and the conversion back to a moment (decision 072). */
import dayjs, { type Dayjs } from 'dayjs';
import inUtc from 'dayjs/plugin/utc.js';
import { clockText, offsetAt } from './clock/wall-clock';

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

const DAY = 86_400_000;
const pad = (number: number) => String(number).padStart(2, '0');

/**
 * The moments (ms) of a wall time by the offsets of the days before and after it. They are equal unless the clock is
 * changed in between.
 * @param wall ms of a UTC clock that shows the wall time
 */
function readings(wall: number, timeZone: string): [before: number, after: number] {
  const by = (near: number) => wall - offsetAt(near, timeZone);
  return [by(wall - DAY), by(wall + DAY)];
}

/** The readings at which the clocks show this wall time, the earlier first. */
function momentsOf(wall: number, timeZone: string): number[] {
  const [before, after] = readings(wall, timeZone);
  if (before === after) return [before];
  return [before, after].filter((moment) => moment + offsetAt(moment, timeZone) === wall);
}

const WALL_CLOCK = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(?:([+-])(\d\d):(\d\d))?$/;

/** Parses `YYYY-MM-DD HH:mm[:ss][±hh:mm]`, without its seconds; null if invalid. Wall time and offset in ms. */
function parse(text: string): { wall: number; offset: number | null } | null {
  const [, day, clock, sign, hours, minutes] = WALL_CLOCK.exec(text.trim()) ?? [];
  const wall = readUtc(`${day} ${clock}`, 'YYYY-MM-DD HH:mm');
  if (!wall) return null;
  const offset = sign ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000 : null;
  return { wall: wall.valueOf(), offset };
}

/**
 * The moments at which the clocks of a zone show a time `YYYY-MM-DD HH:mm[:ss]`, without its seconds: one, none in the
 * hour that they skip in spring, two in the hour that they repeat in autumn, the earlier first (decision 082). An
 * offset from UTC (`+02:00`) selects one of the two.
 * @returns null for any other text
 */
export function momentsAt(text: string, timeZone: string): Date[] | null {
  const read = parse(text);
  if (!read) return null;
  const { wall, offset } = read;
  const moments = momentsOf(wall, timeZone);
  return moments.filter((moment) => offset === null || moment + offset === wall).map((moment) => new Date(moment));
}

/**
 * The moment of a wall time as another system wrote it: an hour skipped in spring is read as the hour after it, one
 * repeated in autumn as its second, unless an offset from UTC says which is meant. Null if invalid.
 */
export function fromWallClock(text: string, timeZone: string): Date | null {
  const read = parse(text);
  if (!read) return null;
  const { wall, offset } = read;
  if (offset !== null) return new Date(wall - offset);
  return new Date(momentsOf(wall, timeZone).at(-1) ?? readings(wall, timeZone)[0]);
}

/** Which pass of an hour that is repeated in autumn a moment belongs to: summer or winter time; null at other times. */
export function passOf(moment: Date, timeZone: string): 'summer' | 'winter' | null {
  const at = moment.getTime();
  const [first, second] = momentsOf(at + offsetAt(at, timeZone), timeZone);
  return second === undefined ? null : at === first ? 'summer' : 'winter';
}

/** The inverse of {@link momentsAt}: `YYYY-MM-DD HH:mm:ss`, followed by the offset in a repeated hour. */
export function toWallClock(moment: Date, timeZone: string): string {
  const text = clockText(moment, timeZone);
  if (!passOf(moment, timeZone)) return text;
  const minutes = offsetAt(moment.getTime(), timeZone) / 60_000;
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${text}${minutes < 0 ? '-' : '+'}${pad(hours)}:${pad(rest)}`;
}
