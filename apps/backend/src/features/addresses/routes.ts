/** A customer's saved addresses (contract §6.2). */
import Type from 'typebox';
import { SaveAddress, WireAddress } from '@shop/contract/account';
import { Id, Message, paged, refusals, RowId, Text } from '@shop/contract/common';
import { MOST_ADDRESSES } from '@shop/domain/address';
import { isEmail, isPhone } from '@shop/domain/checkout';
import type { Shop } from '../../context';
import { say } from '../../messages';
import { Refusal } from '../../refusal';
import { customerOf } from '../shoppers/caller';
import { zonesAt, type ZoneRow } from '../zones/queries';
import {
  addressesOf,
  countAddressesLocked,
  deleteAddress,
  insertAddress,
  updateAddress,
  type AddressRow,
} from './queries';

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
  if (!address.text) throw new Refusal(403, 'address', 'addressMissing');
  if (!address.contactName) throw new Refusal(403, 'contact_person_name', 'nameMissing');
  if (!address.contactPhone) throw new Refusal(403, 'contact_person_number', 'phoneMissing');
  if (!isPhone(address.contactPhone)) throw new Refusal(403, 'contact_person_number', 'phoneMalformed');
  if (address.contactEmail && !isEmail(address.contactEmail))
    throw new Refusal(403, 'contact_person_email', 'emailMalformed');
  return address;
}

/** @throws Refusal 403 outside of every zone */
function zonesOfAddress(all: ZoneRow[], point: { lat: number; lng: number }): number[] {
  const found = zonesAt(all, point).map(({ zone }) => zone.id);
  if (found.length === 0) throw new Refusal(403, 'coordinates', 'outsideZones');
  return found;
}

const present = (row: AddressRow, zones: ZoneRow[]): WireAddress => {
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

export function addressRoutes({ app, db, clock, zones }: Shop): void {
  const tags = ['addresses'];
  app.get(
    '/api/v1/customer/address/list',
    { schema: { operationId: 'addresses', tags, response: { 200: paged('addresses', WireAddress), ...refusals } } },
    async ({ place }) => {
      const { id } = await customerOf(db, place);
      const [rows, all] = [await addressesOf(db, id), await zones()];
      return {
        total_size: rows.length,
        limit: Math.max(10, rows.length),
        offset: 1,
        addresses: rows.map((row) => present(row, all)),
      };
    },
  );
  app.post(
    '/api/v1/customer/address/add',
    {
      schema: {
        operationId: 'addAddress',
        tags,
        body: SaveAddress,
        response: { 200: Type.Object({ message: Text, zone_ids: Type.Array(Id), id: Id }), ...refusals },
      },
    },
    async ({ body, place }) => {
      const { id: customerId } = await customerOf(db, place);
      const address = readAddress(body);
      const zoneIds = zonesOfAddress(await zones(), address);
      const id = await db.transaction(async (tx) => {
        if ((await countAddressesLocked(tx, customerId)) >= MOST_ADDRESSES)
          throw new Refusal(403, 'address', 'addressesFull');
        return insertAddress(tx, { ...address, customerId, createdAt: clock() });
      });
      return { message: say('addressAdded', place.language), zone_ids: zoneIds, id };
    },
  );
  app.put(
    '/api/v1/customer/address/update/:id',
    {
      schema: {
        operationId: 'changeAddress',
        tags,
        params: Type.Object({ id: RowId }),
        body: SaveAddress,
        response: { 200: Type.Object({ message: Text, zone_id: Id }), ...refusals },
      },
    },
    async ({ params, body, place }) => {
      const { id: customerId } = await customerOf(db, place);
      const address = readAddress(body);
      const [zoneId = 0] = zonesOfAddress(await zones(), address);
      if (!(await updateAddress(db, customerId, params.id, address)))
        throw new Refusal(404, 'address', 'addressUnknown');
      return { message: say('addressSaved', place.language), zone_id: zoneId };
    },
  );
  app.delete(
    '/api/v1/customer/address/delete',
    {
      schema: {
        operationId: 'removeAddress',
        tags,
        querystring: Type.Object({ address_id: RowId }),
        response: { 200: Message, ...refusals },
      },
    },
    async ({ query, place }) => {
      const { id } = await customerOf(db, place);
      if (!(await deleteAddress(db, id, query.address_id))) throw new Refusal(404, 'address', 'addressUnknown');
      return { message: say('addressRemoved', place.language) };
    },
  );
}
