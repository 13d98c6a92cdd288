/** Promotions on home pages (contract §4.1, §4.5 to §4.7): flash sales, campaigns, banners, reasons, a video. */
import type { WireCampaign } from '@shop/contract/campaign';
import type { WireSale, WireSaleItem } from '@shop/contract/flash-sale';
import type { WireItem } from '@shop/contract/item';
import type { WireVideoContent } from '@shop/contract/promotion';
import type { Campaign, FlashProduct, FlashSale, Item, Reason, SectionBanners, VideoContent } from '@shop/domain';
import { DETAILS, LIST, MINUTES, moneyOf, shopApi } from '../base/api';
import type { Scope } from '../base/scope';
import { isWire, object, page, picture, text, wires } from '../base/wire';
import type { Tolerant } from '../base/tolerant';
import { toItem } from '../catalog/to-catalog';
import {
  toCampaign,
  toFlashProduct,
  toFlashSale,
  toReason,
  toSectionBanners,
  type CampaignWire,
  type ReasonWire,
} from './to-promotions';

export interface FlashPage {
  sale: FlashSale | null;
  entries: FlashProduct[];
  total: number;
}

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

export const promotionsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getVideoContent: build.query<VideoContent, { scope: Scope }>({
      query: ({ scope }) => ({ url: '/api/v1/other-banners/video-content', scope }),
      transformResponse: toVideoContent,
      extraOptions: LIST,
      keepUnusedDataFor: 5 * MINUTES,
    }),
    /** null without an active sale that has products; the products come from `getFlashSaleItems`. */
    getFlashSale: build.query<FlashSale | null, { scope: Scope }>({
      query: ({ scope }) => ({ url: '/api/v1/flash-sales', params: { limit: 2, offset: 1 }, scope }),
      transformResponse: (wire: unknown) =>
        isWire(wire) && wires(wire.active_products).length > 0 ? toFlashSale(wire) : null,
      extraOptions: LIST,
    }),
    getFlashSaleItems: build.infiniteQuery<FlashPage, { scope: Scope; saleId: string }, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, pages) => {
          const loaded = pages.reduce((sum, { entries }) => sum + entries.length, 0);
          return last.entries.length === 0 || loaded >= last.total ? undefined : pages.length + 1;
        },
      },
      query: ({ queryArg: { scope, saleId }, pageParam }) => ({
        url: '/api/v1/flash-sales/items',
        params: { flash_sale_id: saleId, limit: 20, offset: pageParam },
        scope,
      }),
      transformResponse: (wire: Tolerant<{ flash_sale: WireSale }>, meta) => {
        const { wires: entries, total } = page<{ products: WireSaleItem[]; active_products: WireSaleItem[] }>(
          wire,
          'products',
          'active_products',
        );
        const sale = isWire(wire.flash_sale) ? toFlashSale(object(wire.flash_sale) ?? {}) : null;
        return { sale, entries: entries.map((entry) => toFlashProduct(entry, moneyOf(meta))), total };
      },
      extraOptions: LIST,
    }),
    getCampaigns: build.query<Campaign[], { scope: Scope }>({
      query: ({ scope }) => ({ url: '/api/v1/campaigns/basic', scope }),
      transformResponse: (wire: unknown, meta) =>
        wires<WireCampaign[]>(wire).map((entry) => toCampaign(entry, moneyOf(meta))),
      extraOptions: LIST,
      keepUnusedDataFor: 5 * MINUTES,
    }),
    /** null: no such campaign. */
    getCampaign: build.query<Campaign | null, { scope: Scope; id: string }>({
      query: ({ scope, id }) => ({
        url: '/api/v1/campaigns/basic-campaign-details',
        params: { basic_campaign_id: id },
        scope,
      }),
      transformResponse: (wire: CampaignWire | null, meta) => wire && toCampaign(wire, moneyOf(meta)),
      extraOptions: DETAILS,
    }),
    /** Campaign items. */
    getItemCampaigns: build.query<Item[], { scope: Scope }>({
      query: ({ scope }) => ({ url: '/api/v1/campaigns/item', scope }),
      transformResponse: (wire: unknown, meta) => wires<WireItem[]>(wire).map((entry) => toItem(entry, moneyOf(meta))),
      extraOptions: LIST,
    }),
    getReasons: build.query<Reason[], { scope: Scope }>({
      query: ({ scope }) => ({ url: '/api/v1/other-banners/why-choose', scope }),
      transformResponse: (wire: Tolerant<{ why_choose_url: string; banners: ReasonWire[] }>) =>
        wires(wire.banners).map((entry) => toReason(entry, text(wire.why_choose_url))),
      extraOptions: LIST,
      keepUnusedDataFor: 5 * MINUTES,
    }),
    getSectionBanners: build.query<SectionBanners, { scope: Scope }>({
      query: ({ scope }) => ({ url: '/api/v1/other-banners', scope }),
      transformResponse: toSectionBanners,
      extraOptions: LIST,
      keepUnusedDataFor: 5 * MINUTES,
    }),
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
