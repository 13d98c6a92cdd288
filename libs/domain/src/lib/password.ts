/** Rejects passwords that are easy to guess (AUTH-06, PROF-17). The server also checks a list of common ones. */

import { cleanText, foldDigits } from '@shop/util';

export const SHORTEST_PASSWORD = 8;
/** 'abababab' has two different characters, 'abcabcabc' three: too easy. */
const MIN_DIFFERENT_SIGNS = 4;
const DIGITS_OF_A_PHONE = 6;

export type PasswordError = 'short' | 'simple' | 'own';

/** 'abcdefgh', '87654321': consecutive characters. */
function isRow(signs: readonly string[]): boolean {
  const codes = signs.map((sign) => sign.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  return Math.abs(step) === 1 && codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step);
}

/** @param own known facts of the person: e-mail address, phone */
function isOwn(password: string, own: readonly string[]): boolean {
  const digits = password.replace(/\D/g, '');
  const isNumber = /^[\d\s+()./-]+$/.test(password);
  return own.some((text) => {
    const known = cleanText('login', text).toLowerCase();
    if (known === '') return false;
    if (known.includes('@')) return password === known || password === known.slice(0, known.lastIndexOf('@'));
    const number = known.replace(/\D/g, '');
    return isNumber && digits.length >= DIGITS_OF_A_PHONE && number.endsWith(digits.replace(/^00/, ''));
  });
}

/**
 * Why a new password is rejected: under eight characters, too few different ones or a sequence, or the person's own
 * e-mail address or phone.
 * @returns null when accepted
 */
export function passwordError(password: string, own: readonly string[] = []): PasswordError | null {
  const signs = [...foldDigits(password.normalize('NFKC').toLowerCase())];
  if (signs.length < SHORTEST_PASSWORD) return 'short';
  const different = new Set(signs.filter((sign) => sign.trim() !== ''));
  if (different.size < MIN_DIFFERENT_SIGNS || isRow(signs)) return 'simple';
  return isOwn(signs.join('').trim(), own) ? 'own' : null;
}
