/** `/brands/{slug or id}` */
import { brandsApi, findBrand } from '@shop/api-client/brands';
import { cardMessages, dietMessages } from '@shop/catalog-cards';
import { definePage, queryOf } from '@shop/page-engine';
import { BrandPage } from './brand-page';
import { firstResults, restOfResults } from './results-queries';
import { discoveryMessages, resultsMessages } from '../messages';

const targetOf = (id = '') => ({ kind: 'brand', id }) as const;

export const page = definePage({
  sample: 'volta?module_id=4',
  View: BrandPage,
  parts: () => [import('./results-bar')],
  messages: [cardMessages, dietMessages, discoveryMessages, resultsMessages],
  queries: (context) => ({
    brands: queryOf(brandsApi.endpoints.getBrands, { scope: context.scope }),
    ...firstResults(targetOf(context.params.id), context),
  }),
  laterQueries: ({ categories }, context) => restOfResults(targetOf(context.params.id), categories, context),
  meta: ({ brands }, { params: { id = '' } }) => ({ title: (brands && findBrand(brands, id)?.name) ?? null }),
});
