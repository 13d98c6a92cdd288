/** Profile, interests and suggested items of a customer (contract §6.2). */
import Type from 'typebox';
import { UpdateProfile, WireCustomer } from '@shop/contract/account';
import { Message, errorResponses, RowId } from '@shop/contract/common';
import { WireItem } from '@shop/contract/item';
import type { Shop } from '../../context';
import { translate } from '../../messages';
import { moduleOf, zonesOf } from '../../plugins/place';
import { changeProfile } from '../accounts/profile';
import { presentItem } from '../items/present';
import { findItems } from '../items/queries';
import { customerOf } from '../shoppers/caller';
import { presentCustomer } from './present';
import { figuresOf, saveInterests } from './service';

const SUGGESTED = 10;

export function profileRoutes(shop: Shop): void {
  const { app, db, clock } = shop;
  const tags = ['customer'];
  const responses = { 200: Message, ...errorResponses };

  app.get(
    '/api/v1/customer/info',
    { schema: { operationId: 'customer', tags, response: { 200: WireCustomer, ...errorResponses } } },
    async ({ place }) => {
      const customer = await customerOf(db, place);
      return presentCustomer(customer, await figuresOf(db, customer.id), place, clock());
    },
  );

  app.post(
    '/api/v1/customer/update-profile',
    { config: { files: 1 }, schema: { operationId: 'updateProfile', tags, body: UpdateProfile, response: responses } },
    async ({ body, place, sentFiles }) => {
      const ended = await changeProfile(shop, body, sentFiles, place);
      return { message: translate(ended > 0 ? 'profileSavedAlone' : 'profileSaved', place.language) };
    },
  );

  app.post(
    '/api/v1/customer/update-interest',
    {
      schema: {
        operationId: 'saveInterests',
        tags,
        body: Type.Object({ interest: Type.Array(RowId, { maxItems: 200 }) }),
        response: responses,
      },
    },
    async ({ body, place }) => {
      await saveInterests(shop, [...new Set(body.interest)], place);
      return { message: translate('saved', place.language) };
    },
  );

  app.get(
    '/api/v1/customer/suggested-items',
    { schema: { operationId: 'suggestedItems', tags, response: { 200: Type.Array(WireItem), ...errorResponses } } },
    async (request) => {
      const filter = { zoneIds: zonesOf(request), moduleId: moduleOf(request) };
      const { rows } = await findItems(db, clock(), filter, 'popular', { limit: SUGGESTED, offset: 1 });
      return rows.map((row) => presentItem(row, request.place));
    },
  );
}
