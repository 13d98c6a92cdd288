/** What filters of items and of stores share: ratings, limits, and the format of requests (RES-18, RES-19). */
/** The selectable minimum ratings; 0 is none (RES-34). */
export const RATINGS = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof RATINGS)[number];

/** Limits on request size; no customer selects more. */
export const MAX_FILTER_WORDS = 32;
export const MAX_FILTER_CATEGORIES = 200;

function parseList(text: string, max: number): unknown[] | null {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.length <= max ? list : null;
  } catch {
    return null;
  }
}

/** '["top_rated","discounted"]' as words, in order; null: no list, too long, or an unknown word. */
export function parseWords<Word extends string>(text: string, known: readonly Word[]): Word[] | null {
  const list = parseList(text, MAX_FILTER_WORDS);
  return list?.every((word): word is Word => known.some((one) => one === word)) ? list : null;
}

/** '[3,"12"]' as ids without duplicates; null: no list, too long, or an invalid id (valid: 1 to 2^31 - 1). */
export function parseCategoryIds(text: string): number[] | null {
  const list = parseList(text, MAX_FILTER_CATEGORIES);
  const ids = list?.map((id) =>
    typeof id !== 'object' && /^[1-9]\d{0,9}$/.test(String(id)) ? Number(id) : Number.NaN,
  );
  return ids?.every((id) => id < 2 ** 31) ? [...new Set(ids)] : null;
}
