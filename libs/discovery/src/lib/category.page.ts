/** `/category/{id}` */
import { cardMessages, dietMessages } from '@shop/catalog-cards';
import { findCategory } from '@shop/domain/category-tree';
import { definePage } from '@shop/page-engine';
import { CategoryPage } from './results-page';
import { firstResults, restOfResults } from './results-queries';
import { discoveryMessages, resultsMessages } from '../messages';

const targetOf = (id = '') => ({ kind: 'category', id }) as const;

export const page = definePage({
  sample: 'fruit?module_id=1',
  View: CategoryPage,
  parts: () => [import('./results-bar')],
  messages: [cardMessages, dietMessages, discoveryMessages, resultsMessages],
  queries: (context) => firstResults(targetOf(context.params.id), context),
  laterQueries: ({ categories }, context) => restOfResults(targetOf(context.params.id), categories, context),
  meta: ({ categories }, { params }) => ({
    title: (categories && findCategory(categories, params.id ?? '')?.name) ?? null,
  }),
});
