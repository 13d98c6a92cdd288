/** Saved addresses in the wire format (contract §6.2). */
import type { WireAddress } from '@shop/contract/account';
import { zonesAt, type ZoneRow } from '../zones/queries';
import type { AddressRow } from './queries';

/** @param zones all zones; the address lists those that contain it */
export const presentAddress = (row: AddressRow, zones: ZoneRow[]): WireAddress => {
  const zoneIds = zonesAt(zones, row).map(({ zone }) => zone.id);
  return {
    id: row.id,
    user_id: row.customerId,
    address_type: row.type,
    address_label: row.label,
    contact_person_name: row.contactName,
    contact_person_number: row.contactPhone,
    contact_person_email: row.contactEmail,
    address: row.text,
    latitude: String(row.lat),
    longitude: String(row.lng),
    zone_id: zoneIds[0] ?? null,
    zone_ids: zoneIds,
    road: row.road,
    house: row.house,
    floor: row.floor,
    additional_information: row.more,
    created_at: row.createdAt.toISOString(),
    updated_at: row.createdAt.toISOString(),
  };
};
