/** Promotions on home pages: flash sales, campaigns, banners, reasons, a video. */
import { shopApi } from '../base/api';
import { campaignEndpoints } from './campaigns';
import { flashSaleEndpoints } from './flash-sale';
import { reasonEndpoints } from './reasons';
import { sectionBannerEndpoints } from './section-banners';
import { videoContentEndpoints } from './video-content';

export const promotionsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    ...videoContentEndpoints(build),
    ...flashSaleEndpoints(build),
    ...campaignEndpoints(build),
    ...reasonEndpoints(build),
    ...sectionBannerEndpoints(build),
  }),
});

export const {
  useGetVideoContentQuery,
  useGetFlashSaleQuery,
  useGetFlashSaleItemsInfiniteQuery,
  useGetCampaignsQuery,
  useGetCampaignQuery,
  useGetItemCampaignsQuery,
  useGetReasonsQuery,
  useGetSectionBannersQuery,
} = promotionsApi;
export type { FlashPage } from './flash-sale';
export { toVideoContent } from './video-content';
