/** A choice in the tree of categories: ids, in the order of the tree (RES-13 to RES-15). */
import type { Category } from './entities';

/** A category with all that is below it, as ids. */
const idsOf = (category: Category): string[] => [category.id, ...category.children.flatMap(idsOf)];
const flat = (categories: readonly Category[]): Category[] =>
  categories.flatMap((category) => [category, ...flat(category.children)]);

/** Ids of every category, parents before their sub-categories (RES-14). */
export const everyCategoryId = (categories: readonly Category[]): string[] => categories.flatMap(idsOf);

/** @param key id or slug, as an address has it; @returns null where the tree does not list it */
export const findCategory = (categories: readonly Category[], key: string): Category | null =>
  flat(categories).find(({ id, slug }) => id === key || slug === key) ?? null;

/** Ids of the chosen categories with those of their sub-categories (RES-13). Ids that the tree does not list stay, behind the others. */
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
 * Without the category and its sub-categories (RES-15). What is above it goes too: it stands for everything below, and would keep the
 * entries that were just given up (decision 056).
 */
export function untickCategory(chosen: readonly string[], id: string, categories: readonly Category[]): string[] {
  const gone = new Set(
    flat(categories)
      .filter((category) => category.id === id || idsOf(category).includes(id))
      .flatMap((category) => (category.id === id ? idsOf(category) : [category.id])),
  );
  return chosen.filter((one) => one !== id && !gone.has(one));
}

/** 'some': not itself, but something below it. */
export function tickOf(category: Category, chosen: ReadonlySet<string>): 'on' | 'some' | 'off' {
  if (chosen.has(category.id)) return 'on';
  return idsOf(category).some((id) => chosen.has(id)) ? 'some' : 'off';
}

/** The chosen categories that say it all: those whose parent is not chosen as well. */
export function topmostChosen(categories: readonly Category[], chosen: ReadonlySet<string>): Category[] {
  return categories.flatMap((category) =>
    chosen.has(category.id) ? [category] : topmostChosen(category.children, chosen),
  );
}
