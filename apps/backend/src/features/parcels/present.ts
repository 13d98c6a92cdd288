/** Parcel categories in the wire format (contract §7.6). */
import type { WireParcelCategory } from '@shop/contract/parcel';
import { minor } from '@shop/util';
import type { RequestPlace } from '../../plugins/place';
import { major, pictureUrl, localize } from '../../present';
import type { ParcelCategoryRow } from './queries';

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
