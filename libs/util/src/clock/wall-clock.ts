/** What the clocks of a time zone show, without days to reckon with: pages that need no more load no calendar. */
const clocks = new Map<string, Intl.DateTimeFormat>();
/** Making a clock costs a hundred times what reading it costs. It writes as Swedes do, which is how dayjs reads: '2026-03-05 15:20:00'. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv-SE-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, made);
  return made;
}

/** 'YYYY-MM-DD HH:mm:ss', as the clocks of a time zone show it at a moment. */
export const clockText = (moment: Date, timeZone: string): string => clockOf(timeZone).format(moment);

/** Weekday (0 = Sunday) and minute of the day (0-1439) of a moment in a time zone, as schedules count them. */
export function minuteOfDay(moment: Date, timeZone: string): { day: number; minute: number } {
  const [day = '', time = ''] = clockText(moment, timeZone).split(' ');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { day: new Date(`${day}T00:00:00Z`).getUTCDay(), minute: hour * 60 + minute };
}
