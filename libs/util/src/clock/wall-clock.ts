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

/** The wall time of a moment in a time zone, 'YYYY-MM-DD HH:mm:ss'. */
export const clockText = (moment: Date, timeZone: string): string => clockOf(timeZone).format(moment);

/** Weekday (0 = Sunday) and minute of the day (0-1439) of a moment in a time zone, as in schedules. */
export function minuteOfDay(moment: Date, timeZone: string): { day: number; minute: number } {
  const [day = '', time = ''] = clockText(moment, timeZone).split(' ');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { day: new Date(`${day}T00:00:00Z`).getUTCDay(), minute: hour * 60 + minute };
}
