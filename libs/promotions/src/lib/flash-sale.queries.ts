/** Queries of `/flash-sales?id=`. */
import { promotionsApi } from '@shop/api-client/promotions';
import { ask, pageQueries } from '@shop/page-engine';

export const flashSaleQueries = pageQueries({
  queries: ({ query, scope }) => {
    const saleId = query.get('id');
    return { sale: ask(promotionsApi.endpoints.getFlashSaleItems, saleId ? { scope, saleId } : null) };
  },
});
