/** The promotional sections of a module's home (contract §4.1): banners, reasons, video or image with steps. */
import { errorResponses } from '@shop/contract/common';
import { WireOtherBanners, WireVideoContent, WireWhyChoose } from '@shop/contract/promotion';
import type { Shop } from '../../context';
import { moduleOf } from '../../plugins/place';
import { folderOf } from '../../present';
import { presentContent, presentFile, presentText, presentReason, presentVideo } from './present';
import { contentsOf, reasonsOf } from './queries';

export function promotionRoutes({ app, db }: Shop): void {
  const tags = ['promotions'];

  app.get(
    '/api/v1/other-banners',
    {
      config: { shared: 'anywhere' },
      schema: { operationId: 'otherBanners', tags, response: { 200: WireOtherBanners, ...errorResponses } },
    },
    async (request) => {
      const { place } = request;
      const rows = await contentsOf(db, 'promotion', moduleOf(request));
      return {
        promotional_banner_url: folderOf(place, 'banner'),
        ...presentFile(rows, 'promotional_banner', place),
        ...presentFile(rows, 'best_reviewed_section_banner', place),
        ...presentFile(rows, 'new_arrival_section_banner', place),
        ...presentFile(rows, 'bottom_section_banner', place),
        ...presentFile(rows, 'basic_section_nearby', place),
        promotional_banner_content: presentText(rows, 'promotional_banner_content', place),
        banners: rows.map((row) => presentContent(row, place)),
      };
    },
  );

  app.get(
    '/api/v1/other-banners/why-choose',
    {
      config: { shared: 'anywhere' },
      schema: { operationId: 'whyChoose', tags, response: { 200: WireWhyChoose, ...errorResponses } },
    },
    async (request) => {
      const { place } = request;
      const rows = await reasonsOf(db, moduleOf(request));
      return {
        why_choose_url: folderOf(place, 'category'),
        banners: rows.map((row) => presentReason(row, place)),
      };
    },
  );

  app.get(
    '/api/v1/other-banners/video-content',
    {
      config: { shared: 'anywhere' },
      schema: { operationId: 'videoContent', tags, response: { 200: WireVideoContent, ...errorResponses } },
    },
    async (request) => presentVideo(await contentsOf(db, 'video', moduleOf(request)), request.place),
  );
}
