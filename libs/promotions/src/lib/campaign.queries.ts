/** What `/campaigns/{slug or id}` asks: the call takes an id alone, so a slug is looked up among the campaigns of the module. */
import { promotionsApi } from '@shop/api-client/promotions';
import type { Campaign } from '@shop/domain';
import { ask, pageQueries } from '@shop/page-engine';

const { getCampaign, getCampaigns } = promotionsApi.endpoints;
const isId = (key: string) => /^\d+$/.test(key);

/** null: there is none; undefined: not known. */
function idOf(key: string, listed: Campaign[] | undefined): string | null | undefined {
  if (isId(key)) return key;
  return listed && (listed.find(({ slug }) => slug === key)?.id ?? null);
}

export const campaignQueries = pageQueries({
  queries: ({ params: { id = '' }, scope }) => ({ campaigns: ask(getCampaigns, isId(id) ? null : { scope }) }),
  laterQueries: ({ campaigns }, { params, scope }) => {
    const id = idOf(params.id ?? '', campaigns);
    return { campaign: ask(getCampaign, id ? { scope, id } : null) };
  },
});
