/** Phone numbers as people type them, read and written in international form. Large: import it in lazy parts only. */
import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';
import { latinDigits } from '@shop/util';
import { isPhone } from './checkout';

export type PhoneReading =
  | { ok: true; phone: string; /** Where the number belongs; null: it is not known. */ country: string | null }
  | { ok: false; reason: 'missing' | 'malformed' };

/** The country as the library knows it; null for any other text. */
function known(country: string): CountryCode | null {
  const code = country.toUpperCase();
  return isSupportedCountry(code) ? code : null;
}

const parse = (text: string, country: string) =>
  parsePhoneNumberFromString(latinDigits(text).trim(), known(country) ?? undefined) ?? null;

/**
 * Reads a number typed with spaces, brackets, a leading 0 or 00, or Arabic digits.
 *
 * A number of a possible length comes back in international form (`+356 2100 0000`). Any other one that backends accept
 * (`isPhone`) comes back as it was typed, in Latin digits: numbering plans change, and a shop must not refuse a customer for it.
 *
 * @param country ISO 3166 code of the country whose numbers are written without a prefix
 */
export function readPhone(text: string, country: string): PhoneReading {
  const typed = latinDigits(text).trim();
  if (!typed) return { ok: false, reason: 'missing' };
  if (!isPhone(typed)) return { ok: false, reason: 'malformed' };
  const number = parse(typed.replace(/^00(?=\d)/, '+'), country);
  if (number?.isPossible()) {
    // Read once more: of some numbers that belong nowhere only then a leading 0 goes.
    const whole = parse(number.number, country) ?? number;
    return { ok: true, phone: whole.formatInternational(), country: whole.country ?? known(country) };
  }
  return { ok: true, phone: typed, country: null };
}

/** Codes of all countries that have a calling code, and that code without its plus. */
export const phoneCountries = (): { country: string; callingCode: string }[] =>
  getCountries().map((country) => ({ country, callingCode: getCountryCallingCode(country) }));

/** The calling code without its plus; null where there is no such country. */
export function callingCodeOf(country: string): string | null {
  const code = known(country);
  return code && getCountryCallingCode(code);
}

/** The country a number says it belongs to by its prefix; null when it has none. */
export const countryOfPhone = (text: string): string | null => {
  const typed = latinDigits(text).trim();
  if (!/^(\+|00)/.test(typed)) return null;
  const asTyped = new AsYouType();
  asTyped.input(typed.replace(/^00/, '+'));
  return asTyped.getCountry() ?? null;
};

/** The same national number in another country's international form; what can not be read stays as it is. */
export function withCountry(text: string, from: string, to: string): string {
  const number = parse(text, from);
  const code = callingCodeOf(to);
  if (!number || !code) return text;
  const moved = parsePhoneNumberFromString(`+${code}${number.nationalNumber}`);
  return moved?.formatInternational() ?? text;
}
