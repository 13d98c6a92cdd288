/**
 * Parses typed phone numbers and formats them internationally. A large dependency: import it in lazy components only.
 */
import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';
import { cleanText } from '@shop/util';
import { isPhone } from './checkout';

export type PhoneReading =
  | { ok: true; phone: string; /** ISO 3166 code; null: unknown. */ country: string | null }
  | { ok: false; reason: 'missing' | 'malformed' };

/** A country code supported by the library; null for any other text. */
function supportedCountry(country: string): CountryCode | null {
  const code = country.toUpperCase();
  return isSupportedCountry(code) ? code : null;
}

const parse = (text: string, country: string) =>
  parsePhoneNumberFromString(cleanText('phone', text), supportedCountry(country) ?? undefined) ?? null;

/**
 * Reads a number typed with spaces, brackets, a leading 0 or 00, or Arabic digits.
 * A number of a possible length is returned in international format (`+356 2100 0000`). Any other number that backends
 * accept (`isPhone`) is returned as typed, in Latin digits: numbering plans change, and the shop must not reject a
 * customer for that.
 * @param country ISO 3166 code of the country for numbers without a prefix
 */
export function readPhone(text: string, country: string): PhoneReading {
  const typed = cleanText('phone', text);
  if (!typed) return { ok: false, reason: 'missing' };
  if (!isPhone(typed)) return { ok: false, reason: 'malformed' };
  const number = parse(typed.replace(/^00(?=\d)/, '+'), country);
  if (number?.isPossible()) {
    // Parse again: for some numbers without a country only this removes a leading 0.
    const whole = parse(number.number, country) ?? number;
    return { ok: true, phone: whole.formatInternational(), country: whole.country ?? supportedCountry(country) };
  }
  return { ok: true, phone: typed, country: null };
}

/** All countries with a calling code, and that code without its plus. */
export const phoneCountries = (): { country: string; callingCode: string }[] =>
  getCountries().map((country) => ({ country, callingCode: getCountryCallingCode(country) }));

/** The calling code without its plus; null for an unknown country. */
export function callingCodeOf(country: string): string | null {
  const code = supportedCountry(country);
  return code && getCountryCallingCode(code);
}

/** The country of the number's prefix; null without one. */
export const countryOfPhone = (text: string): string | null => {
  const typed = cleanText('phone', text);
  if (!/^(\+|00)/.test(typed)) return null;
  const asTyped = new AsYouType();
  asTyped.input(typed.replace(/^00/, '+'));
  return asTyped.getCountry() ?? null;
};

/** The same national number in another country's international format; unreadable text is unchanged. */
export function withCountry(text: string, from: string, to: string): string {
  const number = parse(text, from);
  const code = callingCodeOf(to);
  if (!number || !code) return text;
  const moved = parsePhoneNumberFromString(`+${code}${number.nationalNumber}`);
  return moved?.formatInternational() ?? text;
}
