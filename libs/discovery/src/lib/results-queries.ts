/**
 * First queries of the results pages: the first page of the open tab, filtered by the URL. The view must use the same
 * arguments to hit the cache.
 */
import { catalogApi } from '@shop/api-client/catalog';
import { resultsApi } from '@shop/api-client/results';
import type { Category } from '@shop/domain';
import { offersValues } from '@shop/domain/item-filters';
import { itemsRequest, storesRequest } from '@shop/domain/results-query';
import { resultsViewOf, type ResultsTarget } from '@shop/domain/results-view';
import { queryOf, type PageContext } from '@shop/page-engine';

const { getCategories } = catalogApi.endpoints;
const { getResultItems, getResultStores } = resultsApi.endpoints;

/** @param categories null while loading; lists that need them wait */
function listOf(target: ResultsTarget, categories: Category[] | null, { scope, query, module, session }: PageContext) {
  const view = resultsViewOf(query, target, { look: session.resultsLook, sort: session.resultsSort });
  const hasValues = offersValues(module?.catalogue?.filters);
  const items = view.tab === 'items' ? itemsRequest(target, view, categories, hasValues) : 'nothing';
  const stores = view.tab === 'stores' ? storesRequest(target, view, categories) : 'nothing';
  return {
    items: queryOf(getResultItems, typeof items === 'string' ? null : { scope, query: items }),
    stores: queryOf(getResultStores, typeof stores === 'string' ? null : { scope, query: stores }),
  };
}

export const firstResults = (target: ResultsTarget, context: PageContext) => ({
  categories: queryOf(getCategories, { scope: context.scope }),
  ...listOf(target, null, context),
});

export function restOfResults(target: ResultsTarget, categories: Category[] | undefined, context: PageContext) {
  const first = listOf(target, null, context);
  const hasWaited = first.items.args === null && first.stores.args === null;
  return hasWaited && categories ? listOf(target, categories, context) : first;
}
