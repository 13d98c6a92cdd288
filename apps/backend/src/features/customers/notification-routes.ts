/** Notifications of a customer, and the push device (contract §6.2). */
import Type from 'typebox';
import {
  ChooseNotification,
  NotificationQuery,
  NotificationsRead,
  PushSubscription,
  WireNotification,
  WireNotificationChoices,
} from '@shop/contract/account';
import { Message, errorResponses } from '@shop/contract/common';
import type { Shop } from '../../context';
import { translate } from '../../messages';
import { customerOf } from '../shoppers/caller';
import { presentNotification } from './present-notification';
import { choicesFor } from './notify';
import { notificationsOf, setSeen } from './queries';
import { chooseNotification, savePushDevice, savePushSubscription } from './service';

const tags = ['customer'];
const MOST_NOTIFICATIONS = 100;

export function notificationRoutes(shop: Shop): void {
  const { app } = shop;
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

  app.put(
    '/api/v1/customer/push-subscription',
    {
      schema: {
        operationId: 'savePushSubscription',
        tags,
        summary: "A browser's own push subscription, for pushes without Firebase (an extension of the contract)",
        body: PushSubscription,
        response: { 200: Message, ...errorResponses },
      },
    },
    async ({ body, place }) => {
      await savePushSubscription(shop, body, place);
      return { message: translate('saved', place.language) };
    },
  );
  listRoutes(shop);
  choiceRoutes(shop);
}

function listRoutes({ app, db, clock }: Shop): void {
  app.get(
    '/api/v1/customer/notifications',
    {
      schema: {
        operationId: 'notifications',
        tags,
        querystring: NotificationQuery,
        response: { 200: Type.Array(WireNotification), ...errorResponses },
      },
    },
    async ({ query, place }) => {
      const { id } = await customerOf(db, place);
      const page = { limit: query.limit ?? MOST_NOTIFICATIONS, before: query.before };
      return (await notificationsOf(db, id, page)).map((row) => presentNotification(row, place));
    },
  );
  app.post(
    '/api/v1/customer/notifications/read',
    {
      schema: {
        operationId: 'readNotifications',
        tags,
        summary: 'The customer has seen these notifications (an extension of the contract)',
        body: NotificationsRead,
        response: { 200: Message, ...errorResponses },
      },
    },
    async ({ body, place }) => {
      const { id } = await customerOf(db, place);
      await setSeen(db, id, [...new Set(body.ids)], clock());
      return { message: translate('saved', place.language) };
    },
  );
}

function choiceRoutes(shop: Shop): void {
  const { app, db } = shop;
  const path = '/api/v1/customer/notification-choices';
  const response = { 200: WireNotificationChoices, ...errorResponses };
  app.get(
    path,
    {
      schema: {
        operationId: 'notificationChoices',
        tags,
        summary: 'What the customer is told of, and how (an extension of the contract)',
        response,
      },
    },
    async ({ place }) => choicesFor(db, (await customerOf(db, place)).id),
  );
  app.put(
    path,
    {
      schema: {
        operationId: 'chooseNotification',
        tags,
        summary: 'Switches one kind and way on or off (an extension of the contract)',
        body: ChooseNotification,
        response,
      },
    },
    async ({ body, place }) => chooseNotification(shop, body, place),
  );
}
