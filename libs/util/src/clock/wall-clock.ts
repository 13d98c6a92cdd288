/** Wall time in a time zone without dayjs, so that pages that need no more do not load it. */
const clocks = new Map<string, Intl.DateTimeFormat>();
/**
 * Cache formatters: creating one costs a hundred times a use. Swedish, because its format is the one dayjs parses:
 * '2026-03-05 15:20:00'.
 */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv-SE-u-ca-gregory-nu-latn', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  clocks.set(timeZone, made);
  return made;
}

/** The clocks of a zone are `offset` ms ahead of UTC, and are not changed, from a moment until another (ms). */
export interface SteadyOffset {
  timeZone: string;
  offset: number;
  from: number;
  until: number;
}
let told: SteadyOffset | undefined;

/**
 * Tells what the server knows of a zone: in its span wall times need no `Intl`, whose first use takes a desktop 12 ms and a phone 50.
 */
export const tellOffset = (steady: SteadyOffset | undefined): void => void (told = steady);

/** The wall time of a moment in a time zone, 'YYYY-MM-DD HH:mm:ss'. */
export function clockText(moment: Date, timeZone: string): string {
  const at = moment.getTime();
  return told?.timeZone === timeZone && at >= told.from && at < told.until
    ? new Date(at + told.offset).toISOString().slice(0, 19).replace('T', ' ')
    : clockOf(timeZone).format(moment);
}

/** Offset of a zone from UTC, ms. @param moment ms */
export function offsetAt(moment: number, timeZone: string): number {
  return Date.parse(`${clockText(new Date(moment), timeZone).replace(' ', 'T')}Z`) - Math.floor(moment / 1000) * 1000;
}

const DAY = 86_400_000;
const WEEK = 7 * DAY;

/** The offset around a moment (ms), unless the clocks are changed from a day before it to a week after it: then null. */
export function steadyOffset(moment: number, timeZone: string): SteadyOffset | null {
  const [from, until] = [moment - DAY, moment + WEEK];
  const offset = offsetAt(moment, timeZone);
  const isSteady = offsetAt(from, timeZone) === offset && offsetAt(until, timeZone) === offset;
  return isSteady ? { timeZone, offset, from, until } : null;
}

/** Weekday (0 = Sunday) and minute of the day (0-1439) of a moment in a time zone, as in schedules. */
export function minuteOfDay(moment: Date, timeZone: string): { day: number; minute: number } {
  const [day = '', time = ''] = clockText(moment, timeZone).split(' ');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { day: new Date(`${day}T00:00:00Z`).getUTCDay(), minute: hour * 60 + minute };
}
