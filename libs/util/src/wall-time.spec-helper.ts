/** Errors of wall times, compared with `Intl` and plain arithmetic. */
import { formatDay, fromWallClock, wallTime } from './index';

export const ZONES = ['Europe/Malta', 'America/New_York'] as const;
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const HOUR = 3_600_000;
const FORMAT = 'YYYY-MM-DD HH:mm:ss';

const intl = Object.fromEntries(
  ZONES.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'full', timeStyle: 'medium' }),
  ]),
);
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month)),
);

/** A zone's wall time by the long format of `Intl`, as ms of a UTC clock that shows the same. */
function clockOf(moment: number, zone: string): { wall: number; weekday: string } {
  const parts = intl[zone]!.formatToParts(moment).map(({ type, value }) => [type, value]);
  const { weekday, day, month, year, hour, minute, second } = Object.fromEntries(parts);
  return {
    wall: Date.UTC(Number(year), MONTHS.indexOf(month), Number(day), Number(hour), Number(minute), Number(second)),
    weekday: weekday.slice(0, 3),
  };
}
const text = (wall: number) => new Date(wall).toISOString().slice(0, 19).replace('T', ' ');

/** Errors in the wall time of a moment, a whole second in ms; empty when correct. */
export function errorsOf(moment: number, zone: (typeof ZONES)[number]): string[] {
  const { wall, weekday } = clockOf(moment, zone);
  const shown = wallTime(new Date(moment), zone);
  const back = fromWallClock(text(wall), zone)?.getTime() ?? 0;
  const minute = Math.floor(moment / 60_000) * 60_000;
  const comesAgain = clockOf(moment + HOUR, zone).wall === wall;
  const checks: Record<string, boolean> = {
    conversion: shown.format(FORMAT) === text(wall),
    weekday: DAYS[shown.day()] === weekday,
    'start of day': shown.startOf('day').format(FORMAT) === `${text(wall).slice(0, 10)} 00:00:00`,
    'next day': shown.add(1, 'day').format(FORMAT) === text(wall + 24 * HOUR),
    'day before': shown.subtract(1, 'day').format(FORMAT) === text(wall - 24 * HOUR),
    'way back': comesAgain ? clockOf(back, zone).wall === clockOf(minute, zone).wall : back === minute,
    words: formatDay(new Date(moment), { timeZone: zone, hours: '24', language: 'en' }).startsWith(`${weekday}, `),
  };
  return Object.entries(checks)
    .filter(([, holds]) => !holds)
    .map(([name]) => `${name} at ${new Date(moment).toISOString()} in ${zone}`);
}
