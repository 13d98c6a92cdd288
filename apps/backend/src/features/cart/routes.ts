/** The five calls of the cart (contract §5.2). */
import Type from 'typebox';
import { CartAdd, CartLines, CartRemove, CartUpdate, GuestQuery } from '@shop/contract/cart';
import { errorResponses } from '@shop/contract/common';
import type { Shop } from '../../context';
import type { RequestPlace } from '../../plugins/place';
import { shopperOf, type Shopper } from '../shoppers/caller';
import { presentLine } from './present';
import { clearLines } from './queries';
import { addLine, changeLine, listLines, removeLine, type Line } from './service';

export function cartRoutes({ app, db, clock }: Shop): void {
  const responses = { 200: CartLines, ...errorResponses };
  const tags = ['cart'];
  const present = (lines: Line[], shopper: Shopper, place: RequestPlace) =>
    lines.map((line) => presentLine(line, shopper, place));

  app.get(
    '/api/v1/customer/cart/list',
    { schema: { operationId: 'cart', tags, querystring: GuestQuery, response: responses } },
    async ({ query, place }) => {
      const shopper = await shopperOf(db, place, query.guest_id);
      return present(await listLines(db, clock(), shopper.id, place.moduleId), shopper, place);
    },
  );
  app.post(
    '/api/v1/customer/cart/add',
    { schema: { operationId: 'addCartLine', tags, body: CartAdd, response: responses } },
    async ({ body, place }) => {
      const { lines, shopper } = await addLine(db, clock(), body, place.moduleId, (connection) =>
        shopperOf(connection, place, body.guest_id),
      );
      return present(lines, shopper, place);
    },
  );
  app.post(
    '/api/v1/customer/cart/update',
    { schema: { operationId: 'changeCartLine', tags, body: CartUpdate, response: responses } },
    async ({ body, place }) => {
      const shopper = await shopperOf(db, place, body.guest_id);
      return present(await changeLine(db, clock(), shopper.id, body, place.moduleId), shopper, place);
    },
  );
  app.delete(
    '/api/v1/customer/cart/remove-item',
    { schema: { operationId: 'removeCartLine', tags, querystring: CartRemove, response: responses } },
    async ({ query, place }) => {
      const shopper = await shopperOf(db, place, query.guest_id);
      return present(await removeLine(db, clock(), shopper.id, query.cart_id, place.moduleId), shopper, place);
    },
  );
  app.delete(
    '/api/v1/customer/cart/remove',
    {
      schema: {
        operationId: 'clearCart',
        tags,
        querystring: GuestQuery,
        response: { 200: Type.Array(Type.Unknown()), ...errorResponses },
      },
    },
    async ({ query, place }) => {
      await clearLines(db, (await shopperOf(db, place, query.guest_id)).id, place.moduleId);
      return [];
    },
  );
}
