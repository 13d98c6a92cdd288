/** Amounts in names and searches: `1l`, `1 L`, `1000 ml` and `١ لتر` are one word (decision 108). */

/** Of a folded unit: its base, and how many of the base it is. */
const UNITS: Record<string, [base: string, factor: number]> = {};
const define = (base: string, factor: number, words: string) => {
  for (const word of words.split(' ')) UNITS[word] = [base, factor];
};
define('ml', 1, 'ml millilitre millilitres milliliter milliliters مل ملل مليلتر ملي');
define('ml', 10, 'cl سل');
define('ml', 100, 'dl');
define('ml', 1000, 'l lt ltr litre litres liter liters ل لتر ليتر لترات ليترات');
define('mg', 1, 'mg milligram milligrams ملغ مجم ملجم مغ ملغم مليغرام مليجرام');
define('mg', 1000, 'g gr gram grams gramme grammes غ غم غرام جم جرام غرامات جرامات كرام');
define('mg', 453_590, 'lb lbs pound pounds');
define('mg', 28_350, 'oz ounce ounces');
define('mg', 1_000_000, 'kg kilo kilos kilogram kilograms كغ كغم كجم كيلو كيلوغرام كيلوجرام كيلوات');

/** A folded word as a unit of grams or millilitres; null: it is none, or of strengths. */
export function unitOf(word: string): { base: 'g' | 'ml'; factor: number } | null {
  const [base, factor] = Object.hasOwn(UNITS, word) ? (UNITS[word] ?? ['', 0]) : ['', 0];
  if (base === 'ml') return { base, factor };
  // Milligrams say how strong a medicine is.
  return base === 'mg' && factor > 1 ? { base: 'g', factor: factor / 1000 } : null;
}

const NUMBER = /^\d+(?:\.\d+)?$/;
const JOINED = /^(\d+(?:\.\d+)?)(\p{L}+)$/u;

const inBase = (number: string, unit: string): string | null => {
  const known = Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined;
  return known ? `${Math.round(Number(number) * known[1] * 1000) / 1000}${known[0]}` : null;
};

/** Folded words, of which a number and its unit are one: `['cola', '1', 'l']` is `['cola', '1000ml']`. */
export function withMeasures(words: readonly string[]): string[] {
  const result: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as string;
    const [, number = '', unit = ''] = JOINED.exec(word) ?? [];
    const own = unit && inBase(number, unit);
    const next = NUMBER.test(word) ? inBase(word, words[at + 1] ?? '') : null;
    if (next) at += 1;
    result.push(next ?? (own || word));
  }
  return result;
}

const MEASURE = /^\d+(?:\.\d+)?(?:ml|mg)$/;
/** Whether a word of {@link withMeasures} is an amount. */
export const isMeasure = (word: string): boolean => MEASURE.test(word);

/** An amount of an item as {@link withMeasures} writes it. @param unit ml, cl, l, g or kg */
export const measureWord = (value: number, unit: string): string | null => inBase(String(value), unit);
