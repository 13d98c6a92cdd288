/** The one door to the clock, and how moments are written. Every form takes the marketplace's time zone. */

/** The present moment. Rules never call it: they take `now` as an argument. */
export function now(): Date {
  return new Date();
}

export interface ClockForm {
  /** IANA name of the marketplace's time zone. */
  timeZone: string;
  /** '12' or '24', from config's `timeformat`. */
  hours: '12' | '24';
  /** BCP 47 code; digits stay Latin. */
  language: string;
}

const formatters = new Map<string, Intl.DateTimeFormat>();
/** Making a formatter costs a hundred times what using it costs, and there are few kinds of them. */
function formatterOf(form: ClockForm, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${form.language} ${form.timeZone} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(`${form.language}-u-nu-latn-ca-gregory`, {
    timeZone: form.timeZone,
    ...options,
  });
  formatters.set(key, made);
  return made;
}

/** The parts of a moment as the clock of a form shows them. */
export function partsOf(moment: Date, form: ClockForm, options: Intl.DateTimeFormatOptions): Record<string, string> {
  const format = formatterOf(form, options);
  return Object.fromEntries(format.formatToParts(moment).map((part) => [part.type, part.value]));
}

function twelve(hour: number): number {
  return hour % 12 === 0 ? 12 : hour % 12;
}

/** As `Intl` has them; loading its clocks for two words would cost a slow phone a tenth of a second. */
const HALVES: Record<string, readonly [before: string, after: string]> = { en: ['AM', 'PM'], ar: ['ص', 'م'] };

function halfOfDay(hour: number, language: string): string {
  const known = HALVES[language]?.[hour < 12 ? 0 : 1];
  if (known) return known;
  const format = new Intl.DateTimeFormat(language, { hour: 'numeric', hour12: true, timeZone: 'UTC' });
  return (
    format.formatToParts(new Date(Date.UTC(2026, 0, 1, hour))).find((part) => part.type === 'dayPeriod')?.value ?? ''
  );
}

/** A time of day, 'HH:mm' or 'HH:mm:ss', in the config's form, as moments write it (FMT-05): '09:30 am' or '09:30'. */
export function formatClock(time: string, form: Pick<ClockForm, 'hours' | 'language'>): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = String(minute).padStart(2, '0');
  if (form.hours === '24') return `${String(hour % 24).padStart(2, '0')}:${minutes}`;
  return `${String(twelve(hour)).padStart(2, '0')}:${minutes} ${halfOfDay(hour % 24, form.language).toLowerCase()}`;
}

/** The time of day of a moment, in the config's form: '03:20 pm' or '15:20'. */
export function formatTime(moment: Date, form: ClockForm): string {
  const { hour = '0', minute = '00' } = partsOf(moment, form, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return formatClock(`${hour}:${minute}`, form);
}

/** 'll' of FMT-05: 'Mar 5, 2026'. */
const DATE: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short', day: 'numeric' };

/** A date of the calendar, 'YYYY-MM-DD', as 'Mar 5, 2026' in every time zone. What is none stays as it is. */
export function formatDate(date: string, form: ClockForm): string {
  const at = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? date : formatterOf({ ...form, timeZone: 'UTC' }, DATE).format(at);
}

/** A moment as 'll hh:mm a' or 'll HH:mm' (FMT-05, FMT-06): 'Mar 5, 2026 03:20 pm'. */
export function formatMoment(moment: Date, form: ClockForm): string {
  return `${formatterOf(form, DATE).format(moment)} ${formatTime(moment, form)}`;
}

/** A reached step of the tracking drawer (TRK-09): '5 Mar, 3:20 PM', whatever the config's form. */
export function formatStep(moment: Date, form: ClockForm): string {
  const { day = '', month = '' } = partsOf(moment, form, { day: 'numeric', month: 'short' });
  const { hour = '0', minute = '00' } = partsOf(moment, form, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const half = halfOfDay(Number(hour), form.language);
  return `${day} ${month}, ${twelve(Number(hour))}:${minute} ${half}`;
}

/** Weekday, day and month of the stepper (TRK-35): 'Thu, 5 Mar'. */
export function formatDay(moment: Date, form: ClockForm): string {
  const {
    weekday = '',
    day = '',
    month = '',
  } = partsOf(moment, form, { weekday: 'short', day: 'numeric', month: 'short' });
  return `${weekday}, ${day} ${month}`;
}

const SPAN = /^(\d+)\s*[-–]\s*(\d+)[\s-]*(min|hour|hr|day)?\w*\.?$/i;
/** A language's words for spans of several minutes, hours or days. */
export type SpanWords = Record<'min' | 'hour' | 'day', string>;

/**
 * How long something takes: '30-45 min' or '30-45-min' as backends write it becomes '30–45 min' in the words given (`Intl` has them too,
 * and takes a tenth of a second for them on a slow phone). What is written otherwise stays as it is.
 */
export function formatSpan(text: string, words: SpanWords): string {
  const [, from, to, unit = 'min'] = SPAN.exec(text.trim()) ?? [];
  if (!from || !to) return text;
  const kind = unit.toLowerCase();
  return `${from}–${to} ${words[kind === 'hr' ? 'hour' : (kind as keyof SpanWords)]}`;
}

const DAY_MS = 86_400_000;

/** How far a zone's clock is ahead of UTC, in minutes, for the moments [from, to) in ms. */
export interface KnownOffset {
  timeZone: string;
  minutes: number;
  from: number;
  to: number;
}

const offsets = new Map<string, KnownOffset>();

/** The offset of a zone from a day before a moment to a day after it; null when its clock changes in that time. */
export function offsetAround(moment: Date, timeZone: string): KnownOffset | null {
  const at = Math.floor(moment.getTime() / 60_000) * 60_000;
  const ahead = (time: number) => {
    const { day, minute } = minuteOfDay(new Date(time), timeZone);
    const utc = new Date(time);
    const days = (day - utc.getUTCDay() + 7) % 7;
    return (days === 6 ? -1 : days) * 1440 + minute - (utc.getUTCHours() * 60 + utc.getUTCMinutes());
  };
  const minutes = ahead(at);
  if (ahead(at - DAY_MS) !== minutes || ahead(at + DAY_MS) !== minutes) return null;
  return { timeZone, minutes, from: at - DAY_MS, to: at + DAY_MS };
}

/** Takes over what the server found: a slow phone needs a tenth of a second to load the clocks of the world. */
export function knowOffset(known: KnownOffset): void {
  offsets.set(known.timeZone, known);
}

/** Minute of the day (0-1439) and weekday (0 = Sunday) of a moment in a time zone. */
export function minuteOfDay(moment: Date, timeZone: string): { day: number; minute: number } {
  const known = offsets.get(timeZone);
  const time = moment.getTime();
  if (known && time >= known.from && time < known.to) {
    const local = new Date(time + known.minutes * 60_000);
    return { day: local.getUTCDay(), minute: local.getUTCHours() * 60 + local.getUTCMinutes() };
  }
  const parts = partsOf(
    moment,
    { timeZone, hours: '24', language: 'en' },
    {
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    },
  );
  const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
  return { day: days.indexOf(parts.weekday ?? 'Sun'), minute: Number(parts.hour) * 60 + Number(parts.minute) };
}
