/** Formats dates and times (FMT-05, FMT-06): numbers with dayjs, words with `Intl` (decision 072). */
import { passOf, readUtc, utc, wallTime, type WallTime } from './wall-time';

export interface ClockForm {
  /** IANA name of the marketplace's time zone. */
  timeZone: string;
  /** '12' or '24', from config's `timeformat`. */
  hours: '12' | '24';
  /** BCP 47 code; digits stay Latin. */
  language: string;
  /** When the server rendered the page, ms: hydration takes it for the current time. */
  renderedAt?: number | undefined;
}

const formatters = new Map<string, Intl.DateTimeFormat>();
/** Cache formatters: creating one costs a hundred times a use. */
function formatterOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, { timeZone: 'UTC', ...options });
  formatters.set(key, made);
  return made;
}

/** Formats a day in the language's words and order. */
function write(day: WallTime, language: string, options: Intl.DateTimeFormatOptions): string {
  return formatterOf(language, options).format(day.toDate());
}

/** One word of a formatted day, in the form that the other options give it. */
function wordOf(
  name: 'weekday' | 'month' | 'dayPeriod',
  wall: WallTime,
  language: string,
  options: Intl.DateTimeFormatOptions,
): string {
  const parts = formatterOf(language, options).formatToParts(wall.toDate());
  return parts.find(({ type }) => type === name)?.value ?? '';
}

/** Same as `Intl`; loading its time formats for two words takes 100 ms on a slow phone. */
const HALVES: Record<string, readonly [before: string, after: string]> = { en: ['AM', 'PM'], ar: ['ص', 'م'] };

function halfOfDay(wall: WallTime, language: string): string {
  const known = HALVES[language]?.[wall.hour() < 12 ? 0 : 1];
  return known ?? wordOf('dayPeriod', wall, language, { hour: 'numeric', hour12: true });
}

type TimeForm = Pick<ClockForm, 'hours' | 'language'>;

function writeTime(wall: WallTime, { hours, language }: TimeForm): string {
  return hours === '24' ? wall.format('HH:mm') : `${wall.format('hh:mm')} ${halfOfDay(wall, language).toLowerCase()}`;
}

/** A time of day, 'HH:mm' or 'HH:mm:ss', in the config's format (FMT-05): '09:30 am' or '09:30'. */
export function formatClock(time: string, form: TimeForm): string {
  return writeTime(utc(`2026-01-01 ${time}`), form);
}

/** Names of summer and winter time; other languages take the zone's own name from `Intl`. */
const PASSES: Record<string, Record<'summer' | 'winter', string>> = {
  en: { summer: 'summer time', winter: 'winter time' },
  ar: { summer: 'التوقيت الصيفي', winter: 'التوقيت الشتوي' },
};

/** Follows a time of the hour that is repeated in autumn, and says which of the two it is: ' (summer time)'. */
function passText(moment: Date, { timeZone, language }: Pick<ClockForm, 'timeZone' | 'language'>): string {
  const pass = passOf(moment, timeZone);
  if (!pass) return '';
  const named = () =>
    formatterOf(language, { timeZone, timeZoneName: 'short' })
      .formatToParts(moment)
      .find(({ type }) => type === 'timeZoneName')?.value;
  return ` (${PASSES[language]?.[pass] ?? named()})`;
}

/** The time of day of a moment, in the config's format: '03:20 pm' or '15:20'. */
export function formatTime(moment: Date, form: ClockForm): string {
  return `${writeTime(wallTime(moment, form.timeZone), form)}${passText(moment, form)}`;
}

/** 'll' of FMT-05: 'Mar 5, 2026'. */
const DATE: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short', day: 'numeric' };
const LONG_DAY: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'short' };
const SHORT_DAY: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' };
const MONTH_DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };

/**
 * A calendar date, 'YYYY-MM-DD' with or without a time, as 'Mar 5, 2026' in every time zone. Invalid text is returned
 * unchanged.
 */
export function formatDate(date: string, { language }: ClockForm): string {
  const day = readUtc(date.slice(0, 10), 'YYYY-MM-DD');
  return day ? write(day, language, DATE) : date;
}

/** A calendar date, 'YYYY-MM-DD', with its weekday: 'Thursday, Mar 5'. Invalid text is returned unchanged. */
export function formatLongDay(date: string, { language }: Pick<ClockForm, 'language'>): string {
  const day = readUtc(date, 'YYYY-MM-DD');
  return day ? write(day, language, LONG_DAY) : date;
}

/** The name of a day of the week, 0 = Sunday: 'Thursday'. */
export function formatWeekday(day: number, { language }: Pick<ClockForm, 'language'>): string {
  return write(utc(`2026-03-0${day + 1}`), language, { weekday: 'long' });
}

/** A moment as 'll hh:mm a' or 'll HH:mm' (FMT-05, FMT-06): 'Mar 5, 2026 03:20 pm'. */
export function formatMoment(moment: Date, form: ClockForm): string {
  const wall = wallTime(moment, form.timeZone);
  return `${write(wall, form.language, DATE)} ${formatTime(moment, form)}`;
}

/** Between the parts of a written date, which languages of the Arabic script have their own comma for. */
const COMMAS: Record<string, string> = { ar: '،', ur: '،' };
const commaOf = (language: string): string => COMMAS[language] ?? ',';

/**
 * The time of a completed step in the tracking drawer (TRK-09): '5 Mar, 3:20 PM', independent of the config's format.
 */
export function formatStep(moment: Date, form: ClockForm): string {
  const { timeZone, language } = form;
  const wall = wallTime(moment, timeZone);
  const month = wordOf('month', wall, language, MONTH_DAY);
  return `${wall.format('D')} ${month}${commaOf(language)} ${wall.format('h:mm')} ${halfOfDay(wall, language)}${passText(moment, form)}`;
}

/** Weekday, day and month of the stepper (TRK-35): 'Thu, 5 Mar'. */
export function formatDay(moment: Date, { timeZone, language }: ClockForm): string {
  const wall = wallTime(moment, timeZone);
  const word = (name: 'weekday' | 'month') => wordOf(name, wall, language, SHORT_DAY);
  return `${word('weekday')}${commaOf(language)} ${wall.format('D')} ${word('month')}`;
}
