/** Diets as the one word that a search finds them by; the synonyms of each language say what else they are called (decision 132). */
import type { Diet } from '../diet';

export type SearchedDiet = Diet | 'vegetarian';

export const DIET_WORDS: Readonly<Record<SearchedDiet, string>> = {
  halal: 'halal',
  vegan: 'vegan',
  gluten_free: 'glutenfree',
  vegetarian: 'vegetarian',
};

/** Diets of which a search may ask. @param terms words of the catalogue that answer it */
export const dietsAmong = (terms: readonly string[]): SearchedDiet[] =>
  (Object.keys(DIET_WORDS) as SearchedDiet[]).filter((diet) => terms.includes(DIET_WORDS[diet]));
