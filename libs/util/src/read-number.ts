/** Reads the numbers and amounts that people and programs write (decision 083). */
import { foldValue } from './clean-text';
import { toMinor, type Minor } from './money';

/** 1,234,567 and 12,34,567: three digits behind the last separator, and the same separator throughout. */
const GROUPED = /^\d{1,3}([.,'])(?:\d{2,3}\1)*\d{3}$/;
/** As JSON and JavaScript write large and small numbers. */
const WITH_EXPONENT = /^\d+(?:\.\d+)?e[+-]?\d+$/i;
/** One comma and three digits: a group, as nobody types three decimals where the currency has two. */
const COMMA_GROUP = /^[1-9]\d{0,2},\d{3}$/;

/** Whole part and decimals of a number without its sign. A separator that stands more than once separates groups. */
function partsOf(text: string, decimals: number): [whole: string, decimals: string] {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const isGroup = at < 0 || text.indexOf(text.charAt(at)) < at || (decimals !== 3 && COMMA_GROUP.test(text));
  return isGroup ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** Currency signs are dropped. `'` separates groups only; `.` and `,` may be the decimal sign. */
const unified = (text: string): string =>
  foldValue(text)
    .replace(/^\p{Sc}|\p{Sc}$/gu, '')
    .trim()
    .replace(/\u066b/g, '.')
    .replace(/\u060c/g, ',')
    .replace(/[\u066c\u2019\s]/g, "'")
    .replace(/\u2212/g, '-');

function readText(text: string, decimals: number): number {
  const [, sign = '', digits = ''] = /^([+-]?)(.*)$/s.exec(unified(text)) ?? [];
  const factor = sign === '-' ? -1 : 1;
  if (WITH_EXPONENT.test(digits)) return factor * Number(digits);
  const [whole, fraction] = partsOf(digits, decimals);
  const isNumber = /^\d*$/.test(fraction) && (/^\d*$/.test(whole) ? whole + fraction !== '' : GROUPED.test(whole));
  return isNumber ? factor * Number(`${whole.replace(/\D/g, '')}.${fraction}0`) : NaN;
}

/**
 * A number as people and programs write it, in the digits of any script: `2,5`, `1,234.5`, `1.234,5`, `١٬٢٣٤٫٥`, `1e-7`.
 * The last separator is the decimal sign unless it stands more than once. A single dot is always the decimal sign; a
 * single comma before exactly three digits is not (`1,234`), except in a currency with three decimals.
 *
 * @param decimals of the currency; null for anything else, also for infinite numbers
 */
export function readNumber(value: unknown, decimals = 2): number | null {
  const number = typeof value === 'string' ? readText(value, decimals) : value;
  // Adding 0 makes minus zero zero.
  return typeof number === 'number' && Number.isFinite(number) ? number + 0 : null;
}

/** An amount in major units as {@link readNumber} reads it, in minor units; null when it is not a number. */
export function readAmount(value: unknown, decimals: number): Minor | null {
  const amount = readNumber(value, decimals);
  return amount === null ? null : toMinor(amount, decimals);
}
