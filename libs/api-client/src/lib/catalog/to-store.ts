/** Decodes stores (contract §2.2). */
import type { WireStore } from '@shop/contract/store';
import type { Store } from '@shop/domain';
import type { Tolerant } from '../base/tolerant';
import { flag, number, numberOrNull, object, picture, text, textOrNull, wires, type WireMoney } from '../base/wire';
import { toCategory } from './to-category';
import { toSpan } from './to-span';

/** `min` and `max`: older names. */
interface OtherStore {
  price_range: { min: number; max: number };
}
export type StoreWire = Tolerant<WireStore & OtherStore>;

/** Without the second field nothing is known of other dishes. */
const isVegetarian = ({ veg, non_veg: nonVeg }: StoreWire): boolean =>
  flag(veg) && nonVeg !== undefined && !flag(nonVeg);

/** Only details have them: in lists they would lengthen each page's HTML. */
function wordsOf(wire: StoreWire): Pick<Store, 'description' | 'announcement'> {
  const description = textOrNull(wire.meta_description);
  const announcement = flag(wire.announcement) ? textOrNull(wire.announcement_message) : null;
  return { ...(description ? { description } : {}), ...(announcement ? { announcement } : {}) };
}

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
    ...wordsOf(wire),
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
