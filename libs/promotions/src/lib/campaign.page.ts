/** `/campaigns/{slug or id}`: the call takes an id alone, so a slug is looked up among the campaigns of the module. */
import { promotionsApi } from '@shop/api-client/promotions';
import { cardMessages } from '@shop/catalog-cards';
import type { Campaign } from '@shop/domain';
import { ask, definePage } from '@shop/page-engine';
import { CampaignPage } from './campaign-page';
import { promotionMessages } from '../messages';

const { getCampaign, getCampaigns } = promotionsApi.endpoints;
const isId = (key: string) => /^\d+$/.test(key);

/** null: there is none; undefined: not known. */
function idOf(key: string, listed: Campaign[] | undefined): string | null | undefined {
  if (isId(key)) return key;
  return listed && (listed.find(({ slug }) => slug === key)?.id ?? null);
}

export const page = definePage({
  View: CampaignPage,
  messages: [promotionMessages, cardMessages],
  queries: ({ params: { id = '' }, scope }) => ({ campaigns: ask(getCampaigns, isId(id) ? null : { scope }) }),
  laterQueries: ({ campaigns }, { params, scope }) => {
    const id = idOf(params.id ?? '', campaigns);
    return { campaign: ask(getCampaign, id ? { scope, id } : null) };
  },
  meta: ({ campaign }) => ({
    title: campaign?.title ?? null,
    description: campaign?.description,
    image: campaign?.image?.url,
    canonical: campaign ? `/campaigns/${encodeURIComponent(campaign.slug || campaign.id)}` : undefined,
  }),
  // Listed, and not among them: there is none.
  status: ({ campaigns, campaign }) => (campaign ? 200 : campaign === null || campaigns ? 404 : 503),
  jsonLd: async ({ campaign }) => (campaign ? (await import('./json-ld')).campaignJsonLd(campaign) : null),
});
