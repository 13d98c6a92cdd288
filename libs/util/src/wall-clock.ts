/** The wall clock of the marketplace: calendar days, and times written without a zone (docs/decisions/010). */
import { minuteOfDay, partsOf } from './time';

/** The calendar day, weekday and minute of a moment in a time zone: {date: '2026-03-05', day: 4, minute: 720}. */
export function localTime(moment: Date, timeZone: string): { date: string; day: number; minute: number } {
  const form = { timeZone, hours: '24', language: 'en' } as const;
  const { year, month, day } = partsOf(moment, form, { year: 'numeric', month: '2-digit', day: '2-digit' });
  return { date: `${year}-${month}-${day}`, ...minuteOfDay(moment, timeZone) };
}

/** `YYYY-MM-DD HH:mm:ss` on the wall clock of a time zone. */
export function wallClock(moment: Date, timeZone: string): string {
  const { date, minute } = localTime(moment, timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date} ${two(Math.floor(minute / 60))}:${two(minute % 60)}:00`;
}

/**
 * The moment of a wall clock time `YYYY-MM-DD HH:mm[:ss]` in a time zone; null when it is none.
 * An hour that the clock skips in spring is read as the hour after it.
 */
export function fromWallClock(text: string, timeZone: string): Date | null {
  const match = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?$/.exec(text.trim());
  const wanted = match ? Date.parse(`${match[1]}T${match[2]}:00Z`) : Number.NaN;
  if (Number.isNaN(wanted)) return null;
  const shown = (moment: number) => Date.parse(`${wallClock(new Date(moment), timeZone).replace(' ', 'T')}Z`);
  const first = wanted - (shown(wanted) - wanted);
  return new Date(first - (shown(first) - wanted));
}
