/** A customer's saved addresses (contract §6.2). */
import Type from 'typebox';
import { SaveAddress, WireAddress } from '@shop/contract/account';
import { Id, Message, paged, errorResponses, RowId, Text } from '@shop/contract/common';
import type { Shop } from '../../context';
import { translate } from '../../messages';
import { DomainError } from '../../domain-error';
import { customerOf } from '../shoppers/caller';
import { presentAddress } from './present';
import { addressesOf, deleteAddress } from './queries';
import { addAddress, changeAddress } from './service';

export function addressRoutes(shop: Shop): void {
  const { app, db, zones } = shop;
  const tags = ['addresses'];
  app.get(
    '/api/v1/customer/address/list',
    {
      schema: { operationId: 'addresses', tags, response: { 200: paged('addresses', WireAddress), ...errorResponses } },
    },
    async ({ place }) => {
      const { id } = await customerOf(db, place);
      const [rows, all] = [await addressesOf(db, id), await zones()];
      return {
        total_size: rows.length,
        limit: Math.max(10, rows.length),
        offset: 1,
        addresses: rows.map((row) => presentAddress(row, all)),
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
        response: { 200: Type.Object({ message: Text, zone_ids: Type.Array(Id), id: Id }), ...errorResponses },
      },
    },
    async ({ body, place }) => {
      const { id, zoneIds } = await addAddress(shop, place, body);
      return { message: translate('addressAdded', place.language), zone_ids: zoneIds, id };
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
        response: { 200: Type.Object({ message: Text, zone_id: Id }), ...errorResponses },
      },
    },
    async ({ params, body, place }) => {
      const { id } = await customerOf(db, place);
      const zoneId = await changeAddress(shop, id, params.id, body);
      return { message: translate('addressSaved', place.language), zone_id: zoneId };
    },
  );
  app.delete(
    '/api/v1/customer/address/delete',
    {
      schema: {
        operationId: 'removeAddress',
        tags,
        querystring: Type.Object({ address_id: RowId }),
        response: { 200: Message, ...errorResponses },
      },
    },
    async ({ query, place }) => {
      const { id } = await customerOf(db, place);
      if (!(await deleteAddress(db, id, query.address_id))) throw new DomainError(404, 'address', 'addressUnknown');
      return { message: translate('addressRemoved', place.language) };
    },
  );
}
