/** A video or a picture with steps (contract §4.1). */
import type { WireVideoContent } from '@shop/contract/promotion';
import type { VideoContent } from '@shop/domain';
import { LIST, MINUTES, type EndpointBuild } from '../base/api';
import type { Scope } from '../base/scope';
import type { Tolerant } from '../base/tolerant';
import { picture, text, wires } from '../base/wire';

/** `banner_video_content_full_url`: of backends that link a video. */
type VideoWire = Tolerant<WireVideoContent & { banner_video_content_full_url: string }>;

function mediaOf(wire: VideoWire): VideoContent['media'] {
  const folder = text(wire.promotional_banner_url) || null;
  if (wire.banner_type === 'image') {
    const image = picture(wire.banner_image, wire.banner_image_full_url, folder);
    return image ? { kind: 'image', picture: image } : null;
  }
  // A linked video has a full URL; an uploaded one has its own folder.
  const [file, base] =
    wire.banner_type === 'video_content'
      ? [wire.banner_video_content, text(wire.banner_video_content_url) || folder]
      : [wire.banner_video, folder];
  const video = picture(file, wire.banner_video_content_full_url, base);
  return video ? { kind: 'video', url: video.url } : null;
}

/** Contents alternate: a title, then its description (PARC-03). */
export function toVideoContent(wire: VideoWire): VideoContent {
  const values = wires(wire.banner_contents).map((entry) => text(entry.value));
  const steps = values.flatMap((title, index) => (index % 2 === 0 ? [{ title, text: values[index + 1] ?? '' }] : []));
  return { title: text(wire.section_title), media: mediaOf(wire), steps };
}

export const videoContentEndpoints = (build: EndpointBuild) => ({
  getVideoContent: build.query<VideoContent, { scope: Scope }>({
    query: ({ scope }) => ({ url: '/api/v1/other-banners/video-content', scope }),
    transformResponse: toVideoContent,
    extraOptions: LIST,
    keepUnusedDataFor: 5 * MINUTES,
  }),
});
