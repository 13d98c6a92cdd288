/** Promotional sections of a home in the wire format (contract §4.1). */
import type { Static } from 'typebox';
import type { WireContent, WireVideoContent, WireWhyChoose } from '@shop/contract/promotion';
import type { RequestPlace } from '../../plugins/place';
import { folderOf, pictureUrl, localize } from '../../present';
import type { ContentRow, ReasonRow } from './queries';

type WireReason = Static<typeof WireWhyChoose>['banners'][number];

/** One entry of a section, in the request's language. */
export const presentContent = (row: ContentRow, place: RequestPlace): WireContent => ({
  id: row.id,
  module_id: row.moduleId,
  key: row.key,
  value: localize(row.value, place),
  type: row.section,
  status: 1,
});

/** The file of a section as name and as full URL. */
export function presentFile<K extends string>(rows: readonly ContentRow[], key: K, place: RequestPlace) {
  const file = rows.find((row) => row.key === key)?.value.en ?? null;
  return { [key]: file, [`${key}_full_url`]: file && pictureUrl(place, 'banner', file) } as Record<
    K | `${K}_full_url`,
    string | null
  >;
}

/** A text of a section, in the request's language. */
export function presentText(rows: readonly ContentRow[], key: string, place: RequestPlace): string | null {
  const row = rows.find((entry) => entry.key === key);
  return row ? localize(row.value, place) : null;
}

/** One reason, in the request's language. */
export const presentReason = (row: ReasonRow, place: RequestPlace): WireReason => ({
  id: row.id,
  module_id: row.moduleId,
  title: localize(row.title, place),
  short_description: localize(row.text, place),
  image: row.image,
  image_full_url: pictureUrl(place, 'category', row.image),
  status: 1,
});

/** The video or image of a home, with its steps. */
export function presentVideo(rows: readonly ContentRow[], place: RequestPlace): WireVideoContent {
  const valueOf = (key: string) => presentText(rows, key, place);
  return {
    promotional_banner_url: folderOf(place, 'banner'),
    banner_video_content_url: folderOf(place, 'banner'),
    section_title: valueOf('section_title') ?? '',
    banner_type: valueOf('banner_type') ?? '',
    banner_video: valueOf('banner_video'),
    ...presentFile(rows, 'banner_image', place),
    banner_video_content: valueOf('banner_video_content'),
    banner_contents: rows
      .filter(({ key }) => /^(title|description)_/.test(key))
      .map((row) => presentContent(row, place)),
  };
}
