/** `/campaigns` */
import { promotionsApi } from '@shop/api-client/promotions';
import { ask, definePage } from '@shop/page-engine';
import { CampaignsPage } from './campaigns-page';
import { promotionMessages } from '../messages';

export const page = definePage({
  View: CampaignsPage,
  messages: [promotionMessages],
  queries: ({ scope }) => ({ campaigns: ask(promotionsApi.endpoints.getCampaigns, { scope }) }),
  meta: (_answers, { t }) => ({ title: t(promotionMessages)('campaigns') }),
});
