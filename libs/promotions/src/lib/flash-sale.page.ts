/** `/flash-sales?id={id}` */
import { cardMessages, promoMessages } from '@shop/catalog-cards';
import { definePage } from '@shop/page-engine';
import { paths } from '@shop/util';
import { FlashSalePage } from './flash-sale-page';
import { flashSaleQueries } from './flash-sale.queries';
import { promotionMessages } from '../messages';

export const page = definePage({
  ...flashSaleQueries,
  View: FlashSalePage,
  messages: [promotionMessages, promoMessages, cardMessages],
  meta: ({ sale }, { query, t }) => {
    const flashSale = sale?.pages[0]?.sale;
    const id = query.get('id');
    return {
      title: flashSale ? flashSale.title || t(promotionMessages)('sale') : null,
      canonical: id ? paths.flashSale(id) : undefined,
    };
  },
});
