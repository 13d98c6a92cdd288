/** Wall times across daylight saving changes, in any time zone of the process (decision 072). */
import fc from 'fast-check';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  formatMoment,
  formatStep,
  formatTime,
  fromWallClock,
  momentsAt,
  passOf,
  readUtc,
  steadyOffset,
  tellOffset,
  toWallClock,
  wallTime,
} from './index';
import { errorsOf, ZONES } from './wall-time.spec-helper';

const ZONE = 'Europe/Malta';
const CHANGES = ['2026-03-29T01:00Z', '2026-10-25T01:00Z', '2026-03-08T07:00Z', '2026-11-01T06:00Z'].map(Date.parse);
const NEAR = 2 * 86_400;
const second = fc.oneof(
  fc.tuple(fc.constantFrom(...CHANGES), fc.integer({ min: -NEAR, max: NEAR })).map(([at, near]) => at + near * 1000),
  fc.integer({ min: Date.UTC(2000, 0) / 1000, max: Date.UTC(2037, 0) / 1000 }).map((at) => at * 1000),
);

it('[PLUS-61] matches the clocks of the zone at every moment, with days, weekdays and the conversion back', () => {
  fc.assert(
    fc.property(second, fc.constantFrom(...ZONES), (moment, zone) => {
      expect(errorsOf(moment, zone)).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

it('is the same by the offset that a server told, up to the next change of the clocks', () => {
  const untold = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'medium' });
  let tellings = 0;
  fc.assert(
    fc.property(second, fc.integer({ min: -NEAR, max: 8 * 86_400 }), (rendered, later) => {
      const steady = steadyOffset(rendered, ZONE);
      if (!steady) return;
      tellings += 1;
      tellOffset(steady);
      const at = new Date(rendered + later * 1000 + 999);
      expect(wallTime(at, ZONE).format('YYYY-MM-DD HH:mm:ss')).toBe(untold.format(at));
    }),
    { numRuns: 2000 },
  );
  expect(tellings).toBeGreaterThan(500);
  // A week before the change there is nothing to tell.
  expect(CHANGES.slice(0, 2).map((change) => steadyOffset(change - 86_400_000, ZONE))).toEqual([null, null]);
});

it.each([
  ['UTC', 0],
  ['Europe/Malta', -60],
  ['America/New_York', 300],
  ['Pacific/Auckland', -780],
])('is the same for a process in %s', async (TZ, minutesBehind) => {
  const script = join(__dirname, 'wall-time-process.spec-helper.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, TZ },
  });
  expect(JSON.parse(stdout)).toEqual({ minutesBehind, errors: [] });
});

it.each([
  ['2026-03-05T11:00:00.000Z', '2026-03-05 12:00:00'],
  ['2026-07-05T22:30:00.000Z', '2026-07-06 00:30:00'],
  // The hours before and after the changes in spring and autumn.
  ['2026-03-29T00:30:00.000Z', '2026-03-29 01:30:00'],
  ['2026-03-29T01:30:00.000Z', '2026-03-29 03:30:00'],
  ['2026-10-25T02:30:00.000Z', '2026-10-25 03:30:00'],
])('%s is %s, and back', (moment, wall) => {
  expect(wallTime(new Date(moment), ZONE).format('YYYY-MM-DD HH:mm:ss')).toBe(wall);
  expect(fromWallClock(wall, ZONE)?.toISOString()).toBe(moment);
});

it('reads a skipped hour as the hour after, a repeated one as its second, and rejects invalid times', () => {
  const read = (text: string, zone: string) => fromWallClock(text, zone)?.toISOString();
  expect(read('2026-03-29 02:30', ZONE)).toBe('2026-03-29T01:30:00.000Z');
  expect(read('2026-03-08 02:30', 'America/New_York')).toBe('2026-03-08T07:30:00.000Z');
  expect(read('2026-10-25 02:30', ZONE)).toBe('2026-10-25T01:30:00.000Z');
  expect(read('2026-11-01 01:30', 'America/New_York')).toBe('2026-11-01T06:30:00.000Z');
  for (const text of ['', 'soon', '2026-13-40 10:00:00', '2026-02-30 10:00', '2026-03-05'])
    expect(fromWallClock(text, ZONE)).toBeNull();
});

it('reads only text of exactly the given format', () => {
  expect(readUtc('2026-03-05', 'YYYY-MM-DD')?.day()).toBe(4);
  for (const text of ['2026-3-5', '0000-00-00', '2026-02-30', 'soon', ''])
    expect(readUtc(text, 'YYYY-MM-DD')).toBeNull();
});

describe('hours that the clock skips or repeats (decision 082)', () => {
  const read = (text: string, zone: string) =>
    momentsAt(text, zone)?.map((moment) => moment.toISOString().slice(5, 16));

  it.each([
    ['2026-03-29 01:59', ZONE, ['03-29T00:59']],
    ['2026-03-29 02:00', ZONE, []],
    ['2026-03-29 02:59', ZONE, []],
    ['2026-03-29 03:00', ZONE, ['03-29T01:00']],
    ['2026-10-25 01:59', ZONE, ['10-24T23:59']],
    ['2026-10-25 02:00', ZONE, ['10-25T00:00', '10-25T01:00']],
    ['2026-10-25 02:30:00+02:00', ZONE, ['10-25T00:30']],
    ['2026-10-25 02:30:00+01:00', ZONE, ['10-25T01:30']],
    ['2026-10-25 02:30:00+03:00', ZONE, []],
    ['2026-10-25 03:00', ZONE, ['10-25T02:00']],
    ['2026-03-08 02:30', 'America/New_York', []],
    ['2026-11-01 01:30', 'America/New_York', ['11-01T05:30', '11-01T06:30']],
    ['2026-11-01 01:30-04:00', 'America/New_York', ['11-01T05:30']],
    ['2026-04-24 00:30', 'Africa/Cairo', []],
    ['2026-10-29 23:30', 'Africa/Cairo', ['10-29T20:30', '10-29T21:30']],
    ['2026-04-05 01:45', 'Australia/Lord_Howe', ['04-04T14:45', '04-04T15:15']],
  ])('%s in %s is shown at %j', (text, zone, moments) => {
    expect(read(text, zone)).toEqual(moments);
  });

  it('is no time', () => {
    for (const text of ['', 'soon', '2026-02-30 10:00', '2026-03-05', '2026-03-05 10:00+2', '2026-03-05 10:00 +02:00'])
      expect(momentsAt(text, ZONE)).toBeNull();
  });

  it('writes every moment so that it is read back, and an offset in repeated hours only', () => {
    fc.assert(
      fc.property(second, fc.constantFrom(...ZONES, 'Africa/Cairo', 'Australia/Lord_Howe'), (at, zone) => {
        const minute = new Date(Math.floor(at / 60_000) * 60_000);
        const text = toWallClock(minute, zone);
        expect([momentsAt(text, zone), fromWallClock(text, zone)]).toEqual([[minute], minute]);
        const bare = momentsAt(text.slice(0, 19), zone) ?? [];
        expect([text.length > 19, passOf(minute, zone) !== null]).toEqual([bare.length > 1, bare.length > 1]);
        if (bare.length > 1) expect(passOf(minute, zone)).toBe(minute < bare[1]! ? 'summer' : 'winter');
      }),
      { numRuns: 1000 },
    );
  });

  it('says in words which pass a time belongs to', () => {
    const form = { timeZone: ZONE, hours: '24', language: 'en' } as const;
    const [first, again, later] = ['00:30', '01:30', '02:30'].map((time) => new Date(`2026-10-25T${time}Z`));
    expect([first, again, later].map((moment) => formatTime(moment!, form))).toEqual([
      '02:30 (summer time)',
      '02:30 (winter time)',
      '03:30',
    ]);
    expect(formatMoment(first!, form)).toBe('Oct 25, 2026 02:30 (summer time)');
    expect(formatStep(again!, form)).toBe('25 Oct, 2:30 AM (winter time)');
    const arabic = { ...form, hours: '12', language: 'ar' } as const;
    expect(formatTime(first!, arabic)).toBe('02:30 ص (التوقيت الصيفي)');
    expect(formatTime(again!, arabic)).toBe('02:30 ص (التوقيت الشتوي)');
    expect(formatTime(first!, { ...form, language: 'de' })).toBe('02:30 (MESZ)');
  });
});
