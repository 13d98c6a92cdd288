/** Times of messages by the marketplace's calendar, whatever the clock of the process. */
import fc from 'fast-check';
import { byDay, dayHeading, recentTime } from './recent-time';

const form = { timeZone: 'Europe/Malta', hours: '12', language: 'en' } as const;
/** Thursday noon in Malta. */
const NOW = new Date('2026-03-05T11:00:00Z');
const words = { today: 'Today', yesterday: 'Yesterday' };

it.each([
  ['2026-03-05T10:20:00Z', '11:20 am', 'Today'],
  // Midnight of Malta is 23:00 of the day before in UTC.
  ['2026-03-04T23:00:00Z', '12:00 am', 'Today'],
  ['2026-03-04T22:59:00Z', 'Wednesday', 'Yesterday'],
  ['2026-03-03T12:00:00Z', 'Tuesday', 'Tuesday'],
  ['2026-02-26T23:00:00Z', 'Friday', 'Friday'],
  ['2026-02-26T22:59:00Z', 'Feb 26, 2026', 'Feb 26, 2026'],
  ['2025-03-05T11:00:00Z', 'Mar 5, 2025', 'Mar 5, 2025'],
  // The clock of a device that is behind: a day to come is no weekday of this week.
  ['2026-03-06T11:00:00Z', 'Mar 6, 2026', 'Mar 6, 2026'],
])('[CHAT-04] a message of %s reads %s, below %s', (at, time, heading) => {
  expect(recentTime(new Date(at), NOW, form)).toBe(time);
  expect(dayHeading(new Date(at), NOW, form, words)).toBe(heading);
});

it('[CHAT-06] messages keep their order, each once, and no day comes twice in a row', () => {
  const times = fc.array(fc.option(fc.integer({ min: 0, max: 40 * 86_400_000 })), { maxLength: 30 });
  fc.assert(
    fc.property(times, (list) => {
      const sorted = [...list].sort((one, other) => (one ?? 0) - (other ?? 0)).map((at, id) => ({ at, id }));
      const groups = byDay(sorted, form.timeZone);
      expect(groups.flatMap(({ entries }) => entries)).toEqual(sorted);
      expect(groups.every(({ day }, index) => day !== groups[index + 1]?.day)).toBe(true);
    }),
  );
});
