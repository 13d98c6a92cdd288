/** Values in sentences: what runs against the page, or would be turned around by it, stands in an isolate of its own (Unicode UAX #9). */
import { directionOf, type LanguageCode } from './languages';

/** First strong isolate: its content runs as its own first letter does. */
const OPEN = '\u2068';
const CLOSE = '\u2069';

/** Hebrew, Arabic and the scripts beside them. */
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** A letter of any other script. */
const FROM_THE_LEFT = /(?![\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}])\p{L}/u;
/** '12', '2.5', '9:30': one number, drawn the same on every page. */
const ONE_NUMBER = /^\d+([.,:/]\d+)*$/;

function needsIsolate(language: LanguageCode, value: string): boolean {
  if (directionOf(language) === 'ltr') return FROM_THE_RIGHT.test(value);
  if (FROM_THE_LEFT.test(value)) return true;
  // A phone number or '-5 %' is of no direction: the page's own would move its signs and groups.
  return /\d/.test(value) && !FROM_THE_RIGHT.test(value) && !ONE_NUMBER.test(value);
}

/**
 * A value as it may stand in a sentence of this language: in U+2068 … U+2069 where the sentence would disturb it, else
 * letter for letter. In a page's own direction nothing is added, so the texts of the specification stay as they are.
 */
export function isolate(language: LanguageCode, value: string): string {
  return needsIsolate(language, value) ? `${OPEN}${value}${CLOSE}` : value;
}
