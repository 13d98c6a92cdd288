/** Selection in the category tree: ids, in tree order (RES-13 to RES-15). */
import type { Category } from './entities';

/** Ids of a category and all its descendants. */
const idsOf = (category: Category): string[] => [category.id, ...category.children.flatMap(idsOf)];
const flat = (categories: readonly Category[]): Category[] =>
  categories.flatMap((category) => [category, ...flat(category.children)]);

/** Ids of every category, parents before their sub-categories (RES-14). */
export const everyCategoryId = (categories: readonly Category[]): string[] => categories.flatMap(idsOf);

/** @param key id or slug, as in the URL @returns null if not in the tree */
export const findCategory = (categories: readonly Category[], key: string): Category | null =>
  flat(categories).find(({ id, slug }) => id === key || slug === key) ?? null;

/** The selected ids with all their descendants (RES-13). Ids that are not in the tree stay, at the end. */
export function withSubCategories(chosen: readonly string[], categories: readonly Category[]): string[] {
  const below = flat(categories)
    .filter(({ id }) => chosen.includes(id))
    .flatMap(idsOf);
  const wanted = new Set([...chosen, ...below]);
  const listed = everyCategoryId(categories).filter((id) => wanted.delete(id));
  return [...listed, ...wanted];
}

export const tickCategory = (chosen: readonly string[], id: string, categories: readonly Category[]): string[] =>
  withSubCategories([...chosen, id], categories);

/**
 * Removes a category and its descendants (RES-15). Its ancestors are removed too: each stands for its whole branch, and
 * would keep the removed entries (decision 056).
 */
export function untickCategory(chosen: readonly string[], id: string, categories: readonly Category[]): string[] {
  const removed = new Set(
    flat(categories)
      .filter((category) => category.id === id || idsOf(category).includes(id))
      .flatMap((category) => (category.id === id ? idsOf(category) : [category.id])),
  );
  return chosen.filter((one) => one !== id && !removed.has(one));
}

/** 'some': not itself, but a descendant. */
export function tickOf(category: Category, chosen: ReadonlySet<string>): 'on' | 'some' | 'off' {
  if (chosen.has(category.id)) return 'on';
  return idsOf(category).some((id) => chosen.has(id)) ? 'some' : 'off';
}

/** The selected categories whose parent is not selected. */
export function topmostChosen(categories: readonly Category[], chosen: ReadonlySet<string>): Category[] {
  return categories.flatMap((category) =>
    chosen.has(category.id) ? [category] : topmostChosen(category.children, chosen),
  );
}
