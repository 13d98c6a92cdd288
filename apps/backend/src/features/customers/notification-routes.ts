/** Notifications of a customer, and the push device (contract §6.2). */
import Type from 'typebox';
import { WireNotification } from '@shop/contract/account';
import { Message, errorResponses } from '@shop/contract/common';
import type { Shop } from '../../context';
import { translate } from '../../messages';
import { customerOf } from '../shoppers/caller';
import { presentNotification } from './present-notification';
import { notificationsOf } from './queries';
import { savePushDevice } from './service';

export function notificationRoutes(shop: Shop): void {
  const { app, db } = shop;
  const tags = ['customer'];
  app.put(
    '/api/v1/customer/cm-firebase-token',
    {
      schema: {
        operationId: 'savePushToken',
        tags,
        body: Type.Object({ cm_firebase_token: Type.String({ minLength: 1, maxLength: 500 }) }),
        response: { 200: Message, ...errorResponses },
      },
    },
    async ({ body, place }) => {
      await savePushDevice(shop, body.cm_firebase_token, place);
      return { message: translate('saved', place.language) };
    },
  );

  app.get(
    '/api/v1/customer/notifications',
    {
      schema: {
        operationId: 'notifications',
        tags,
        response: {
          200: Type.Array(WireNotification),
          ...errorResponses,
        },
      },
    },
    async ({ place }) => {
      const { id } = await customerOf(db, place);
      return (await notificationsOf(db, id)).map((row) => presentNotification(row, place));
    },
  );
}
