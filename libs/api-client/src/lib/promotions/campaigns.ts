/** Campaigns, and items of campaigns (contract §2.7, §4.6). */
import type { WireCampaign } from '@shop/contract/campaign';
import type { WireItem } from '@shop/contract/item';
import type { WireStore } from '@shop/contract/store';
import type { Campaign, Item } from '@shop/domain';
import { DETAILS, LIST, MINUTES, moneyOf, type EndpointBuild } from '../base/api';
import type { Scope } from '../base/scope';
import type { Tolerant } from '../base/tolerant';
import { picture, text, textOrNull, wires, type WireMoney } from '../base/wire';
import { toItem } from '../catalog/to-item';
import { toStore } from '../catalog/to-store';

/** 'YYYY-MM-DD' with 'HH:mm', in UTC; a date without a time lasts until the end of its day. */
function momentOf(date: unknown, time: unknown, endOfDay: boolean): number | null {
  const day = text(date).slice(0, 10);
  const clock = text(time).slice(0, 5) || (endOfDay ? '23:59' : '00:00');
  const at = Date.parse(`${day}T${clock}:00Z`);
  return day && Number.isFinite(at) ? at : null;
}

/** A campaign's own page has its stores; a backend may send a colour with the picture. */
type CampaignWire = Tolerant<WireCampaign & { stores: WireStore[]; image_tint: string }>;

export function toCampaign(wire: CampaignWire, money: WireMoney): Campaign {
  return {
    id: text(wire.id),
    slug: textOrNull(wire.slug),
    title: text(wire.title),
    description: text(wire.description),
    image: picture(wire.image, wire.image_full_url, null, wire.image_tint),
    ends: momentOf(wire.available_date_ends, wire.end_time, true),
    moduleId: text(wire.module_id),
    stores: wires(wire.stores).map((entry) => toStore(entry, money)),
  };
}

export const campaignEndpoints = (build: EndpointBuild) => ({
  getCampaigns: build.query<Campaign[], { scope: Scope }>({
    query: ({ scope }) => ({ url: '/api/v1/campaigns/basic', scope }),
    transformResponse: (wire: unknown, meta) =>
      wires<WireCampaign[]>(wire).map((entry) => toCampaign(entry, moneyOf(meta))),
    extraOptions: LIST,
    keepUnusedDataFor: 5 * MINUTES,
  }),
  /** null: no such campaign. */
  getCampaign: build.query<Campaign | null, { scope: Scope; id: string }>({
    query: ({ scope, id }) => ({
      url: '/api/v1/campaigns/basic-campaign-details',
      params: { basic_campaign_id: id },
      scope,
    }),
    transformResponse: (wire: CampaignWire | null, meta) => wire && toCampaign(wire, moneyOf(meta)),
    extraOptions: DETAILS,
  }),
  /** Campaign items. */
  getItemCampaigns: build.query<Item[], { scope: Scope }>({
    query: ({ scope }) => ({ url: '/api/v1/campaigns/item', scope }),
    transformResponse: (wire: unknown, meta) => wires<WireItem[]>(wire).map((entry) => toItem(entry, moneyOf(meta))),
    extraOptions: LIST,
  }),
});
