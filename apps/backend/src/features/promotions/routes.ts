/** The promotional sections of a module's home (contract §4.1): banners, reasons, video or image with steps. */
import { and, asc, eq } from 'drizzle-orm';
import { refusals } from '@shop/contract/common';
import { WireOtherBanners, WireVideoContent, WireWhyChoose, type WireContent } from '@shop/contract/promotion';
import type { Shop } from '../../context';
import * as t from '../../db/schema';
import { moduleOf, type RequestPlace } from '../../plugins/place';
import { folderOf, pictureUrl, words } from '../../present';

type ContentRow = typeof t.moduleContents.$inferSelect;

const presentContent = (row: ContentRow, place: RequestPlace): WireContent => ({
  id: row.id,
  module_id: row.moduleId,
  key: row.key,
  value: words(row.value, place),
  type: row.section,
  status: 1,
});

/** The file of a section under both of its names: the bare one and the whole address. */
function fileOf<K extends string>(rows: ContentRow[], key: K, place: RequestPlace) {
  const file = rows.find((row) => row.key === key)?.value.en ?? null;
  return { [key]: file, [`${key}_full_url`]: file && pictureUrl(place, 'banner', file) } as Record<
    K | `${K}_full_url`,
    string | null
  >;
}

export function promotionRoutes({ app, db }: Shop): void {
  const tags = ['promotions'];
  const contentsOf = (section: ContentRow['section'], moduleId: number) =>
    db
      .select()
      .from(t.moduleContents)
      .where(and(eq(t.moduleContents.moduleId, moduleId), eq(t.moduleContents.section, section)))
      .orderBy(asc(t.moduleContents.position));

  app.get(
    '/api/v1/other-banners',
    {
      config: { shared: 'anywhere' },
      schema: { operationId: 'otherBanners', tags, response: { 200: WireOtherBanners, ...refusals } },
    },
    async (request) => {
      const { place } = request;
      const rows = await contentsOf('promotion', moduleOf(request));
      return {
        promotional_banner_url: folderOf(place, 'banner'),
        ...fileOf(rows, 'promotional_banner', place),
        ...fileOf(rows, 'best_reviewed_section_banner', place),
        ...fileOf(rows, 'new_arrival_section_banner', place),
        ...fileOf(rows, 'bottom_section_banner', place),
        ...fileOf(rows, 'basic_section_nearby', place),
        banners: rows.map((row) => presentContent(row, place)),
      };
    },
  );

  app.get(
    '/api/v1/other-banners/why-choose',
    {
      config: { shared: 'anywhere' },
      schema: { operationId: 'whyChoose', tags, response: { 200: WireWhyChoose, ...refusals } },
    },
    async (request) => {
      const { place } = request;
      const rows = await db
        .select()
        .from(t.moduleReasons)
        .where(eq(t.moduleReasons.moduleId, moduleOf(request)))
        .orderBy(asc(t.moduleReasons.position));
      return {
        why_choose_url: folderOf(place, 'category'),
        banners: rows.map((row) => ({
          id: row.id,
          module_id: row.moduleId,
          title: words(row.title, place),
          short_description: words(row.text, place),
          image: row.image,
          image_full_url: pictureUrl(place, 'category', row.image),
          status: 1 as const,
        })),
      };
    },
  );

  app.get(
    '/api/v1/other-banners/video-content',
    {
      config: { shared: 'anywhere' },
      schema: { operationId: 'videoContent', tags, response: { 200: WireVideoContent, ...refusals } },
    },
    async (request) => {
      const { place } = request;
      const rows = await contentsOf('video', moduleOf(request));
      const valueOf = (key: string) => {
        const row = rows.find((entry) => entry.key === key);
        return row ? words(row.value, place) : null;
      };
      return {
        promotional_banner_url: folderOf(place, 'banner'),
        banner_video_content_url: folderOf(place, 'banner'),
        section_title: valueOf('section_title') ?? '',
        banner_type: valueOf('banner_type') ?? '',
        banner_video: valueOf('banner_video'),
        ...fileOf(rows, 'banner_image', place),
        banner_video_content: valueOf('banner_video_content'),
        banner_contents: rows
          .filter(({ key }) => /^(title|description)_/.test(key))
          .map((row) => presentContent(row, place)),
      };
    },
  );
}
