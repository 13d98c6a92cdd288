/** Banners of a home page (contract §4.1). */
import type { WireBanner } from '@shop/contract/banner';
import type { WireCampaign } from '@shop/contract/campaign';
import type { Banner } from '@shop/domain';
import { insidePath, webAddress } from '@shop/util';
import { LIST, MINUTES, type EndpointBuild } from '../base/api';
import type { Tolerant } from '../base/tolerant';
import { object, picture, text, textOrNull, wires } from '../base/wire';
import type { Scoped } from './pages';

function targetOf(wire: Tolerant<WireBanner>): Banner['target'] {
  const store = object(wire.store);
  if (wire.type === 'store_wise' && store)
    return {
      kind: 'store',
      store: { id: text(store.id), slug: textOrNull(store.slug), moduleId: text(store.module_id) },
    };
  const item = object(wire.item);
  if (wire.type === 'item_wise' && item) return { kind: 'item', itemId: text(item.id) };
  return { kind: 'link', url: insidePath(wire.link) ?? webAddress(wire.link) };
}

/** A backend may send a colour with the picture of a campaign. */
interface Banners {
  banners: WireBanner[];
  campaigns: (WireCampaign & { image_tint: string })[];
}

/** Banners first, then campaigns; ids are unique over both. */
export function toBanners(wire: Tolerant<Banners>): Banner[] {
  const banners = wires(wire.banners).map((entry) => ({
    id: `banner-${text(entry.id)}`,
    title: text(entry.title),
    image: picture(entry.image, entry.image_full_url, null, entry.image_tint),
    target: targetOf(entry),
  }));
  const campaigns = wires(wire.campaigns).map((entry): Banner => ({
    id: `campaign-${text(entry.id)}`,
    title: text(entry.title),
    image: picture(entry.image, entry.image_full_url, null, entry.image_tint),
    target: { kind: 'campaign', campaign: { id: text(entry.id), slug: textOrNull(entry.slug) } },
  }));
  return [...banners, ...campaigns];
}

export const bannerEndpoints = (build: EndpointBuild) => ({
  getBanners: build.query<Banner[], Scoped>({
    query: ({ scope }) => ({ url: '/api/v1/banners', scope }),
    transformResponse: toBanners,
    extraOptions: LIST,
    keepUnusedDataFor: 5 * MINUTES,
  }),
});
