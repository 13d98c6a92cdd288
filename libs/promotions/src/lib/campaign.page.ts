/** `/campaigns/{slug or id}`. */
import { cardMessages } from '@shop/catalog-cards';
import { definePage } from '@shop/page-engine';
import { paths } from '@shop/util';
import { CampaignPage } from './campaign-page';
import { campaignQueries } from './campaign.queries';
import { promotionMessages } from '../messages';

export const page = definePage({
  ...campaignQueries,
  sample: 'late-supper?module_id=2',
  View: CampaignPage,
  messages: [promotionMessages, cardMessages],
  meta: ({ campaign }) => ({
    title: campaign?.title ?? null,
    description: campaign?.description,
    image: campaign?.image?.url,
    canonical: campaign ? paths.campaign({ ...campaign, moduleId: '' }) : undefined,
  }),
  // In the list of campaigns it is missing: 404.
  status: ({ campaigns, campaign }) => (campaign ? 200 : campaign === null || campaigns ? 404 : 503),
  jsonLd: async ({ campaign }) => (campaign ? (await import('./json-ld')).campaignJsonLd(campaign) : null),
});
