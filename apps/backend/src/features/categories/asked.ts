/** Categories as requests name them. */
import Type from 'typebox';
import { parseCategoryIds } from '@shop/domain/results-filters';
import type { Executor } from '../../db/database';
import { DomainError } from '../../domain-error';
import { findCategory, type CategoryRow } from './queries';

/** Parameters of a call about one category, by id or slug. */
export const CategoryKey = Type.Object({ key: Type.String({ minLength: 1, maxLength: 200 }) });

/** @param key id or slug @throws DomainError 404 */
export async function categoryOfKey(db: Executor, key: string): Promise<CategoryRow['category']> {
  const category = await findCategory(db, key);
  if (!category) throw new DomainError(404, 'category', 'categoryUnknown');
  return category;
}

/** '[3,12]', as results by several categories ask. @throws DomainError 403 */
export function readCategoryIds(said: string): number[] {
  const ids = parseCategoryIds(said);
  if (!ids) throw new DomainError(403, 'category_ids', 'categoriesMalformed');
  return ids;
}

/** What is chosen of a list; no categories are no choice. */
export const chosenCategories = (said: string | undefined): { categoryIds?: number[] } => {
  const categoryIds = said === undefined ? [] : readCategoryIds(said);
  return categoryIds.length > 0 ? { categoryIds } : {};
};
