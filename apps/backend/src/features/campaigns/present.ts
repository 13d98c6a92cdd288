/** Campaigns in the wire format (contract §4.6). */
import type { RequestPlace } from '../../plugins/place';
import { pictureUrl, windowOf, localize } from '../../present';
import type { CampaignRow } from './queries';

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
