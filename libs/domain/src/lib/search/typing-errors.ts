/** Typing errors: a letter too many, too few, another one, or two in the wrong order (decision 108). */
/** Longer words are compared by their first letters: nobody types so many right before the first error. */
const COMPARED = 12;

/** How many errors a word may have. Short words with an error are other words. */
export function errorsAllowed(word: string): 0 | 1 | 2 {
  if (/\d/.test(word) || word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}

const without = (word: string): string[] => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

/**
 * The word, and what is left of it without up to so many of its letters. Two words within that many errors have one of
 * these in common, so an index finds them without comparing.
 */
export function spellings(word: string, errors: number): string[] {
  const all = new Set([word.slice(0, COMPARED)]);
  let last = [...all];
  for (let step = 0; step < errors; step += 1) {
    last = last.flatMap(without);
    for (const left of last) if (left.length >= 2) all.add(left);
  }
  return [...all];
}

const KEYS = ['qwertyuiop[]', "asdfghjkl;'", 'zxcvbnm,./', 'ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'ئءؤر ىةوزظ'];
/** Letters that are taken for one another, in no order. */
const CONFUSED = [
  'aeiouy',
  'اويعه',
  'سصثز',
  'تطد',
  'دذز',
  'ضظد',
  'حخهج',
  'قكغج',
  'بن',
  'cks',
  'sz',
  'td',
  'bpv',
  'fv',
  'mn',
  'gj',
];

const isBeside = (one: string, other: string): boolean =>
  KEYS.some((row) => Math.abs(row.indexOf(one) - row.indexOf(other)) === 1 && row.includes(one) && row.includes(other));

/** Longer words are known by the rest of them, but for their first letter: a jacket is no racket. */
const SHORT = 5;

/** Whether a letter may be another one by mistake. Short words that differ in any other letter are other words. */
export function isLikelyError(one: string, other: string): boolean {
  const at = Array.from(one).findIndex((letter, index) => letter !== other[index]);
  if (one.length !== other.length || (one.length > SHORT && at > 0)) return true;
  const [typed = '', meant = ''] = [one[at], other[at]];
  if (one[at + 1] === meant && other[at + 1] === typed) return true;
  return isBeside(typed, meant) || CONFUSED.some((letters) => letters.includes(typed) && letters.includes(meant));
}

/** The fewest errors between two words (optimal string alignment). @param most more than this is not counted further */
export function errorsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [before, row] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      let cost = Math.min(
        (row[j] as number) + 1,
        (next[j - 1] as number) + 1,
        (row[j - 1] as number) + (isSame ? 0 : 1),
      );
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) cost = Math.min(cost, (before[j - 2] as number) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return row[other.length] as number;
}
