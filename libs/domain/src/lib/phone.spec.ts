import { isPhone } from './checkout';
import { callingCodeOf, countryOfPhone, phoneCountries, readPhone, withCountry } from './phone';

const inMalta = (text: string) => readPhone(text, 'MT');
const LIKE_THIS = { ok: true, phone: '+356 2100 0000', country: 'MT' };

describe('readPhone', () => {
  it.each([
    '21000000',
    '2100 0000',
    ' (2100)-0000 ',
    '+35621000000',
    '+356 2100 0000',
    '0035621000000',
    '00356 2100 0000',
    '٢١٠٠٠٠٠٠',
    '+٣٥٦ ٢١٠٠ ٠٠٠٠',
    '۲۱۰۰۰۰۰۰',
  ])('reads %s as people type it', (text) => expect(inMalta(text)).toEqual(LIKE_THIS));

  it('drops the national prefix 0', () => {
    expect(readPhone('030 123456', 'DE')).toEqual({ ok: true, phone: '+49 30 123456', country: 'DE' });
    expect(readPhone('0501234567', 'SA')).toEqual({ ok: true, phone: '+966 50 123 4567', country: 'SA' });
  });

  it('prefers a typed prefix to the country of the field', () =>
    expect(readPhone('+44 20 7946 0018', 'MT')).toMatchObject({ phone: '+44 20 7946 0018', country: 'GB' }));

  it('distinguishes missing from malformed input', () => {
    expect(inMalta('  ')).toEqual({ ok: false, reason: 'missing' });
    for (const text of ['call me', '1234', '+', '+356 x'])
      expect(inMalta(text)).toEqual({ ok: false, reason: 'malformed' });
  });

  it('keeps numbers that backends accept but no numbering plan has, in Latin digits', () => {
    for (const text of ['12345', '+3561234567890', '+999 12345', '٠٠٠٠٠'])
      expect(inMalta(text)).toMatchObject({ ok: true, country: null });
    expect(inMalta('+3561234567890')).toMatchObject({ phone: '+3561234567890' });
    expect(inMalta('٠٠٠٠٠')).toMatchObject({ phone: '00000' });
  });

  it('is idempotent, and backends accept its output, in every country', () => {
    for (const { country } of phoneCountries())
      for (const text of ['12345', '2100000', '21000000', '5012345678', '0501234567']) {
        const once = readPhone(text, country);
        if (!once.ok) throw new Error(text);
        expect(isPhone(once.phone)).toBe(true);
        expect(readPhone(once.phone, country)).toMatchObject({ ok: true, phone: once.phone });
      }
  });

  it('reads a number with its own prefix without a country', () => {
    expect(readPhone('+35621000000', 'nowhere')).toEqual(LIKE_THIS);
    expect(readPhone('21000000', 'nowhere')).toEqual({ ok: true, phone: '21000000', country: null });
  });
});

describe('countries of phone numbers', () => {
  it('all have a calling code', () => {
    expect(phoneCountries().length).toBeGreaterThan(200);
    expect([callingCodeOf('MT'), callingCodeOf('mt'), callingCodeOf('XX')]).toEqual(['356', '356', null]);
  });

  it('withCountry moves a number to another country, and keeps unreadable ones', () => {
    expect(withCountry('+356 2100 0000', 'MT', 'GB')).toBe('+44 21000000');
    expect(withCountry('030 123456', 'DE', 'AT')).toBe('+43 3012 3456');
    expect(withCountry('', 'MT', 'GB')).toBe('');
    expect(withCountry('x', 'MT', 'GB')).toBe('x');
    expect(withCountry('+356 2100 0000', 'MT', 'XX')).toBe('+356 2100 0000');
  });

  it('countryOfPhone reads the country of a prefix, also of an incomplete number', () => {
    expect(['+356', '00356 21', '+٣٥٦ ٢١', '2100', '', '+999'].map(countryOfPhone)).toEqual([
      'MT',
      'MT',
      'MT',
      null,
      null,
      null,
    ]);
  });
});
