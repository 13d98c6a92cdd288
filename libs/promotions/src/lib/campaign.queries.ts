/** Queries of `/campaigns/{slug or id}`: the endpoint needs an id, so a slug is looked up in the module's campaigns. */
import { promotionsApi } from '@shop/api-client/promotions';
import type { Campaign } from '@shop/domain';
import { pageQueries, queryOf } from '@shop/page-engine';

const { getCampaign, getCampaigns } = promotionsApi.endpoints;
const isId = (key: string) => /^\d+$/.test(key);

/** null: no such campaign; undefined: unknown. */
function idOf(key: string, listed: Campaign[] | undefined): string | null | undefined {
  if (isId(key)) return key;
  return listed && (listed.find(({ slug }) => slug === key)?.id ?? null);
}

export const campaignQueries = pageQueries({
  queries: ({ params: { id = '' }, scope }) => ({ campaigns: queryOf(getCampaigns, isId(id) ? null : { scope }) }),
  laterQueries: ({ campaigns }, { params, scope }) => {
    const id = idOf(params.id ?? '', campaigns);
    return { campaign: queryOf(getCampaign, id ? { scope, id } : null) };
  },
});
