/** Queries of `/flash-sales?id=`. */
import { promotionsApi } from '@shop/api-client/promotions';
import { pageQueries, queryOf } from '@shop/page-engine';

export const flashSaleQueries = pageQueries({
  queries: ({ query, scope }) => {
    const saleId = query.get('id');
    return { sale: queryOf(promotionsApi.endpoints.getFlashSaleItems, saleId ? { scope, saleId } : null) };
  },
});
