/** Queries of `/brands/{slug or id}`. */
import { pageQueries, queryOf } from '@shop/page-engine';
import { brandsApi } from './api';

export const brandQueries = pageQueries({
  queries: ({ scope, params: { id } }) => ({
    brands: queryOf(brandsApi.endpoints.getBrands, { scope }),
    items: queryOf(brandsApi.endpoints.getBrandItems, id ? { scope, brand: id } : null),
  }),
});
