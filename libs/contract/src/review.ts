/** Reviews and refund requests after delivery (contract §7.6, §7.7). What is marked is our extension: other backends ignore it. */
import Type, { type Static } from 'typebox';
import { GuestId } from './cart';
import { Flag, Id, Nullable, RowId, Text } from './common';

const IdOrText = Type.Union([RowId, Type.String({ pattern: '^[0-9]{1,9}$' })]);
const Rating = Type.Union([Type.Integer({ minimum: 1, maximum: 5 }), Type.String({ pattern: '^[1-5]$' })]);
const AboutOrder = {
  order_id: IdOrText,
  comment: Type.Optional(Nullable(Type.String({ maxLength: 2000 }))),
  rating: Rating,
  /** Our extension: what was said with one press, words of `@shop/domain/reviews`. In a form `tags[]`. */
  tags: Type.Optional(Nullable(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10 }))),
  /** Our extension: a guest reviews too. */
  guest_id: Type.Optional(Nullable(GuestId)),
};

/** With `attachment[]`: up to five pictures. */
export const ReviewItem = Type.Object({ item_id: IdOrText, ...AboutOrder });
export type ReviewItem = Static<typeof ReviewItem>;

export const ReviewCourier = Type.Object({ delivery_man_id: IdOrText, ...AboutOrder });
export type ReviewCourier = Static<typeof ReviewCourier>;

/** What the customer said after delivery; pictures are full URLs. Our extension. */
export const WireGivenReview = Type.Object({
  rating: Type.Integer(),
  comment: Text,
  tags: Type.Array(Text),
  pictures: Type.Array(Text),
});
export type WireGivenReview = Static<typeof WireGivenReview>;

export const RefundReasons = Type.Object({
  refund_reasons: Type.Array(Type.Object({ id: Id, reason: Text, status: Flag })),
});
export type RefundReasons = Static<typeof RefundReasons>;

/** With `image[]`: up to five pictures. */
export const AskRefund = Type.Object({
  order_id: IdOrText,
  customer_reason: Type.String({ minLength: 1, maxLength: 200 }),
  customer_note: Type.Optional(Nullable(Type.String({ maxLength: 1000 }))),
  /** Our extension: JSON text of `[{ "id": row, "quantity": units }]`; left out: the whole order. */
  items: Type.Optional(Nullable(Type.String({ maxLength: 10_000 }))),
  /** Our extension: a guest asks too. */
  guest_id: Type.Optional(Nullable(GuestId)),
});
export type AskRefund = Static<typeof AskRefund>;

/** The request as its order shows it. */
export const WireRefund = Type.Object({
  id: Id,
  order_id: Id,
  image: Text,
  /** Our extensions: signed URLs of the pictures; the rows it is about (none: all); the amount that is asked for. */
  image_full_url: Type.Array(Text),
  items: Type.Array(Type.Object({ id: Id, quantity: Type.Integer() })),
  amount: Type.Number(),
  customer_reason: Text,
  customer_note: Text,
  admin_note: Text,
});
