/** Campaigns as the wire has them (contract §4.6). */
import Type from 'typebox';
import { Id, Text } from '@shop/contract/common';
import type { RequestPlace } from '../../plugins/place';
import { pictureUrl, stamp, words } from '../../present';
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
  const [from, to] = [stamp(row.startsAt), stamp(row.endsAt)];
  return {
    id: row.id,
    title: words(row.title, place),
    slug: row.slug,
    image: row.image,
    image_full_url: pictureUrl(place, 'banner', row.image),
    description: words(row.description, place),
    available_date_starts: from.slice(0, 10),
    available_date_ends: to.slice(0, 10),
    start_time: from.slice(11, 16),
    end_time: to.slice(11, 16),
    module_id: row.moduleId,
  };
}
