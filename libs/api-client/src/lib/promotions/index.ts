/** What the homes promote (contract §4.1): so far the video or picture with its steps. */
import type { VideoContent } from '@shop/domain';
import { LIST, MINUTES, shopApi } from '../base/api';
import type { Scope } from '../base/scope';
import { picture, text, wires, type Wire } from '../base/wire';

function mediaOf(wire: Wire): VideoContent['media'] {
  const folder = text(wire.promotional_banner_url) || null;
  if (wire.banner_type === 'image') {
    const image = picture(wire.banner_image, wire.banner_image_full_url, folder);
    return image ? { kind: 'image', picture: image } : null;
  }
  // A link to a video stands as it is; an uploaded one has a folder of its own.
  const [file, base] =
    wire.banner_type === 'video_content'
      ? [wire.banner_video_content, text(wire.banner_video_content_url) || folder]
      : [wire.banner_video, folder];
  const video = picture(file, wire.banner_video_content_full_url, base);
  return video ? { kind: 'video', url: video.url } : null;
}

/** Contents come in pairs: a title, then its description (PARC-03). */
export function toVideoContent(wire: Wire): VideoContent {
  const values = wires(wire.banner_contents).map((entry) => text(entry.value));
  const steps = values.flatMap((title, index) => (index % 2 === 0 ? [{ title, text: values[index + 1] ?? '' }] : []));
  return { title: text(wire.section_title), media: mediaOf(wire), steps };
}

export const promotionsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getVideoContent: build.query<VideoContent, { scope: Scope }>({
      query: ({ scope }) => ({ url: '/api/v1/other-banners/video-content', scope }),
      transformResponse: (wire: Wire) => toVideoContent(wire),
      extraOptions: LIST,
      keepUnusedDataFor: 5 * MINUTES,
    }),
  }),
});

export const { useGetVideoContentQuery } = promotionsApi;
