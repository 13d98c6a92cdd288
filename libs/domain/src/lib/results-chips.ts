/** The chips of applied filters, and the view without one of them (RES-40, RES-41). */
import { topmostChosen, untickCategory } from './category-tree';
import type { Category } from './entities';
import type { FilterWord } from './filter-words';
import type { ItemValueFilter } from './item-values';
import { chosenValues, toggleValue } from './value-choices';
import type { Rating } from './results-filters';
import { shortestCategories, tickedCategories } from './results-query';
import type { ResultsTarget, ResultsView } from './results-view';

export type Chip =
  | { kind: 'word'; word: FilterWord }
  | { kind: 'rating'; rating: Rating }
  | { kind: 'price'; min: number; max: number }
  | { kind: 'value'; filter: ItemValueFilter; value: string }
  | { kind: 'category'; id: string; name: string }
  | { kind: 'everyCategory' };

/** Filters of the open tab, and the categories, which apply to both. A parent stands for its sub-categories. */
export function chipsOf(view: ResultsView, target: ResultsTarget, categories: readonly Category[]): Chip[] {
  const { words, rating, price } = view[view.tab];
  const ticked = view.categories === 'own' ? [] : tickedCategories(view, target, categories);
  return [
    ...words.map((word) => ({ kind: 'word', word }) as const),
    ...chosenValues(view[view.tab]).map((chosen) => ({ kind: 'value', ...chosen }) as const),
    ...(price?.used ? [{ kind: 'price', min: price.min, max: price.max } as const] : []),
    ...(rating > 0 ? [{ kind: 'rating', rating: rating as Rating } as const] : []),
    ...(view.categories === 'all'
      ? [{ kind: 'everyCategory' } as const]
      : topmostChosen(categories, new Set(ticked)).map(({ id, name }) => ({ kind: 'category', id, name }) as const)),
  ];
}

export function withoutChip(
  view: ResultsView,
  chip: Chip,
  target: ResultsTarget,
  categories: readonly Category[],
): ResultsView {
  switch (chip.kind) {
    case 'word':
      return view.tab === 'items'
        ? { ...view, items: { ...view.items, words: view.items.words.filter((word) => word !== chip.word) } }
        : { ...view, stores: { ...view.stores, words: view.stores.words.filter((word) => word !== chip.word) } };
    case 'rating':
      return view.tab === 'items'
        ? { ...view, items: { ...view.items, rating: 0 } }
        : { ...view, stores: { ...view.stores, rating: 0 } };
    case 'price':
      return { ...view, items: { ...view.items, price: null } };
    case 'value':
      return { ...view, items: toggleValue(view.items, chip.filter, chip.value) };
    case 'everyCategory':
      return { ...view, categories: [] };
    case 'category': {
      const left = untickCategory(tickedCategories(view, target, categories), chip.id, categories);
      return { ...view, categories: shortestCategories(left, target, categories) };
    }
  }
}
