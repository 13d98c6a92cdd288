/** Categories as request parameters. */
import { parseCategoryIds } from '@shop/domain/results-filters';
import type { Executor } from '../../db/database';
import { DomainError } from '../../domain-error';
import { findCategory, type CategoryRow } from './queries';

/** @param key id or slug @throws DomainError 404 */
export async function categoryOfKey(db: Executor, key: string): Promise<CategoryRow['category']> {
  const category = await findCategory(db, key);
  if (!category) throw new DomainError(404, 'category', 'categoryUnknown');
  return category;
}

/** Parses '[3,12]', the parameter of results by category. @returns sorted, without duplicates @throws DomainError 403 */
export function readCategoryIds(text: string): number[] {
  const ids = parseCategoryIds(text);
  if (!ids) throw new DomainError(403, 'category_ids', 'categoriesMalformed');
  return ids.sort((one, other) => one - other);
}

/** The category filter of a list; an empty list is no filter. */
export const categoryFilter = (text: string | undefined): { categoryIds?: number[] } => {
  const categoryIds = text === undefined ? [] : readCategoryIds(text);
  return categoryIds.length > 0 ? { categoryIds } : {};
};
