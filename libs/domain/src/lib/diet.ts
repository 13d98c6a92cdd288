/** What a dish contains, and which diets it suits. */

/** The allergens that food must declare (Regulation (EU) No 1169/2011, Annex II). */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

export const DIETS = ['halal', 'vegan', 'gluten_free'] as const;
export type Diet = (typeof DIETS)[number];
export const isDiet = (word: string): word is Diet => DIETS.some((diet) => diet === word);

/** Allergens that no dish of a diet contains. */
export const RULED_OUT: Readonly<Record<Diet, readonly Allergen[]>> = {
  halal: [],
  vegan: ['crustaceans', 'eggs', 'fish', 'milk', 'molluscs'],
  gluten_free: ['gluten'],
};

/** The first diet of a dish that one of its allergens rules out; null: none. */
export function contradictionOf(
  diets: readonly Diet[],
  allergens: readonly Allergen[],
): { diet: Diet; allergen: Allergen } | null {
  for (const diet of diets) {
    const allergen = allergens.find((one) => RULED_OUT[diet].includes(one));
    if (allergen) return { diet, allergen };
  }
  return null;
}
