/** Decodes items, stores, categories and banners (contract §2). */
import type { WireBanner } from '@shop/contract/banner';
import type { WireCampaign } from '@shop/contract/campaign';
import type { WireItem, WireReview } from '@shop/contract/item';
import type { WireCategory, WireStore } from '@shop/contract/store';
import type { AmountUnit, Banner, Category, Discount, Item, OptionGroup, Review, Store } from '@shop/domain';
import { ALLERGENS, DIETS } from '@shop/domain/diet';
import { insidePath, uniqueBy, webAddress } from '@shop/util';
import type { EntryOf, Fields, Tolerant } from '../base/tolerant';
import {
  flag,
  list,
  moment,
  number,
  numberOrNull,
  object,
  picture,
  text,
  textOrNull,
  wires,
  type WireMoney,
} from '../base/wire';
import { toChoiceOption } from './to-choice-option';
import { toSpan } from './to-span';

/** Of items of other backends; `title` is that of a campaign. */
interface OtherItem {
  title: string;
  restaurant_discount: number;
  addons: WireItem['add_ons'];
  module: { module_type: string };
}
export type ItemWire = Tolerant<WireItem & OtherItem>;

/** `min` and `max`: older names. */
interface OtherStore {
  price_range: { min: number; max: number };
}
export type StoreWire = Tolerant<WireStore & OtherStore>;

/** Children have the fields of their parents on some backends. */
interface OtherCategory {
  childes: WireCategory[];
}
export type CategoryWire = Tolerant<WireCategory & OtherCategory>;

export function toDiscount(value: unknown, type: unknown, money: WireMoney): Discount | null {
  const amount = number(value);
  if (amount <= 0) return null;
  return type === 'amount' ? { kind: 'amount', amount: money.read(amount) } : { kind: 'percent', percent: amount };
}

function toGroup(wire: Fields<EntryOf<WireItem['food_variations']>>, money: WireMoney): OptionGroup {
  return {
    name: text(wire.name),
    multi: wire.type === 'multi',
    required: flag(wire.required),
    min: number(wire.min),
    max: number(wire.max),
    options: wires(wire.values).map((value) => ({ label: text(value.label), price: money.read(value.optionPrice) })),
  };
}

const AMOUNT_UNITS: readonly AmountUnit[] = ['g', 'kg', 'ml', 'cl', 'l'];

/** What one unit holds; null without a number above 0 and a unit that is known (PLUS-64). */
function toAmount(wire: ItemWire): Item['amount'] {
  const value = number(wire.net_amount);
  const unit = AMOUNT_UNITS.find((known) => known === text(wire.net_unit).toLowerCase());
  return value > 0 && unit ? { value, unit } : null;
}

/** Without what is unknown, and without unknown words. `is_halal` is the older field of one diet. */
function toDiet(wire: ItemWire): Pick<Item, 'diets' | 'allergens'> {
  const says = (value: unknown, word: string) => Array.isArray(value) && value.includes(word);
  const diets = DIETS.filter((diet) => says(wire.diets, diet) || (diet === 'halal' && flag(wire.is_halal)));
  return {
    ...(diets.length > 0 ? { diets } : {}),
    ...(Array.isArray(wire.allergens) ? { allergens: ALLERGENS.filter((one) => says(wire.allergens, one)) } : {}),
  };
}
/** null for items of which a backend says neither (PLUS-91). */
function toMedicine(wire: ItemWire): Item['medicine'] {
  const [ingredient, pack] = [textOrNull(wire.active_ingredient), textOrNull(wire.pack_size)];
  return ingredient || pack ? { ingredient, pack } : null;
}

/** 'HH:mm:ss' pairs; null when one is missing. */
function toHours(wire: ItemWire): Item['hours'] {
  const [start, end] = [text(wire.available_time_starts), text(wire.available_time_ends)];
  return start && end ? { start, end } : null;
}

/** `available_date_ends` with `end_time`, in UTC; a date without a time ends with its day. */
function campaignEnd(wire: ItemWire): number | null {
  const date = text(wire.available_date_ends).slice(0, 10);
  const time = text(wire.end_time) || '23:59:59';
  const at = Date.parse(`${date}T${time.length === 5 ? `${time}:00` : time}Z`);
  return date && Number.isFinite(at) ? at : null;
}

const tintsOf = (wire: ItemWire) => wire.image_tint;

export function toItem(wire: ItemWire, money: WireMoney): Item {
  const module = object(wire.module);
  const image = picture(wire.image, wire.image_full_url, null, tintsOf(wire));
  const full = list(wire.images_full_url);
  const images = list(wire.images)
    .map((entry, index) => picture(entry, full[index], null, tintsOf(wire)))
    .filter((entry) => entry !== null);
  const choices = wires(wire.choice_options).map((entry) => toChoiceOption(entry, tintsOf(wire)));
  const inColour = choices.flatMap(({ swatches = [] }) => swatches.flatMap((swatch) => swatch.image ?? []));
  return {
    id: text(wire.id),
    slug: textOrNull(wire.slug),
    name: text(wire.name) || text(wire.title),
    description: text(wire.description),
    image,
    images: uniqueBy([...(image ? [image] : []), ...images, ...inColour], ({ url }) => url),
    price: money.read(wire.price),
    discount: toDiscount(wire.discount, wire.discount_type, money),
    hasDiscountField: (numberOrNull(wire.discount) ?? -1) >= 0,
    storeDiscount: number(wire.store_discount ?? wire.restaurant_discount),
    isFlashSale: flag(wire.flash_sale),
    variations: wires(wire.variations).map((entry) => ({
      type: text(entry.type),
      price: money.read(entry.price),
      stock: number(entry.stock),
    })),
    choices,
    groups: wires(wire.food_variations).map((entry) => toGroup(entry, money)),
    addOns: wires<WireItem['add_ons']>(wire.add_ons ?? wire.addons).map((entry) => ({
      id: text(entry.id),
      name: text(entry.name),
      price: money.read(entry.price),
    })),
    stock: numberOrNull(wire.stock),
    maximumQuantity: number(wire.maximum_cart_quantity) || null,
    unit: textOrNull(wire.unit_type) ?? textOrNull(object(wire.unit)?.unit),
    amount: toAmount(wire),
    isVeg: wire.veg === undefined ? true : flag(wire.veg),
    ...toDiet(wire),
    isOrganic: flag(wire.organic),
    isRecommended: flag(wire.recommended),
    hours: toHours(wire),
    scheduleOrder: flag(wire.schedule_order),
    freeDelivery: flag(wire.free_delivery),
    deliveryTime: toSpan(wire.delivery_time),
    storeId: text(wire.store_id),
    storeName: text(wire.store_name),
    zoneId: textOrNull(wire.zone_id),
    moduleId: text(wire.module_id),
    moduleType: text(wire.module_type) || text(module?.module_type),
    rating: number(wire.avg_rating),
    ratingCount: number(wire.rating_count),
    orderCount: number(wire.order_count),
    categories: wires(wire.category_ids).map((entry) => ({ id: text(entry.id), name: text(entry.name) })),
    isCampaign: flag(wire.is_campaign),
    campaignEnds: flag(wire.is_campaign) || wire.available_date_ends ? campaignEnd(wire) : null,
    medicine: toMedicine(wire),
    needsPrescription: flag(wire.is_prescription_required),
    tags: wires(wire.tags).map((entry) => text(entry.name) || text(entry.tag)),
  };
}

export function toCategory(wire: CategoryWire): Category {
  return {
    id: text(wire.id),
    name: text(wire.name),
    slug: textOrNull(wire.slug),
    image: picture(wire.image, wire.image_full_url, null, wire.image_tint),
    isFeatured: flag(wire.featured),
    // Nothing shows their pictures, and every home page carries all of them.
    children: wires(wire.childes).map((child) => ({ ...toCategory(child), image: null, isFeatured: false })),
  };
}

/** Without the second field nothing is known of other dishes. */
const isVegetarian = ({ veg, non_veg: nonVeg }: StoreWire): boolean =>
  flag(veg) && nonVeg !== undefined && !flag(nonVeg);

export function toStore(wire: StoreWire, money: WireMoney): Store {
  const [lat, lng] = [numberOrNull(wire.latitude), numberOrNull(wire.longitude)];
  const range = object(wire.price_range);
  const discount = object(wire.discount);
  const perKm = flag(wire.self_delivery_system) ? numberOrNull(wire.per_km_shipping_charge) : null;
  const ownMaximum = money.read(wire.maximum_shipping_charge);
  return {
    id: text(wire.id),
    slug: textOrNull(wire.slug),
    name: text(wire.name),
    address: text(wire.address),
    phone: textOrNull(wire.phone),
    vendorId: textOrNull(wire.vendor_id),
    logo: picture(wire.logo, wire.logo_full_url, null, wire.logo_tint),
    cover: picture(wire.cover_photo, wire.cover_photo_full_url, null, wire.cover_tint),
    place: lat !== null && lng !== null ? { lat, lng } : null,
    distance: numberOrNull(wire.distance),
    zoneId: textOrNull(wire.zone_id),
    moduleId: text(wire.module_id),
    isFeatured: flag(wire.featured),
    active: wire.active === undefined ? true : flag(wire.active),
    open: wire.open === undefined ? true : flag(wire.open),
    schedules: wires(wire.schedules).map((entry) => ({
      day: number(entry.day),
      opens: text(entry.opening_time),
      closes: text(entry.closing_time),
    })),
    minimumOrder: money.read(wire.minimum_order),
    deliveryTime: toSpan(wire.arrival_time) ?? toSpan(wire.delivery_time),
    deliveryFee: money.readOrNull(wire.delivery_fee),
    delivers: wire.delivery === undefined ? true : flag(wire.delivery),
    takesAway: flag(wire.take_away),
    takesPrescriptions: flag(wire.prescription_order),
    scheduleOrder: flag(wire.schedule_order),
    freeDelivery: flag(wire.free_delivery),
    ownRates:
      perKm === null
        ? null
        : {
            perKm: money.read(perKm),
            minimum: money.read(wire.minimum_shipping_charge),
            maximum: ownMaximum > 0 ? ownMaximum : null,
          },
    tax: number(wire.tax),
    discount: discount
      ? {
          percent: number(discount.discount),
          maximum: money.read(discount.max_discount),
          minimumPurchase: money.read(discount.min_purchase),
        }
      : null,
    isDiscounted: flag(wire.discount_status),
    isVegetarian: isVegetarian(wire),
    campaignCount: number(wire.total_campaigns),
    rating: number(wire.avg_rating),
    ratingCount: number(wire.rating_count),
    positiveRating: numberOrNull(wire.positive_rating),
    orderCount: number(wire.order_count),
    itemCount: number(wire.total_items),
    priceRange: range
      ? { min: money.read(range.min_price ?? range.min), max: money.read(range.max_price ?? range.max) }
      : null,
    categories: wires(wire.category_details).map(toCategory),
    categoryIds: (Array.isArray(wire.category_ids) ? wire.category_ids : []).map(text),
  };
}

/** Of reviews of older backends. */
interface OtherReview {
  customer: { f_name: string; l_name: string };
}

export function toReview(wire: Tolerant<WireReview & OtherReview>): Review {
  const customer = object(wire.customer);
  return {
    id: text(wire.id),
    author:
      text(wire.customer_name) || [text(customer?.f_name), text(customer?.l_name)].filter(Boolean).join(' ').trim(),
    rating: number(wire.rating),
    text: text(wire.comment),
    reply: text(wire.reply),
    at: moment(wire.created_at)?.getTime() ?? null,
  };
}

function targetOf(wire: Tolerant<WireBanner>): Banner['target'] {
  const store = object(wire.store);
  if (wire.type === 'store_wise' && store)
    return {
      kind: 'store',
      store: { id: text(store.id), slug: textOrNull(store.slug), moduleId: text(store.module_id) },
    };
  const item = object(wire.item);
  if (wire.type === 'item_wise' && item) return { kind: 'item', itemId: text(item.id) };
  return { kind: 'link', url: insidePath(wire.link) ?? webAddress(wire.link) };
}

/** Banners first, then campaigns; ids are unique over both. */
/** A backend may send a colour with the picture of a campaign. */
interface Banners {
  banners: WireBanner[];
  campaigns: (WireCampaign & { image_tint: string })[];
}

export function toBanners(wire: Tolerant<Banners>): Banner[] {
  const banners = wires(wire.banners).map((entry) => ({
    id: `banner-${text(entry.id)}`,
    title: text(entry.title),
    image: picture(entry.image, entry.image_full_url, null, entry.image_tint),
    target: targetOf(entry),
  }));
  const campaigns = wires(wire.campaigns).map((entry): Banner => ({
    id: `campaign-${text(entry.id)}`,
    title: text(entry.title),
    image: picture(entry.image, entry.image_full_url, null, entry.image_tint),
    target: { kind: 'campaign', campaign: { id: text(entry.id), slug: textOrNull(entry.slug) } },
  }));
  return [...banners, ...campaigns];
}
