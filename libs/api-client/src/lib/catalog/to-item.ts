/** Decodes items (contract §2.1), which many lists, carts and orders have. */
import type { WireItem } from '@shop/contract/item';
import type { AmountUnit, Discount, Item, OptionGroup } from '@shop/domain';
import { ALLERGENS, DIETS } from '@shop/domain/diet';
import { uniqueBy } from '@shop/util';
import type { EntryOf, Fields, Tolerant } from '../base/tolerant';
import {
  flag,
  list,
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
