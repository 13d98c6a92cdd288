/** Cancelling an order, and why (contract §7.6). */
import Type, { type Static } from 'typebox';
import { GuestId } from './cart';
import { Id, Nullable, paged, Text } from './common';

export const OrderCancel = Type.Object({
  order_id: Type.Union([Id, Type.String({ pattern: '^[0-9]{1,15}$' })]),
  reason: Type.String({ minLength: 1, maxLength: 500 }),
  guest_id: Type.Optional(Nullable(GuestId)),
});
export type OrderCancel = Static<typeof OrderCancel>;

export const CancelReasons = paged(
  'data',
  Type.Object({ id: Id, reason: Text, user_type: Text, status: Type.Integer() }),
);
export type CancelReasons = Static<typeof CancelReasons>;
