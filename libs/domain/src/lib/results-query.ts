/** The request of a results page; shared by the page and the server's prefetch, so that both use one cache entry. */
import { everyCategoryId, findCategory, withSubCategories } from './category-tree';
import type { Category } from './entities';
import type { ItemFilterWord } from './item-filters';
import type { WithValues } from './item-values';
import type { FilterWord } from './filter-words';
import { MAX_FILTER_CATEGORIES, type Rating } from './results-filters';
import type { PriceSort } from './results';
import type { Choices, ResultsTarget, ResultsView } from './results-view';
import type { StoreFilterWord } from './store-filters';

/** The list without its filters. */
export type ResultsList =
  | { kind: 'text'; text: string }
  | { kind: 'category'; id: string }
  | { kind: 'categories'; ids: readonly string[] }
  | { kind: 'brand'; id: string }
  | { kind: 'offers' };

export interface ResultsQuery<Word extends FilterWord> extends WithValues {
  list: ResultsList;
  words: readonly Word[];
  rating: Rating | 0;
  /** Whole currency units, inclusive; a lower bound of 0 is no bound. */
  price: { min: number; max: number } | null;
  sort: PriceSort | null;
  /** Entries have one of them; empty: any. */
  categoryIds: readonly string[];
  /** Asks which values the list has; left out where nobody sees them. */
  countsValues?: true;
}
/** 'waits': needs the categories first; 'nothing': nothing to request (RES-43). */
export type ResultsRequest<Word extends FilterWord> = ResultsQuery<Word> | 'waits' | 'nothing';

/** The ids of all ticked categories. */
export function tickedCategories(
  view: Pick<ResultsView, 'categories'>,
  target: ResultsTarget,
  categories: readonly Category[],
): string[] {
  if (view.categories === 'all') return everyCategoryId(categories);
  if (view.categories !== 'own') return [...view.categories];
  if (target.kind === 'all-categories') return everyCategoryId(categories);
  const own = target.kind === 'category' ? findCategory(categories, target.id) : null;
  return own ? withSubCategories([own.id], categories) : [];
}

/** Ticked ids in the shortest form that a view stores. */
export function shortestCategories(
  ids: readonly string[],
  target: ResultsTarget,
  categories: readonly Category[],
): ResultsView['categories'] {
  const isSame = (other: readonly string[]) => other.length === ids.length && other.every((id) => ids.includes(id));
  if (isSame(tickedCategories({ categories: 'own' }, target, categories))) return 'own';
  return isSame(everyCategoryId(categories)) ? 'all' : ids;
}

/** Limits the ids to the backend's maximum: a parent replaces its sub-categories, as items list both. */
function withinLimit(ids: readonly string[], categories: readonly Category[]): readonly string[] {
  if (ids.length <= MAX_FILTER_CATEGORIES) return ids;
  const below = new Set(
    categories.filter(({ id }) => ids.includes(id)).flatMap(({ children }) => everyCategoryId(children)),
  );
  return ids.filter((id) => !below.has(id)).slice(0, MAX_FILTER_CATEGORIES);
}

/** The list of a category page: ticked categories select the list itself instead of narrowing it. */
function categoryList(
  target: Extract<ResultsTarget, { kind: 'category' | 'all-categories' }>,
  view: ResultsView,
  categories: readonly Category[] | null,
): ResultsList | 'waits' | 'nothing' {
  // No tick means all categories.
  const isOwn = view.categories === 'own' || view.categories.length === 0;
  if (target.kind === 'category' && isOwn) return { kind: 'category', id: target.id };
  const isListed = Array.isArray(view.categories) && !isOwn;
  if (!categories && !isListed) return 'waits';
  const tree = categories ?? [];
  const ids = isListed ? tickedCategories(view, target, tree) : everyCategoryId(tree);
  return ids.length === 0 ? 'nothing' : { kind: 'categories', ids: withinLimit(ids, tree) };
}

function question<Word extends FilterWord>(
  target: ResultsTarget,
  view: ResultsView,
  choices: Choices<Word>,
  sort: PriceSort | null,
  categories: readonly Category[] | null,
): ResultsRequest<Word> {
  if (target.kind === 'special-offer' && !choices.words.some((word) => word === 'discounted')) return 'nothing';
  const { words, rating, price, values } = choices;
  const bounds = price?.used ? { min: price.min, max: price.max } : null;
  const rest = { words, rating, price: bounds, sort, ...(values ? { values } : {}) };
  if (target.kind === 'category' || target.kind === 'all-categories') {
    const list = categoryList(target, view, categories);
    return typeof list === 'string' ? list : { list, ...rest, categoryIds: [] };
  }
  const list: ResultsList = target.kind === 'special-offer' ? { kind: 'offers' } : target;
  // With all categories ticked there is nothing to narrow.
  const categoryIds = typeof view.categories === 'string' ? [] : withinLimit(view.categories, categories ?? []);
  return { list, ...rest, categoryIds };
}

/** @param categories null while loading @param offersValues the module's results offer filters with values */
export function itemsRequest(
  target: ResultsTarget,
  view: ResultsView,
  categories: readonly Category[] | null,
  offersValues = false,
): ResultsRequest<ItemFilterWord> {
  const asked = question<ItemFilterWord>(target, view, view.items, view.sort, categories);
  // A link may choose values that the module does not offer: who filters them is told by their counts.
  const countsValues = offersValues || view.items.values !== undefined;
  return typeof asked === 'string' || !countsValues ? asked : { ...asked, countsValues };
}

/** Stores have no price: neither as a filter nor as an order (RES-05). */
export const storesRequest = (target: ResultsTarget, view: ResultsView, categories: readonly Category[] | null) =>
  question<StoreFilterWord>(target, view, { ...view.stores, price: null }, null, categories);

/** Whether the request has any filter or sort order. */
export const isNarrowed = ({ words, rating, price, sort, categoryIds, values }: ResultsQuery<FilterWord>): boolean =>
  words.length > 0 || rating > 0 || price !== null || sort !== null || categoryIds.length > 0 || values !== undefined;
