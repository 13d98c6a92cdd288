/** Reading a shopper's orders (contract §7.5). */
import Type from 'typebox';
import { errorResponses } from '@shop/contract/common';
import { OrderQuery, OrdersQuery, WireOrder, WireOrderRow, WireOrders } from '@shop/contract/order';
import type { Shop } from '../../context';
import { shopperIfAny, shopperOf } from '../shoppers/caller';
import { presentOrder, presentOrderRows } from './present';
import { listOrders, readOrder } from './read';

export function readOrderRoutes(shop: Shop): void {
  const { app, db, clock } = shop;
  const tags = ['orders'];

  app.get(
    '/api/v1/customer/order/track',
    {
      schema: {
        operationId: 'trackOrder',
        tags,
        querystring: OrderQuery,
        response: { 200: WireOrder, ...errorResponses },
      },
    },
    async ({ query, place }) =>
      presentOrder(
        shop,
        await readOrder(shop, await shopperIfAny(db, place, query.guest_id), query, place),
        place,
        clock(),
      ),
  );

  for (const [path, operationId, running] of [
    ['list', 'orders', false],
    ['running-orders', 'runningOrders', true],
  ] as const)
    app.get(
      `/api/v1/customer/order/${path}`,
      { schema: { operationId, tags, querystring: OrdersQuery, response: { 200: WireOrders, ...errorResponses } } },
      async ({ query, place }) => {
        const { limit = 10, offset = 1, guest_id: guestId } = query;
        const shopper = await shopperOf(db, place, guestId);
        const { orders, total } = await listOrders(db, shopper, { running, limit, offset });
        return {
          total_size: total,
          limit,
          offset,
          orders: orders.map((order) => presentOrder(shop, order, place, clock())),
        };
      },
    );

  app.get(
    '/api/v1/customer/order/details',
    {
      schema: {
        operationId: 'orderDetails',
        tags,
        querystring: OrderQuery,
        response: { 200: Type.Union([Type.Array(WireOrderRow), WireOrder]), ...errorResponses },
      },
    },
    async ({ query, place }) => {
      const full = await readOrder(shop, await shopperIfAny(db, place, query.guest_id), query, place);
      return full.parcel || full.order.prescription
        ? presentOrder(shop, full, place, clock())
        : presentOrderRows(full, place);
    },
  );
}
