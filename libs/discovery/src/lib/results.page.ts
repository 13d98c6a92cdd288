/** `/home?search=…`: a search is a separate page at the URL of the home page (ROUTE-03). */
import { startApi } from '@shop/api-client/start';
import { cardMessages, dietMessages } from '@shop/catalog-cards';
import { resultsTargetOf } from '@shop/domain/results-view';
import { searchText } from '@shop/domain/search-text';
import { definePage, queryOf } from '@shop/page-engine';
import { ResultsPage } from './results-page';
import { firstResults, restOfResults } from './results-queries';
import { paths } from '@shop/util';
import { titleOfResults } from './results-title';
import { discoveryMessages, resultsMessages } from '../messages';

const searchOf = (query: URLSearchParams) => searchText(query.get('search'));
const targetOf = (query: URLSearchParams) => resultsTargetOf(searchOf(query), query);

export const page = definePage({
  sample: '?search=milk',
  View: ResultsPage,
  parts: () => [import('./results-bar')],
  messages: [cardMessages, dietMessages, discoveryMessages, resultsMessages],
  queries: (context) => ({
    modules: queryOf(startApi.endpoints.getModules, { language: context.language }),
    ...firstResults(targetOf(context.query), context),
  }),
  laterQueries: ({ categories }, context) => restOfResults(targetOf(context.query), categories, context),
  meta: ({ categories }, { query, t }) => ({
    title: titleOfResults(targetOf(query), query.get('name'), categories ?? [], t(resultsMessages)).title || null,
    canonical: paths.search(searchOf(query)),
  }),
});
