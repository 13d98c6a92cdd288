/** Validation of saved addresses (contract §6.2): required fields, inside a zone, at most so many. */
import type { SaveAddress } from '@shop/contract/account';
import { MOST_ADDRESSES } from '@shop/domain/address';
import { isEmail, isPhone } from '@shop/domain/checkout';
import type { Shop } from '../../context';
import { DomainError } from '../../domain-error';
import type { RequestPlace } from '../../plugins/place';
import { withCustomer } from '../shoppers/lock';
import { zonesAt, type ZoneRow } from '../zones/queries';
import { countAddresses, insertAddress, updateAddress, type AddressRow } from './queries';

const text = (value: string | null | undefined) => value?.trim() ?? '';

function readAddress(body: SaveAddress): Omit<AddressRow, 'id' | 'customerId' | 'createdAt'> {
  const address = {
    type: text(body.address_type) || 'other',
    label: text(body.address_label),
    contactName: text(body.contact_person_name),
    contactPhone: text(body.contact_person_number),
    contactEmail: text(body.contact_person_email),
    text: text(body.address),
    lat: body.latitude,
    lng: body.longitude,
    road: text(body.road),
    house: text(body.house),
    floor: text(body.floor),
    more: text(body.additional_information),
  };
  if (!address.text) throw new DomainError(403, 'address', 'addressMissing');
  if (!address.contactName) throw new DomainError(403, 'contact_person_name', 'nameMissing');
  if (!address.contactPhone) throw new DomainError(403, 'contact_person_number', 'phoneMissing');
  if (!isPhone(address.contactPhone)) throw new DomainError(403, 'contact_person_number', 'phoneMalformed');
  if (address.contactEmail && !isEmail(address.contactEmail))
    throw new DomainError(403, 'contact_person_email', 'emailMalformed');
  return address;
}

/** @throws DomainError 403 outside every zone */
function zonesOfAddress(all: ZoneRow[], point: { lat: number; lng: number }): number[] {
  const found = zonesAt(all, point).map(({ zone }) => zone.id);
  if (found.length === 0) throw new DomainError(403, 'coordinates', 'outsideZones');
  return found;
}

/**
 * Saves a new address.
 * @returns its id and the zones that contain it
 * @throws DomainError 401 when nobody is signed in, 403 naming the invalid field, `coordinates` outside every zone, `address` when there are too
 * many
 */
export async function addAddress(
  { db, clock, zones }: Pick<Shop, 'db' | 'clock' | 'zones'>,
  place: RequestPlace,
  body: SaveAddress,
): Promise<{ id: number; zoneIds: number[] }> {
  // Loaded before the transaction, which may hold the only connection.
  const all = await zones();
  return withCustomer(db, place, async (tx, { id: customerId }) => {
    const address = readAddress(body);
    const zoneIds = zonesOfAddress(all, address);
    if ((await countAddresses(tx, customerId)) >= MOST_ADDRESSES)
      throw new DomainError(403, 'address', 'addressesFull');
    return { id: await insertAddress(tx, { ...address, customerId, createdAt: clock() }), zoneIds };
  });
}

/**
 * Replaces a saved address.
 * @returns the first zone that contains it
 * @throws DomainError 403 as {@link addAddress}, 404 when the customer has no such address
 */
export async function changeAddress(
  { db, zones }: Pick<Shop, 'db' | 'zones'>,
  customerId: number,
  id: number,
  body: SaveAddress,
): Promise<number> {
  const address = readAddress(body);
  const [zoneId = 0] = zonesOfAddress(await zones(), address);
  if (!(await updateAddress(db, customerId, id, address))) throw new DomainError(404, 'address', 'addressUnknown');
  return zoneId;
}
