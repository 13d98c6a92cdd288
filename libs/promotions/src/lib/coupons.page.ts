/** `/coupons` */
import { couponsApi } from '@shop/api-client/coupons';
import { promoMessages } from '@shop/catalog-cards';
import { definePage, queryOf } from '@shop/page-engine';
import { CouponsPage } from './coupons-page';
import { promotionMessages } from '../messages';

export const page = definePage({
  View: CouponsPage,
  messages: [promotionMessages, promoMessages],
  queries: ({ scope, session }) => ({
    coupons: queryOf(couponsApi.endpoints.getCoupons, { scope, mine: session.token !== null }),
  }),
  meta: (_answers, { t }) => ({ title: t(promotionMessages)('coupons') }),
});
