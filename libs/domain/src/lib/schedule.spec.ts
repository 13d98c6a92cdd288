/** Slots, and whether the backend's rule accepts them: the same rule, in every night and on every day (decision 082). */
import { toWallClock } from '@shop/util';
import fc from 'fast-check';
import { isWithin } from './availability';
import type { DailyHours, StoreSchedule } from './entities';
import { DAYS_AHEAD, scheduleError, slotDays, type SlotQuestion } from './schedule';

const ZONE = 'Europe/Malta';
/** A Thursday. */
const MORNING = new Date('2026-03-05T05:00:00Z');
const everyDay = (opens: string, closes: string): StoreSchedule[] =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens, closes }));
const DAY = { day: 4, opens: '09:00:00', closes: '11:00:00' };
const EVENING = { day: 4, opens: '22:00:00', closes: '01:00:00' };

/** The times of the slots of each day, as the clock shows them. */
function slots(over: Partial<SlotQuestion>): Record<string, string[]> {
  const question = { schedules: [DAY], now: MORNING, timeZone: ZONE, length: 30, ...over };
  return Object.fromEntries(
    slotDays(question).map(({ date, slots: times }) => [
      date,
      times.map((time) => {
        const [shown = '', clock = ''] = toWallClock(time, ZONE).split(' ');
        expect(shown).toBe(date);
        return clock.replace(':00', '').replace(/^(..):?(..)?/, (_, hour, minute) => `${hour}:${minute ?? '00'}`);
      }),
    ]),
  );
}

describe('[PLUS-07] slots', () => {
  it('are cut from the schedules of their day, half an hour when the config has 0', () => {
    expect(slots({ length: 0 })).toEqual({ '2026-03-05': ['09:00', '09:30', '10:00', '10:30'] });
  });

  it.each([
    ['07:59', ['09:00', '10:00']],
    ['08:00', ['10:00']],
    ['09:00', undefined],
  ])('of today are later than now: %s UTC', (time, shown) => {
    expect(slots({ now: new Date(`2026-03-05T${time}:00Z`), length: 60 })['2026-03-05']).toEqual(shown);
  });

  it('pass midnight: the night is on the day that the clock shows, without duplicates', () => {
    const schedules = [EVENING, { ...EVENING, opens: '23:00:00', closes: '23:59:59' }];
    expect(slots({ schedules, length: 60 })).toEqual({ '2026-03-05': ['22:00', '23:00'], '2026-03-06': ['00:00'] });
    expect(slots({ schedules: [{ ...EVENING, opens: '22:15:00' }], length: 60 })).toEqual({
      '2026-03-05': ['22:15', '23:15'],
      '2026-03-06': ['00:15'],
    });
  });

  it('offer the night of yesterday, a shop that never closes, and seven days', () => {
    const times = slots({ schedules: everyDay('06:30:00', '02:00:00'), now: new Date('2026-03-04T23:40:00Z') });
    expect(Object.keys(times)).toHaveLength(DAYS_AHEAD);
    expect(times['2026-03-05']?.slice(0, 3)).toEqual(['01:00', '01:30', '06:30']);
    expect(times['2026-03-06']?.slice(0, 5)).toEqual(['00:00', '00:30', '01:00', '01:30', '06:30']);
    expect(times['2026-03-11']?.at(-1)).toBe('23:30');
    for (const [opens, closes] of [
      ['00:00:00', '23:59:59'],
      ['08:00:00', '08:00:00'],
    ])
      expect(slots({ schedules: everyDay(opens!, closes!) })['2026-03-06']).toHaveLength(48);
  });

  it('lie within the serving hours of every item, past midnight too', () => {
    const hours = [
      { start: '09:30:00', end: '23:59:59' },
      { start: '00:00:00', end: '10:30:00' },
    ];
    expect(slots({ hours })).toEqual({ '2026-03-05': ['09:30', '10:00'] });
    const late = [{ start: '22:30:00', end: '00:30:00' }];
    expect(slots({ schedules: [EVENING], hours: late })).toEqual({
      '2026-03-05': ['22:30', '23:00', '23:30'],
      '2026-03-06': ['00:00'],
    });
  });

  it('leave out the hour that the clock skips, and offer the one that it repeats twice, saying which', () => {
    const schedules = everyDay('00:00:00', '04:00:00');
    const at = (now: string, day: string) => slots({ schedules, now: new Date(now) })[day];
    expect(at('2026-03-27T11:00:00Z', '2026-03-29')).toEqual(['00:00', '00:30', '01:00', '01:30', '03:00', '03:30']);
    expect(at('2026-10-22T11:00:00Z', '2026-10-25')?.slice(4)).toEqual([
      '02:00+02:00',
      '02:30+02:00',
      '02:00+01:00',
      '02:30+01:00',
      '03:00',
      '03:30',
    ]);
  });
});

describe('why a requested time is rejected', () => {
  const error = (at: string, schedules: StoreSchedule[] = everyDay('00:00:00', '23:59:59')) =>
    scheduleError(schedules, new Date(at), { now: MORNING, timeZone: ZONE });

  it('past, or after the seventh day of the calendar', () => {
    expect(error('2026-03-05T05:00:00Z')).toBe('past');
    expect(error('2026-03-05T05:00:01Z')).toBeNull();
    expect(error('2026-03-11T22:59:00Z')).toBeNull();
    expect(error('2026-03-11T23:00:00Z')).toBe('tooFar');
  });

  it('closed outside of the hours', () => {
    expect(error('2026-03-05T07:59:00Z', [DAY])).toBe('closed');
    expect(error('2026-03-05T08:00:00Z', [DAY])).toBeNull();
    expect(error('2026-03-05T10:00:00Z', [DAY])).toBe('closed');
    expect(error('2026-03-05T23:59:00Z', [EVENING])).toBeNull();
    expect(error('2026-03-06T00:00:00Z', [EVENING])).toBe('closed');
  });
});

describe('[PLUS-07] on every day of 2026 and 2027', () => {
  const HALF_HOUR = 1_800_000;
  const ZONES = [ZONE, 'Africa/Cairo', 'America/New_York'];
  const CHANGES = [
    '2026-03-29T01:00Z',
    '2026-10-25T01:00Z',
    '2026-03-08T07:00Z',
    '2026-11-01T06:00Z',
    '2026-04-23T22:00Z',
    '2026-10-29T21:00Z',
    '2027-03-28T01:00Z',
    '2027-10-31T01:00Z',
  ].map(Date.parse);
  const clock = fc
    .integer({ min: 0, max: 47 })
    .map((half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}:00`);
  const schedule = fc.record({
    day: fc.integer({ min: 0, max: 6 }),
    opens: clock,
    closes: fc.oneof(clock, fc.constant('23:59:59')),
  });
  const hours: fc.Arbitrary<DailyHours[]> = fc.array(fc.record({ start: clock, end: clock }), { maxLength: 1 });

  /** Compares what is offered with every half hour that the backend's rule accepts. */
  function compare({ schedules, now, timeZone, hours: serving = [] }: Omit<SlotQuestion, 'length'>): void {
    const offered = slotDays({ schedules, now, timeZone, length: 30, hours: serving }).flatMap((day) => day.slots);
    const accepted: string[] = [];
    const first = Math.floor(now.getTime() / HALF_HOUR) * HALF_HOUR;
    for (let at = first; at < first + 8 * 86_400_000; at += HALF_HOUR) {
      const moment = new Date(at);
      const [hour = 0, minute = 0] = toWallClock(moment, timeZone).slice(11, 16).split(':').map(Number);
      const isServed = serving.every((of) => isWithin(of, hour * 60 + minute));
      if (isServed && !scheduleError(schedules, moment, { now, timeZone })) accepted.push(moment.toISOString());
    }
    expect(offered.map((slot) => slot.toISOString())).toEqual(accepted);
  }

  it.each(ZONES)('offers what the backend accepts, and nothing else: %s', (timeZone) => {
    // Every week of both years, so that each of their days is among the seven.
    for (let week = Date.UTC(2026, 0, 1, 9, 12); week < Date.UTC(2028, 0); week += 7 * 86_400_000)
      compare({ schedules: everyDay('06:30:00', '02:00:00'), now: new Date(week), timeZone });
  });

  it('offers what the backend accepts for any hours, around the changes of the clock', () => {
    fc.assert(
      fc.property(
        fc.array(schedule, { maxLength: 8 }),
        fc.constantFrom(...CHANGES),
        fc.integer({ min: -8 * 1440, max: 600 }),
        fc.constantFrom(...ZONES),
        hours,
        (schedules, change, minutes, timeZone, serving) =>
          compare({ schedules, now: new Date(change + minutes * 60_000), timeZone, hours: serving }),
      ),
      { numRuns: 60 },
    );
  });
});
