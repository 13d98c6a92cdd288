import fc from 'fast-check';
import {
  clamp,
  cut,
  formatClock,
  formatMoment,
  formatMoney,
  formatStep,
  formatTime,
  formatDate,
  formatDay,
  formatLongDay,
  formatSpan,
  fromMinor,
  minor,
  minuteOfDay,
  paths,
  percentOf,
  toMinor,
  uniqueBy,
  newKey,
} from './index';

const city = { timeZone: 'Europe/Malta', language: 'en' } as const;

describe('money', () => {
  it('[FMT-01] formats with the config’s symbol, side and decimals', () => {
    expect(formatMoney(minor(123456), { symbol: '€', side: 'left', decimals: 2 })).toBe('€1,234.56');
    expect(formatMoney(minor(5), { symbol: 'kr', side: 'right', decimals: 0 })).toBe('5\u00a0kr');
    expect(formatMoney(minor(-250), { symbol: '€', side: 'left', decimals: 2 })).toBe('-€2.50');
  });

  it('groups thousands and truncates as in English, at every size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), fc.integer({ min: 0, max: 4 }), (amount, decimals) => {
        const intl = new Intl.NumberFormat('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
        const expected = intl.format(fromMinor(minor(amount), decimals));
        expect(formatMoney(minor(amount), { symbol: '', side: 'left', decimals })).toBe(expected);
      }),
    );
    expect(formatMoney(minor(0), { symbol: '€', side: 'left', decimals: 2 })).toBe('€0.00');
    expect(formatMoney(minor(100_000), { symbol: '€', side: 'left', decimals: 2 })).toBe('€1,000.00');
  });

  it('converts to minor units and back without loss, at every number of decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 3 }), (amount, digits) => {
        expect(toMinor(fromMinor(minor(amount), digits), digits)).toBe(amount);
      }),
    );
    expect(toMinor(1.005, 2)).toBe(101);
    expect(toMinor(0.1 + 0.2, 2)).toBe(30);
  });

  it('rounds a percentage half up', () => {
    expect(percentOf(minor(1050), 10)).toBe(105);
    expect(percentOf(minor(5), 10)).toBe(1);
    expect(percentOf(minor(4), 10)).toBe(0);
  });
});

describe('time', () => {
  const moment = new Date('2026-03-05T14:20:00Z');

  it('[FMT-05] [FMT-06] formats moments with the config’s format and the marketplace’s time zone', () => {
    expect(formatMoment(moment, { ...city, hours: '12' })).toBe('Mar 5, 2026 03:20 pm');
    expect(formatMoment(moment, { ...city, hours: '24' })).toBe('Mar 5, 2026 15:20');
  });

  it('[TRK-09] formats a completed step like 5 Mar, 3:20 PM', () => {
    expect(formatStep(moment, { ...city, hours: '24' })).toBe('5 Mar, 3:20 PM');
  });

  it('[TRK-35] formats the day of a stepper like Thu, 5 Mar', () => {
    expect(formatDay(moment, { ...city, hours: '12' })).toBe('Thu, 5 Mar');
  });

  it('formats the time of a step in the config’s format', () => {
    expect(formatTime(moment, { ...city, hours: '12' })).toBe('03:20 pm');
    expect(formatTime(moment, { ...city, hours: '24' })).toBe('15:20');
  });

  it('formats a calendar date in the language, in every time zone', () => {
    expect(formatDate('2026-03-05', { ...city, hours: '12' })).toBe('Mar 5, 2026');
    expect(formatDate('2026-03-05', { ...city, hours: '24', language: 'ar' })).toBe('5 مارس 2026');
    expect(formatDate('2026-03-05 23:59:00', { ...city, hours: '24', timeZone: 'America/Lima' })).toBe('Mar 5, 2026');
    expect(formatDate('soon', { ...city, hours: '12' })).toBe('soon');
    expect(formatDate('0000-00-00', { ...city, hours: '12' })).toBe('0000-00-00');
  });

  it('formats a coming day with its full weekday', () => {
    expect(formatLongDay('2026-03-05', { language: 'en' })).toBe('Thursday, Mar 5');
    expect(formatLongDay('2026-03-05', { language: 'ar' })).toBe('الخميس، 5 مارس');
  });

  it('formats Arabic weekdays, months and day periods with Latin digits', () => {
    const form = { timeZone: 'Europe/Malta', hours: '12', language: 'ar' } as const;
    const noon = new Date('2026-03-09T11:05:00Z');
    expect(formatDay(noon, form)).toBe('الاثنين، 9 مارس');
    expect(formatMoment(noon, form)).toBe('9 مارس 2026 12:05 م');
    expect(formatStep(noon, form)).toBe('9 مارس، 12:05 م');
  });

  it('formats a time of day in both formats, midnight and noon included', () => {
    expect(formatClock('00:05:00', { hours: '12', language: 'en' })).toBe('12:05 am');
    expect(formatClock('12:00', { hours: '12', language: 'en' })).toBe('12:00 pm');
    expect(formatClock('23:59', { hours: '24', language: 'en' })).toBe('23:59');
  });

  it('formats day periods like Intl, in every language of the shop', () => {
    for (const language of ['en', 'ar'])
      for (const hour of [0, 11, 12, 23]) {
        const format = new Intl.DateTimeFormat(language, { hour: 'numeric', hour12: true, timeZone: 'UTC' });
        const parts = format.formatToParts(new Date(Date.UTC(2026, 0, 1, hour)));
        const half = parts.find(({ type }) => type === 'dayPeriod')?.value.toLowerCase();
        expect(formatClock(`${hour}:00`, { hours: '12', language }).split(' ')[1]).toBe(half);
      }
  });

  it('returns the minute of the day across a change of summer time', () => {
    expect(minuteOfDay(new Date('2026-03-29T00:59:00Z'), 'Europe/Malta')).toEqual({ day: 0, minute: 119 });
    expect(minuteOfDay(new Date('2026-03-29T01:00:00Z'), 'Europe/Malta')).toEqual({ day: 0, minute: 180 });
    expect(minuteOfDay(new Date('2026-03-28T23:30:00Z'), 'Europe/Malta')).toEqual({ day: 0, minute: 30 });
  });

  it('formats a delivery time in the customer’s language', () => {
    const words = { min: 'min', hour: 'hr', day: 'days' };
    expect(formatSpan({ min: 30, max: 45, unit: 'min' }, words)).toBe('30–45 min');
    expect(formatSpan({ min: 60, max: 120, unit: 'hour' }, words)).toBe('1–2 hr');
    expect(formatSpan({ min: 2880, max: 4320, unit: 'day' }, { ...words, day: 'أيام' })).toBe('2–3 أيام');
    expect(formatSpan({ text: 'by tomorrow noon' }, words)).toBe('by tomorrow noon');
  });
});

describe('paths', () => {
  it('[CARD-29] link with the slug if present, else the id, and with module_id', () => {
    expect(paths.store({ id: '7', slug: 'corner', moduleId: '1' })).toBe('/store/corner?module_id=1');
    expect(paths.product({ id: '7', slug: null, moduleId: '3' })).toBe('/product/7?module_id=3');
  });

  it('hold the pattern of their route, encode its parameter and leave out what is empty', () => {
    expect([paths.store.pattern, paths.home.pattern]).toEqual(['/store/:id', '/home']);
    expect(paths.store({ id: '7', slug: 'a/b?', moduleId: '' })).toBe('/store/a%2Fb%3F');
    expect([paths.order('12'), paths.flashSale('3'), paths.categories()]).toEqual([
      '/order-history/12',
      '/flash-sales?id=3',
      '/categories',
    ]);
  });

  it('to sign in return to the page of the link, but not to one of signing in', () => {
    const next = (pathname: string) => paths.signInFrom({ pathname, search: '?a=1' });
    expect(next('/wallet')).toBe('/auth/sign-in?next=%2Fwallet%3Fa%3D1');
    expect([next('/auth/sign-in'), next('/auth/sign-up')]).toEqual(['/auth/sign-in', '/auth/sign-in']);
  });
});

describe('small helpers', () => {
  it('[FMT-10] do not truncate a text of exactly the limit', () => {
    expect(cut('12345', 5)).toBe('12345');
    expect(cut('123456', 5)).toBe('12345...');
  });
  it('clamp values, remove duplicates, and make different keys', () => {
    expect([clamp(-1, 0, 10), clamp(11, 0, 10), clamp(5, 0, 10)]).toEqual([0, 10, 5]);
    const list = [
      { id: 'a', n: 1 },
      { id: 'a', n: 2 },
      { id: 'b', n: 3 },
    ];
    expect(uniqueBy(list, (entry) => entry.id).map((entry) => entry.n)).toEqual([1, 3]);
    expect(newKey()).toMatch(/^[0-9a-f]{32}$/);
    expect(newKey()).not.toBe(newKey());
  });
});
