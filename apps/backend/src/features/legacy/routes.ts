/** Minor calls of older and newer clients: aliases, unsupported switches, helpers (contract §3, §4, §6.2, §8). */
import Type from 'typebox';
import { errorResponses, Text } from '@shop/contract/common';
import type { Shop } from '../../context';
import { readOrder } from '../orders/read';
import { shopperIfAny } from '../shoppers/caller';
import { legacyCustomerRoutes } from './customer-routes';
import { reminderRoutes } from './reminder-routes';
import { legacyStartRoutes } from './start-routes';

export function legacyRoutes(shop: Shop): void {
  legacyStartRoutes(shop);
  legacyCustomerRoutes(shop);
  reminderRoutes(shop);
  courierPlaceRoutes(shop);
}

function courierPlaceRoutes(shop: Shop): void {
  const { app, db } = shop;
  app.get(
    '/api/v1/delivery-man/last-location',
    {
      schema: {
        operationId: 'courierPlace',
        tags: ['orders'],
        querystring: Type.Object({
          order_id: Type.String({ pattern: '^[0-9]{1,9}$' }),
          guest_id: Type.Optional(Type.String({ maxLength: 20 })),
          contact_number: Type.Optional(Type.String({ maxLength: 40 })),
        }),
        response: { 200: Type.Object({ latitude: Text, longitude: Text, location: Text }), ...errorResponses },
      },
    },
    async ({ query, place }) => {
      const shopper = await shopperIfAny(db, place, query.guest_id);
      const { order, byPhone } = await readOrder(shop, shopper, query, place);
      // The courier's route would reveal the address.
      return {
        latitude: byPhone || order.courierLat === null ? '' : String(order.courierLat),
        longitude: byPhone || order.courierLng === null ? '' : String(order.courierLng),
        location: '',
      };
    },
  );
}
