/** Maps store rows to the wire format (contract §2.2). */
import type { WireCategory, WireStore } from '@shop/contract/store';
import type { Minutes } from '@shop/domain/arrival';
import { isOpenAt } from '@shop/domain/availability';
import { metresBetween } from '@shop/domain/distance';
import { minuteOfDay } from '@shop/util';
import type { Shop } from '../../context';
import type { RequestPlace } from '../../plugins/place';
import { flag, major, pictureUrl, localize } from '../../present';
import { servesMeals, MARKETPLACE, takesPrescriptions } from '../../marketplace';
import { arrivalAt } from '../arrivals/store-arrivals';
import { tintOfPicture } from '../pictures/tint';
import { feeTo } from './delivery';
import type { PlainStore, StoreRow } from './queries';

export const arrivalText = ({ min, max }: Minutes): string => `${min}-${max} min`;

/** Whether the store is inside today's schedule. */
export function isOpenNow(row: PlainStore, moment: Date): boolean {
  const { day, minute } = minuteOfDay(moment, MARKETPLACE.timeZone);
  return isOpenAt(row.schedules, day, minute);
}

function discountOf(row: PlainStore): WireStore['discount'] {
  const { store } = row;
  if (store.discountPercent === 0) return null;
  return {
    id: store.id,
    store_id: store.id,
    start_date: '2026-01-01',
    end_date: '2036-12-31',
    start_time: '00:00:00',
    end_time: '23:59:59',
    min_purchase: major(store.discountMinimum),
    max_discount: major(store.discountMaximum),
    discount: store.discountPercent,
    discount_type: 'percent',
  };
}

/** What the store says of itself, and its news: of its own page only. */
const wordsOf = ({ description, announcement }: StoreRow['store'], place: RequestPlace) => ({
  meta_description: description && localize(description, place),
  announcement: flag(announcement !== null),
  announcement_message: announcement && localize(announcement, place),
});

/** What the arrival of a store is computed with. */
export type Courses = Pick<Shop, 'city'>;

export function presentStore(
  courses: Courses,
  row: StoreRow,
  place: RequestPlace,
  moment: Date,
  categories?: WireCategory[],
): WireStore {
  const { store, figures } = row;
  const { lat, lng, delivers } = store;
  const arrival = arrivalAt(courses, { lat, lng, delivers, pace: row.pace }, place.point, moment);
  const fee = feeTo(row, place);
  return {
    id: store.id,
    name: localize(store.name, place),
    slug: store.slug,
    phone: store.phone,
    email: store.email,
    address: localize(store.address, place),
    logo: store.logo,
    logo_full_url: pictureUrl(place, 'store', store.logo),
    logo_tint: tintOfPicture(store.logo),
    cover_photo: store.cover,
    cover_photo_full_url: pictureUrl(place, 'store/cover', store.cover),
    cover_tint: tintOfPicture(store.cover),
    latitude: String(store.lat),
    longitude: String(store.lng),
    distance: place.point ? Math.round(metresBetween(place.point, { lat: store.lat, lng: store.lng })) : null,
    zone_id: store.zoneId,
    module_id: store.moduleId,
    module_type: row.moduleType,
    vendor_id: store.id,
    active: store.active,
    open: flag(isOpenNow(row, moment)),
    schedules: row.schedules.map(({ id, storeId, day, opens, closes }) => ({
      id,
      store_id: storeId,
      day,
      opening_time: opens,
      closing_time: closes,
    })),
    minimum_order: major(store.minimumOrder),
    delivery_time: `${store.minutesLow}-${store.minutesHigh} min`,
    min_delivery_time: store.minutesLow,
    arrival_time: arrival && arrivalText(arrival),
    delivery_fee: fee === null ? null : major(fee),
    delivery: store.delivers,
    take_away: store.takesAway,
    schedule_order: store.scheduleOrder,
    free_delivery: store.freeDelivery,
    self_delivery_system: flag(store.ownPerKm !== null),
    per_km_shipping_charge: store.ownPerKm === null ? null : major(store.ownPerKm),
    minimum_shipping_charge: store.ownMinimum === null ? null : major(store.ownMinimum),
    maximum_shipping_charge: null,
    tax: store.tax,
    comission: null,
    discount: discountOf(row),
    discount_status: store.discountPercent > 0,
    veg: flag(store.veg),
    non_veg: flag(store.nonVeg),
    featured: flag(store.featured),
    cutlery: flag(servesMeals(row.moduleType)),
    prescription_order: takesPrescriptions(row.moduleType),
    status: 1,
    avg_rating: store.rating,
    rating_count: store.ratingCount,
    positive_rating: store.positivePercent,
    order_count: store.orderCount,
    total_items: figures.items,
    total_campaigns: row.campaignEnds.filter((ends) => ends * 1000 > moment.getTime()).length,
    category_ids: row.categoryIds,
    ...(categories ? { category_details: categories, ...wordsOf(store, place) } : {}),
    price_range: { min_price: major(figures.low), max_price: major(figures.high) },
    created_at: store.createdAt.toISOString(),
  };
}
