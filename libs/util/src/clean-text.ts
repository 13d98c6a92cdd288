/**
 * Cleans what people type and paste: digits of every script, invisible marks, and notations that mean the same. One way
 * for the storefront and the backend (decision 083). Every function is idempotent, and
 * takes time in proportion to the text: bodies are cleaned before their lengths are checked.
 */
import { cleanLine, JOINERS, MARKS } from './clean-line';

/**
 * What a text is, and so what may be removed from it.
 *
 * - `text`: names, notes, addresses, messages. Only what nobody sees is removed; digits stay as they were typed.
 * - `numbered`: text that names numbers: house, floor, reference of a transfer, search.
 * - `phone`, `email`, `login` (one of both), `code` (also order numbers): nothing but the value itself.
 */
export type TextKind = 'text' | 'numbered' | 'phone' | 'email' | 'login' | 'code';

const OTHER_DIGITS = /[^\P{Nd}0-9]/gu;
const DIGIT = /\p{Nd}/u;

/** The value of a decimal digit: Unicode lists those of every script in runs from zero to nine. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) as number;
  let before = code - 1;
  while (DIGIT.test(String.fromCodePoint(before))) before -= 1;
  return String((code - before - 1) % 10);
}

/** Converts the decimal digits of every script to Latin ones: `٢٫٥` to `2٫5`. Nothing else changes. */
export const foldDigits = (text: string): string => text.replace(OTHER_DIGITS, valueOf);

/** All decimal digits of a text, as Latin ones. */
export const digitsOf = (text: string): string => foldDigits(text).replace(/\D/g, '');

/** A value without free text: its compatibility forms (full width) and digits are folded, and it has no joiners. */
export const foldValue = (text: string): string =>
  foldDigits(text.replace(MARKS, '').replace(JOINERS, '').normalize('NFKC')).trim();

/**
 * `(+356) 7990 2852`, `tel:+356-7990-2852`, `+356 (0) 7990 2852` and `35679902852+`, as right-to-left text shows it, begin
 * with their plus. Of what is no number the letters stay, so that it is refused.
 */
function cleanPhone(text: string): string {
  const number = foldValue(text).replace(/[\u2010-\u2015\u2212]/g, '-');
  return (number.includes('+') ? number.replace('(0)', '') : number)
    .replace(/[()]/g, '')
    .replace(/[/\s]+/g, ' ')
    .replace(/^(?: *tel:)+/i, '')
    .replace(/^(?: *%2b)+/i, '+')
    .replace(/^([^+\p{L}]*\d) *\+ *$/u, '+$1')
    .replace(/^[^\p{L}\d+]*\+ */u, '+')
    .trim();
}

const cleanEmail = (text: string): string => foldValue(text).replace(/^(?:mailto:\s*)+/i, '');

const CLEANERS: Record<TextKind, (text: string) => string> = {
  text: cleanLine,
  numbered: (text) => foldDigits(cleanLine(text)),
  phone: cleanPhone,
  email: cleanEmail,
  login: (text) => (/[@\uff20]/.test(text) ? cleanEmail(text) : cleanPhone(text)),
  code: (text) => foldValue(text).replace(/\s/g, '').replace(/^#+/, ''),
};

/** The text without what its kind does not have. Never call it for passwords: they stay as they were typed. */
export const cleanText = (kind: TextKind, text: string): string => CLEANERS[kind](text);
