/** What customers say of items and couriers after delivery (contract §7.7). */
import { and, avg, count, desc, eq } from 'drizzle-orm';
import Type from 'typebox';
import { Id, Message, Nullable, refusals, RowId, Text } from '@shop/contract/common';
import type { Shop } from '../../context';
import type { Executor } from '../../db/database';
import * as t from '../../db/schema';
import { say } from '../../messages';
import { Refusal } from '../../refusal';
import { purge } from '../outbox/purge';
import { customerOf, type CustomerRow } from '../shoppers/caller';
import { withImages, type Images } from '../uploads/store';

const IdOrText = Type.Union([RowId, Type.String({ pattern: '^[0-9]{1,9}$' })]);
const Rating = Type.Union([Type.Integer({ minimum: 1, maximum: 5 }), Type.String({ pattern: '^[1-5]$' })]);
const Comment = Type.Optional(Nullable(Type.String({ maxLength: 2000 })));
/** 'Mina V.': enough to know who it was, too little to find them. */
const authorOf = ({ firstName, lastName }: typeof t.customers.$inferSelect) =>
  [firstName, lastName && `${lastName.slice(0, 1)}.`].filter(Boolean).join(' ');

interface Said {
  itemId: number;
  orderNumber: number;
  rating: number;
  comment: string;
}

/** Inside a transaction. @throws Refusal for what was not bought, not delivered yet, or reviewed before */
async function addReview(
  tx: Executor,
  customer: CustomerRow,
  { itemId, orderNumber, rating, comment }: Said,
  images: Images,
  at: Date,
): Promise<void> {
  const [bought] = await tx
    .select({ id: t.orders.id, status: t.orders.status })
    .from(t.orders)
    .innerJoin(t.orderRows, eq(t.orderRows.orderId, t.orders.id))
    .where(and(eq(t.orders.number, orderNumber), eq(t.orders.shopperId, customer.id), eq(t.orderRows.itemId, itemId)));
  if (!bought) throw new Refusal(404, 'order', 'orderUnknown');
  if (bought.status !== 'delivered') throw new Refusal(403, 'order', 'reviewEarly');
  const added = await tx
    .insert(t.reviews)
    .values({
      itemId,
      orderId: bought.id,
      customerId: customer.id,
      author: authorOf(customer),
      rating,
      comment: { en: comment, ar: comment },
      images: images.names,
      createdAt: at,
    })
    .onConflictDoNothing()
    .returning({ id: t.reviews.id });
  if (added.length === 0) throw new Refusal(403, 'review', 'reviewTwice');
  const [figures] = await tx
    .select({ rating: avg(t.reviews.rating), count: count() })
    .from(t.reviews)
    .where(eq(t.reviews.itemId, itemId));
  await tx
    .update(t.items)
    .set({ rating: Number(Number(figures?.rating ?? 0).toFixed(1)), ratingCount: figures?.count ?? 0 })
    .where(eq(t.items.id, itemId));
  await images.keep();
}

export function reviewRoutes({ app, db, clock, config }: Shop): void {
  const says = { 200: Message, ...refusals };

  app.post(
    '/api/v1/items/reviews/submit',
    {
      config: { files: 6, shownInLists: true },
      schema: {
        operationId: 'reviewItem',
        tags: ['customer'],
        body: Type.Object({ item_id: IdOrText, order_id: IdOrText, comment: Comment, rating: Rating }),
        response: says,
      },
    },
    async ({ body, place, sentFiles }) => {
      const customer = await customerOf(db, place);
      const said = {
        itemId: Number(body.item_id),
        orderNumber: Number(body.order_id),
        rating: Number(body.rating),
        comment: body.comment?.trim() ?? '',
      };
      await withImages(config, sentFiles, { field: 'attachment', folder: 'review' }, (images) =>
        db.transaction(async (tx) => {
          await addReview(tx, customer, said, images, clock());
          await purge(tx, config, [`item-${said.itemId}`], clock());
        }),
      );
      return { message: say('reviewThanks', place.language) };
    },
  );

  app.post(
    '/api/v1/delivery-man/reviews/submit',
    {
      schema: {
        operationId: 'reviewCourier',
        tags: ['customer'],
        body: Type.Object({ delivery_man_id: IdOrText, order_id: IdOrText, comment: Comment, rating: Rating }),
        response: says,
      },
    },
    async ({ body, place }) => {
      const customer = await customerOf(db, place);
      const [courierId, orderNumber] = [Number(body.delivery_man_id), Number(body.order_id)];
      await db.transaction(async (tx) => {
        const [order] = await tx
          .select({ id: t.orders.id, status: t.orders.status })
          .from(t.orders)
          .where(
            and(
              eq(t.orders.number, orderNumber),
              eq(t.orders.shopperId, customer.id),
              eq(t.orders.courierId, courierId),
            ),
          );
        if (!order) throw new Refusal(404, 'order', 'orderUnknown');
        if (order.status !== 'delivered') throw new Refusal(403, 'order', 'reviewEarly');
        const added = await tx
          .insert(t.courierReviews)
          .values({
            orderId: order.id,
            courierId,
            author: authorOf(customer),
            rating: Number(body.rating),
            comment: body.comment?.trim() ?? '',
            createdAt: clock(),
          })
          .onConflictDoNothing()
          .returning({ id: t.courierReviews.orderId });
        if (added.length === 0) throw new Refusal(403, 'review', 'reviewTwice');
      });
      return { message: say('reviewThanks', place.language) };
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
            Type.Object({ id: Id, rating: Type.Integer(), comment: Text, customer_name: Text, created_at: Text }),
          ),
          ...refusals,
        },
      },
    },
    async ({ params }) => {
      const rows = await db
        .select()
        .from(t.courierReviews)
        .where(eq(t.courierReviews.courierId, params.id))
        .orderBy(desc(t.courierReviews.createdAt))
        .limit(100);
      return rows.map(({ orderId, rating, comment, author, createdAt }) => ({
        id: orderId,
        rating,
        comment,
        customer_name: author,
        created_at: createdAt.toISOString(),
      }));
    },
  );
}
