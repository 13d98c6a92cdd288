/** Reviews of items and couriers after delivery (contract §7.7). */
import Type from 'typebox';
import { Message, errorResponses, RowId, Text } from '@shop/contract/common';
import { ReviewCourier, ReviewItem } from '@shop/contract/review';
import type { Shop } from '../../context';
import { translate } from '../../messages';
import { shopperOf } from '../shoppers/caller';
import { KeyHeader } from '../shoppers/once';
import { withImages } from '../uploads/store';
import { presentCourierReview } from './present';
import { reviewsOfCourier } from './queries';
import { reviewCourier, reviewItem } from './service';

const reviewOf = ({ order_id, rating, comment, tags }: ReviewItem | ReviewCourier) => ({
  orderNumber: Number(order_id),
  rating: Number(rating),
  comment: comment?.trim() ?? '',
  tags: tags ?? [],
});

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
        body: ReviewItem,
        headers: KeyHeader,
        response: responses,
      },
    },
    async ({ body, place, sentFiles, headers }) => {
      // Pictures of unauthenticated callers are not stored.
      const shopper = await shopperOf(db, place, body.guest_id);
      const review = { itemId: Number(body.item_id), ...reviewOf(body), key: headers['idempotency-key'] };
      await withImages(config, sentFiles, { field: 'attachment', folder: 'review' }, (images) =>
        reviewItem(shop, { place, shopper }, review, images),
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
        body: ReviewCourier,
        headers: KeyHeader,
        response: responses,
      },
    },
    async ({ body, place, headers }) => {
      const shopper = await shopperOf(db, place, body.guest_id);
      const review = { courierId: Number(body.delivery_man_id), ...reviewOf(body), key: headers['idempotency-key'] };
      await reviewCourier(shop, { place, shopper }, review);
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
