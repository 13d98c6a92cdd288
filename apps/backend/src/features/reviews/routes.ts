/** Reviews of items and couriers after delivery (contract §7.7). */
import Type from 'typebox';
import { Message, Nullable, errorResponses, RowId, Text } from '@shop/contract/common';
import type { Shop } from '../../context';
import { translate } from '../../messages';
import { customerOf } from '../shoppers/caller';
import { withImages } from '../uploads/store';
import { presentCourierReview } from './present';
import { reviewsOfCourier } from './queries';
import { reviewCourier, reviewItem } from './service';

const IdOrText = Type.Union([RowId, Type.String({ pattern: '^[0-9]{1,9}$' })]);
const Rating = Type.Union([Type.Integer({ minimum: 1, maximum: 5 }), Type.String({ pattern: '^[1-5]$' })]);
const Comment = Type.Optional(Nullable(Type.String({ maxLength: 2000 })));

export function reviewRoutes(shop: Shop): void {
  const { app, db, config } = shop;
  const responses = { 200: Message, ...errorResponses };

  app.post(
    '/api/v1/items/reviews/submit',
    {
      config: { files: 6, shownInLists: true },
      schema: {
        operationId: 'reviewItem',
        tags: ['customer'],
        body: Type.Object({ item_id: IdOrText, order_id: IdOrText, comment: Comment, rating: Rating }),
        response: responses,
      },
    },
    async ({ body, place, sentFiles }) => {
      // Pictures of unauthenticated callers are not stored.
      const { id: customerId } = await customerOf(db, place);
      const review = {
        itemId: Number(body.item_id),
        orderNumber: Number(body.order_id),
        rating: Number(body.rating),
        comment: body.comment?.trim() ?? '',
      };
      await withImages(config, sentFiles, { field: 'attachment', folder: 'review' }, (images) =>
        reviewItem(shop, { place, customerId }, review, images),
      );
      return { message: translate('reviewThanks', place.language) };
    },
  );

  app.post(
    '/api/v1/delivery-man/reviews/submit',
    {
      schema: {
        operationId: 'reviewCourier',
        tags: ['customer'],
        body: Type.Object({ delivery_man_id: IdOrText, order_id: IdOrText, comment: Comment, rating: Rating }),
        response: responses,
      },
    },
    async ({ body, place }) => {
      await reviewCourier(shop, place, {
        courierId: Number(body.delivery_man_id),
        orderNumber: Number(body.order_id),
        rating: Number(body.rating),
        comment: body.comment?.trim() ?? '',
      });
      return { message: translate('reviewThanks', place.language) };
    },
  );

  app.get(
    '/api/v1/delivery-man/reviews/:id',
    {
      schema: {
        operationId: 'courierReviews',
        tags: ['items'],
        params: Type.Object({ id: RowId }),
        response: {
          200: Type.Array(
            Type.Object({ rating: Type.Integer(), comment: Text, customer_name: Text, created_at: Text }),
          ),
          ...errorResponses,
        },
      },
    },
    async ({ params }) => (await reviewsOfCourier(db, params.id)).map(presentCourierReview),
  );
}
