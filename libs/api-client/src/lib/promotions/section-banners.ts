/** Banners between the sections of a home page (contract §4.1). */
import type { WireOtherBanners } from '@shop/contract/promotion';
import type { SectionBanners } from '@shop/domain';
import { LIST, MINUTES, type EndpointBuild } from '../base/api';
import type { Scope } from '../base/scope';
import type { Tolerant } from '../base/tolerant';
import { picture, text, wires } from '../base/wire';

type SectionBanner =
  | 'promotional_banner'
  | 'best_reviewed_section_banner'
  | 'new_arrival_section_banner'
  | 'bottom_section_banner'
  | 'basic_section_nearby';

/** Each picture is `promotional_banner_url` plus its value, unless a full URL is given (PROMO-17, HOME-23). */
export function toSectionBanners(wire: Tolerant<WireOtherBanners>): SectionBanners {
  const folder = text(wire.promotional_banner_url) || null;
  // Older backends send the same pictures as a list of contents by key.
  const listed = new Map(wires(wire.banners).map((entry) => [text(entry.key), entry]));
  const of = (key: SectionBanner) => picture(wire[key] ?? listed.get(key)?.value, wire[`${key}_full_url`], folder);
  return {
    promotional: of('promotional_banner'),
    message: text(wire.promotional_banner_content) || text(listed.get('promotional_banner_content')?.value),
    bestReviewed: of('best_reviewed_section_banner'),
    newArrival: of('new_arrival_section_banner'),
    bottom: of('bottom_section_banner'),
    basic: of('basic_section_nearby'),
  };
}

export const sectionBannerEndpoints = (build: EndpointBuild) => ({
  getSectionBanners: build.query<SectionBanners, { scope: Scope }>({
    query: ({ scope }) => ({ url: '/api/v1/other-banners', scope }),
    transformResponse: toSectionBanners,
    extraOptions: LIST,
    keepUnusedDataFor: 5 * MINUTES,
  }),
});
