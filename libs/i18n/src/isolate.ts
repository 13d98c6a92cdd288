/**
 * Bidirectional isolation of values in sentences: values of the other direction, or that the page's direction would
 * reorder, are isolated (Unicode UAX #9).
 */
import { directionOf } from './languages';

/** First strong isolate: the content takes the direction of its first strong letter. */
const OPEN = '\u2068';
const CLOSE = '\u2069';

/** Makes a text without letters right-to-left. */
const RIGHT_TO_LEFT_MARK = '\u200f';

/** Hebrew, Arabic and other right-to-left scripts. */
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** A letter of any left-to-right script. */
const FROM_THE_LEFT = /(?![\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}])\p{L}/u;
/** '12', '2.5', '9:30': a single number, which renders the same in both directions. */
const ONE_NUMBER = /^\d+([.,:/]\d+)*$/;

function needsIsolate(language: string, value: string): boolean {
  if (directionOf(language) === 'ltr') return FROM_THE_RIGHT.test(value);
  if (FROM_THE_LEFT.test(value)) return true;
  // A phone number or '-5 %' has no direction: the page's would reorder its signs and groups.
  return /\d/.test(value) && !FROM_THE_RIGHT.test(value) && !ONE_NUMBER.test(value);
}

/**
 * Isolates a value (U+2068 … U+2069) if the sentence's direction would affect it, otherwise returns it unchanged. In
 * the page's own direction nothing is added, so that texts of the specification stay equal.
 */
export function isolate(language: string, value: string): string {
  return needsIsolate(language, value) ? `${OPEN}${value}${CLOSE}` : value;
}

/** A range of two formatted values in the language's direction: the lower one is read first, also beside a mark such as '€'. */
export function rangeOf(language: string, low: string, high: string): string {
  const range = `${isolate(language, low)} – ${isolate(language, high)}`;
  return directionOf(language) === 'rtl' ? RIGHT_TO_LEFT_MARK + range : range;
}
