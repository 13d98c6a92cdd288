/** Promotional sections of home pages (contract §4.1). */
import Type, { type Static } from 'typebox';
import { Flag, Id, Nullable, Text } from './common';

export const WireContent = Type.Object({
  id: Id,
  module_id: Id,
  key: Text,
  value: Text,
  type: Text,
  status: Flag,
});
export type WireContent = Static<typeof WireContent>;

const File = Nullable(Text);
/** Union of the fields that the four shopping modules and parcel read. */
export const WireOtherBanners = Type.Object({
  promotional_banner_url: Text,
  promotional_banner: File,
  promotional_banner_full_url: File,
  best_reviewed_section_banner: File,
  best_reviewed_section_banner_full_url: File,
  new_arrival_section_banner: File,
  new_arrival_section_banner_full_url: File,
  bottom_section_banner: File,
  bottom_section_banner_full_url: File,
  basic_section_nearby: File,
  basic_section_nearby_full_url: File,
  promotional_banner_content: Nullable(Text),
  banners: Type.Array(WireContent),
});
export type WireOtherBanners = Static<typeof WireOtherBanners>;

export const WireWhyChoose = Type.Object({
  why_choose_url: Text,
  banners: Type.Array(
    Type.Object({
      id: Id,
      module_id: Id,
      title: Text,
      short_description: Text,
      image: Text,
      image_full_url: Text,
      status: Flag,
    }),
  ),
});
export type WireWhyChoose = Static<typeof WireWhyChoose>;

export const WireVideoContent = Type.Object({
  promotional_banner_url: Text,
  banner_video_content_url: Text,
  section_title: Text,
  banner_type: Text,
  banner_video: File,
  banner_image: File,
  banner_image_full_url: File,
  banner_video_content: File,
  banner_contents: Type.Array(WireContent),
});
export type WireVideoContent = Static<typeof WireVideoContent>;
