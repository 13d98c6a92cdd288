/** `/flash-sales?id={id}` */
import { promotionsApi } from '@shop/api-client/promotions';
import { cardMessages, promoMessages } from '@shop/catalog-cards';
import { ask, definePage } from '@shop/page-engine';
import { FlashSalePage } from './flash-sale-page';
import { promotionMessages } from '../messages';

export const page = definePage({
  View: FlashSalePage,
  messages: [promotionMessages, promoMessages, cardMessages],
  queries: ({ query, scope }) => {
    const saleId = query.get('id');
    return { sale: ask(promotionsApi.endpoints.getFlashSaleItems, saleId ? { scope, saleId } : null) };
  },
  meta: ({ sale }, { query, t }) => {
    const known = sale?.pages[0]?.sale;
    const id = query.get('id');
    return {
      title: known ? known.title || t(promotionMessages)('sale') : null,
      canonical: id ? `/flash-sales?${new URLSearchParams({ id })}` : undefined,
    };
  },
});
