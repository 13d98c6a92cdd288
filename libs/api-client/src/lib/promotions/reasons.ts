/** Why the shop is chosen (contract §4.1). */
import type { WireWhyChoose } from '@shop/contract/promotion';
import type { Reason } from '@shop/domain';
import { LIST, MINUTES, type EndpointBuild } from '../base/api';
import type { Scope } from '../base/scope';
import type { EntryOf, Tolerant } from '../base/tolerant';
import { picture, text, wires } from '../base/wire';

/** A backend may send a colour with the picture. */
type ReasonWire = EntryOf<WireWhyChoose['banners']> & { image_tint: string };

export function toReason(wire: Tolerant<ReasonWire>, folder: string): Reason {
  return {
    id: text(wire.id),
    title: text(wire.title),
    text: text(wire.short_description),
    image: picture(wire.image, wire.image_full_url, folder || null, wire.image_tint),
  };
}

export const reasonEndpoints = (build: EndpointBuild) => ({
  getReasons: build.query<Reason[], { scope: Scope }>({
    query: ({ scope }) => ({ url: '/api/v1/other-banners/why-choose', scope }),
    transformResponse: (wire: Tolerant<Omit<WireWhyChoose, 'banners'> & { banners: ReasonWire[] }>) =>
      wires(wire.banners).map((entry) => toReason(entry, text(wire.why_choose_url))),
    extraOptions: LIST,
    keepUnusedDataFor: 5 * MINUTES,
  }),
});
