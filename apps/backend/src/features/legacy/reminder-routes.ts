/** Reminders to review a delivered order (contract §8). */
import Type from 'typebox';
import { Id, Message, errorResponses, RowId, Text } from '@shop/contract/common';
import type { Shop } from '../../context';
import { translate } from '../../messages';
import { customerOf } from '../shoppers/caller';
import { orderToReview, picturesOfOrder, stopReminder } from './queries';

const Reminder = Type.Object({ order_id: Type.Optional(Id), images: Type.Optional(Type.Array(Text)) });

export function reminderRoutes({ app, db }: Shop): void {
  app.get(
    '/api/v1/customer/review-reminder',
    {
      schema: {
        operationId: 'reviewReminder',
        tags: ['customer'],
        summary: 'The newest delivered order without a review; an empty object if there is none',
        response: { 200: Reminder, ...errorResponses },
      },
    },
    async ({ place }) => {
      const customer = await customerOf(db, place);
      const order = await orderToReview(db, customer.id);
      if (!order) return {};
      const pictures = await picturesOfOrder(db, order.id);
      return { order_id: order.number, images: pictures.map((name) => `${place.origin}/storage/product/${name}`) };
    },
  );
  app.get(
    '/api/v1/customer/review-reminder-cancel',
    {
      schema: {
        operationId: 'cancelReminder',
        tags: ['customer'],
        querystring: Type.Object({ order_id: RowId }),
        response: { 200: Message, ...errorResponses },
      },
    },
    async ({ query, place }) => {
      const customer = await customerOf(db, place);
      await stopReminder(db, customer.id, query.order_id);
      return { message: translate('saved', place.language) };
    },
  );
}
