/** Parcel categories in the wire format (contract §7.6). */
import type { WireParcelCategory, WireRecentParcel } from '@shop/contract/parcel';
import { minor } from '@shop/util';
import type { RequestPlace } from '../../plugins/place';
import { major, pictureUrl, localize } from '../../present';
import { presentReceiver, presentSender } from '../orders/present-parties';
import type { ParcelCategoryRow } from './queries';
import type { RecentParcel } from './recent';

const amount = (value: number | null) => (value === null ? null : major(minor(value)));

export function presentParcelCategory(row: ParcelCategoryRow, place: RequestPlace): WireParcelCategory {
  return {
    id: row.id,
    name: localize(row.name, place),
    description: localize(row.description, place),
    image: row.image,
    image_full_url: pictureUrl(place, 'category', row.image),
    module_id: row.moduleId,
    status: 1,
    orders_count: row.orders,
    parcel_per_km_shipping_charge: amount(row.perKm),
    parcel_minimum_shipping_charge: amount(row.minimum),
  };
}

export const presentRecentParcel = ({ order, category }: RecentParcel, place: RequestPlace): WireRecentParcel => ({
  order_id: order.number,
  sender_zone_id: order.zoneId,
  parcel_category: presentParcelCategory(category, place),
  delivery_address: presentSender(order),
  receiver_details: presentReceiver(order) ?? {},
});
