/** Categories as requests name them. */
import { parseCategoryIds } from '@shop/domain/results-filters';
import { Refusal } from '../../refusal';

/** '[3,12]', as results by several categories ask. @throws Refusal 403 */
export function readCategoryIds(said: string): number[] {
  const ids = parseCategoryIds(said);
  if (!ids) throw new Refusal(403, 'category_ids', 'categoriesMalformed');
  return ids;
}

/** What is chosen of a list; no categories are no choice. */
export const chosenCategories = (said: string | undefined): { categoryIds?: number[] } => {
  const categoryIds = said === undefined ? [] : readCategoryIds(said);
  return categoryIds.length > 0 ? { categoryIds } : {};
};
