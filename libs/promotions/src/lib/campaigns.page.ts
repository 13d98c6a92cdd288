/** `/campaigns` */
import { promotionsApi } from '@shop/api-client/promotions';
import { definePage, queryOf } from '@shop/page-engine';
import { CampaignsPage } from './campaigns-page';
import { promotionMessages } from '../messages';

export const page = definePage({
  View: CampaignsPage,
  messages: [promotionMessages],
  queries: ({ scope }) => ({ campaigns: queryOf(promotionsApi.endpoints.getCampaigns, { scope }) }),
  meta: (_answers, { t }) => ({ title: t(promotionMessages)('campaigns') }),
});
