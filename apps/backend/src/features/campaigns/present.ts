/** Campaigns in the wire format (contract §4.6). */
import Type from 'typebox';
import { Id, Text } from '@shop/contract/common';
import type { RequestPlace } from '../../plugins/place';
import { pictureUrl, windowOf, localize } from '../../present';
import type { CampaignRow } from './queries';

export const WireCampaign = Type.Object({
  id: Id,
  title: Text,
  slug: Text,
  image: Text,
  image_full_url: Text,
  description: Text,
  available_date_starts: Text,
  available_date_ends: Text,
  start_time: Text,
  end_time: Text,
  module_id: Id,
});
/** @returns a {@link WireCampaign} */
export function presentCampaign(row: CampaignRow, place: RequestPlace) {
  return {
    id: row.id,
    title: localize(row.title, place),
    slug: row.slug,
    image: row.image,
    image_full_url: pictureUrl(place, 'banner', row.image),
    description: localize(row.description, place),
    ...windowOf(row.startsAt, row.endsAt),
    module_id: row.moduleId,
  };
}
