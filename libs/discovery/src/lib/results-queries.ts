/**
 * First queries of the results pages: the first page of the open tab, filtered by the URL. The view must use the same
 * arguments to hit the cache.
 */
import { catalogApi } from '@shop/api-client/catalog';
import { resultsApi } from '@shop/api-client/results';
import type { Category } from '@shop/domain';
import { itemsAsked, storesAsked } from '@shop/domain/results-ask';
import { resultsViewOf, type ResultsTarget } from '@shop/domain/results-view';
import { ask, type PageContext } from '@shop/page-engine';

const { getCategories } = catalogApi.endpoints;
const { getResultItems, getResultStores } = resultsApi.endpoints;

/** @param categories null while loading; lists that need them wait */
function listOf(target: ResultsTarget, categories: Category[] | null, { scope, query }: PageContext) {
  const view = resultsViewOf(query, target);
  const items = view.tab === 'items' ? itemsAsked(target, view, categories) : 'nothing';
  const stores = view.tab === 'stores' ? storesAsked(target, view, categories) : 'nothing';
  return {
    items: ask(getResultItems, typeof items === 'string' ? null : { scope, ask: items }),
    stores: ask(getResultStores, typeof stores === 'string' ? null : { scope, ask: stores }),
  };
}

export const firstResults = (target: ResultsTarget, context: PageContext) => ({
  categories: ask(getCategories, { scope: context.scope }),
  ...listOf(target, null, context),
});

export function restOfResults(target: ResultsTarget, categories: Category[] | undefined, context: PageContext) {
  const first = listOf(target, null, context);
  const hasWaited = first.items.args === null && first.stores.args === null;
  return hasWaited && categories ? listOf(target, categories, context) : first;
}
