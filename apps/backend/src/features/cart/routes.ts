/** The five calls of the cart (contract §5.2). */
import Type from 'typebox';
import { CartAdd, CartLines, CartRemove, CartUpdate, GuestQuery, type WireCartLine } from '@shop/contract/cart';
import { refusals } from '@shop/contract/common';
import { priceLine } from '@shop/domain/pricing';
import type { Shop } from '../../context';
import type { RequestPlace } from '../../plugins/place';
import { major } from '../../present';
import { presentItem, ruleChoice, ruleItem } from '../items/present';
import { shopperOf, type Shopper } from '../shoppers/caller';
import { presentChoice } from './choice';
import { addLine, changeLine, clearCart, listLines, removeLine, type Line } from './service';

function presentLine(line: Line, { isGuest }: Shopper, place: RequestPlace): WireCartLine {
  const price = priceLine(ruleItem(line.row), ruleChoice(line.choice), line.quantity);
  return {
    id: line.id,
    user_id: line.shopperId,
    module_id: line.moduleId,
    store_id: line.row.store.id,
    item_id: line.itemId,
    is_guest: isGuest,
    item_type: 'App\\Models\\Item',
    add_on_ids: line.choice.addOns.map(({ id }) => id),
    add_on_qtys: line.choice.addOns.map(({ quantity }) => quantity),
    price: major(price.total),
    quantity: line.quantity,
    variation: presentChoice(line.row, line.choice, place),
    created_at: line.createdAt.toISOString(),
    updated_at: line.createdAt.toISOString(),
    item: presentItem(line.row, place),
  };
}

export function cartRoutes({ app, db, clock }: Shop): void {
  const answers = { 200: CartLines, ...refusals };
  const tags = ['cart'];
  const present = (lines: Line[], shopper: Shopper, place: RequestPlace) =>
    lines.map((line) => presentLine(line, shopper, place));

  app.get(
    '/api/v1/customer/cart/list',
    { schema: { operationId: 'cart', tags, querystring: GuestQuery, response: answers } },
    async ({ query, place }) => {
      const shopper = await shopperOf(db, place, query.guest_id);
      return present(await listLines(db, clock(), shopper.id, place.moduleId), shopper, place);
    },
  );
  app.post(
    '/api/v1/customer/cart/add',
    { schema: { operationId: 'addCartLine', tags, body: CartAdd, response: answers } },
    async ({ body, place }) => {
      const { lines, shopper } = await addLine(db, clock(), body, place.moduleId, (one) =>
        shopperOf(one, place, body.guest_id),
      );
      return present(lines, shopper, place);
    },
  );
  app.post(
    '/api/v1/customer/cart/update',
    { schema: { operationId: 'changeCartLine', tags, body: CartUpdate, response: answers } },
    async ({ body, place }) => {
      const shopper = await shopperOf(db, place, body.guest_id);
      return present(await changeLine(db, clock(), shopper.id, body, place.moduleId), shopper, place);
    },
  );
  app.delete(
    '/api/v1/customer/cart/remove-item',
    { schema: { operationId: 'removeCartLine', tags, querystring: CartRemove, response: answers } },
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
        response: { 200: Type.Array(Type.Unknown()), ...refusals },
      },
    },
    async ({ query, place }) => {
      await clearCart(db, (await shopperOf(db, place, query.guest_id)).id, place.moduleId);
      return [];
    },
  );
}
