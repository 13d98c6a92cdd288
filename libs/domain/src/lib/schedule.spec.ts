import { scheduleError, slotsOfDay, DAYS_AHEAD } from './schedule';

const DAY = { day: 4, opens: '09:00:00', closes: '11:00:00' };
const EVENING = { day: 4, opens: '22:00:00', closes: '01:00:00' };

describe('[PLUS-07] slots of a day', () => {
  it('are cut from the schedules of that day only, half an hour when the config has 0', () => {
    expect(slotsOfDay({ schedules: [DAY], day: 4, notBefore: null, length: 0 })).toEqual([540, 570, 600, 630]);
    expect(slotsOfDay({ schedules: [DAY], day: 5, notBefore: null, length: 30 })).toEqual([]);
  });

  it.each([
    [540, [540, 600]],
    [541, [600]],
    [601, []],
  ])('start at minute %i or later', (notBefore, slots) => {
    expect(slotsOfDay({ schedules: [DAY], day: 4, notBefore, length: 60 })).toEqual(slots);
  });

  it('end at midnight where a schedule passes it, without duplicates', () => {
    const schedules = [EVENING, { ...EVENING, opens: '23:00:00', closes: '23:59:59' }];
    expect(slotsOfDay({ schedules, day: 4, notBefore: null, length: 60 })).toEqual([1320, 1380]);
  });

  it('lie within the serving hours of every item', () => {
    const hours = [
      { start: '09:30:00', end: '23:59:59' },
      { start: '00:00:00', end: '10:30:00' },
    ];
    expect(slotsOfDay({ schedules: [DAY], day: 4, notBefore: null, length: 30, hours })).toEqual([570, 600]);
  });
});

describe('why a requested time is rejected', () => {
  it.each([
    [0, 'past'],
    [1, null],
    [DAYS_AHEAD * 1440, null],
    [DAYS_AHEAD * 1440 + 1, 'tooFar'],
  ])('%i minutes ahead: %s', (ahead, error) => {
    expect(scheduleError([DAY], { day: 4, minute: 540 }, ahead)).toBe(error);
  });

  it('closed outside of the hours', () => {
    expect(scheduleError([DAY], { day: 4, minute: 539 }, 60)).toBe('closed');
    expect(scheduleError([DAY], { day: 4, minute: 660 }, 60)).toBe('closed');
    expect(scheduleError([EVENING], { day: 5, minute: 59 }, 60)).toBeNull();
  });
});
