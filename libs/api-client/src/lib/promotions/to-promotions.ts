/** Decodes promotions (contract §2.7, §4.1, §4.5 to §4.7). */
import type { WireCampaign } from '@shop/contract/campaign';
import type { WireSale, WireSaleItem } from '@shop/contract/flash-sale';
import type { WireOtherBanners, WireWhyChoose } from '@shop/contract/promotion';
import type { WireStore } from '@shop/contract/store';
import type { Campaign, FlashProduct, FlashSale, Reason, SectionBanners } from '@shop/domain';
import { moment, number, object, picture, text, textOrNull, wires, type WireMoney } from '../base/wire';
import type { Tolerant } from '../base/tolerant';
import { toDiscount, toItem, toStore } from '../catalog/to-catalog';

/** 'YYYY-MM-DD' with 'HH:mm', in UTC; a date without a time lasts until the end of its day. */
function momentOf(date: unknown, time: unknown, endOfDay: boolean): number | null {
  const day = text(date).slice(0, 10);
  const clock = text(time).slice(0, 5) || (endOfDay ? '23:59' : '00:00');
  const at = Date.parse(`${day}T${clock}:00Z`);
  return day && Number.isFinite(at) ? at : null;
}

/** The sale's price and stock replace the item's. */
export function toFlashProduct(wire: Tolerant<WireSaleItem>, money: WireMoney): FlashProduct {
  const item = toItem(object(wire.item) ?? {}, money);
  const [stock, sold] = [number(wire.stock), number(wire.sold)];
  const left = wire.available_stock === undefined ? Math.max(0, stock - sold) : number(wire.available_stock);
  const discount = toDiscount(wire.discount, wire.discount_type, money) ?? item.discount;
  return { id: text(wire.id), stock, sold, item: { ...item, discount, isFlashSale: true, stock: left } };
}

/** null for an empty object, which means no sale. */
export function toFlashSale(wire: Tolerant<WireSale>): FlashSale | null {
  const id = text(wire.id);
  if (!id) return null;
  return {
    id,
    title: text(wire.title),
    starts: moment(wire.start_date)?.getTime() ?? null,
    ends: moment(wire.end_date)?.getTime() ?? null,
  };
}

/** A campaign's own page has its stores; a backend may send a colour with the picture. */
export type CampaignWire = Tolerant<WireCampaign & { stores: WireStore[]; image_tint: string }>;

export function toCampaign(wire: CampaignWire, money: WireMoney): Campaign {
  return {
    id: text(wire.id),
    slug: textOrNull(wire.slug),
    title: text(wire.title),
    description: text(wire.description),
    image: picture(wire.image, wire.image_full_url, null, wire.image_tint),
    ends: momentOf(wire.available_date_ends, wire.end_time, true),
    moduleId: text(wire.module_id),
    stores: wires(wire.stores).map((entry) => toStore(entry, money)),
  };
}

/** A backend may send a colour with the picture. */
export type ReasonWire = WireWhyChoose['banners'][number] & { image_tint: string };

export function toReason(wire: Tolerant<ReasonWire>, folder: string): Reason {
  return {
    id: text(wire.id),
    title: text(wire.title),
    text: text(wire.short_description),
    image: picture(wire.image, wire.image_full_url, folder || null, wire.image_tint),
  };
}

type SectionBanner =
  | 'promotional_banner'
  | 'best_reviewed_section_banner'
  | 'new_arrival_section_banner'
  | 'bottom_section_banner'
  | 'basic_section_nearby';

/** Each picture is `promotional_banner_url` plus its value, unless a full URL is given (PROMO-17, HOME-23). */
export function toSectionBanners(wire: Tolerant<WireOtherBanners>): SectionBanners {
  const folder = text(wire.promotional_banner_url) || null;
  // Older backends send the same pictures as a list of contents by key.
  const listed = new Map(wires(wire.banners).map((entry) => [text(entry.key), entry]));
  const of = (key: SectionBanner) => picture(wire[key] ?? listed.get(key)?.value, wire[`${key}_full_url`], folder);
  return {
    promotional: of('promotional_banner'),
    bestReviewed: of('best_reviewed_section_banner'),
    newArrival: of('new_arrival_section_banner'),
    bottom: of('bottom_section_banner'),
    basic: of('basic_section_nearby'),
  };
}
