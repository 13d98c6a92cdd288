/** Coupons (contract §5.1). */
import Type, { type Static } from 'typebox';
import { Flag, Id, Nullable, Text } from './common';

export const WireCoupon = Type.Object({
  id: Id,
  title: Text,
  code: Text,
  start_date: Text,
  expire_date: Text,
  min_purchase: Type.Number(),
  max_discount: Type.Number(),
  discount: Type.Number(),
  discount_type: Text,
  coupon_type: Text,
  limit: Nullable(Type.Integer()),
  data: Text,
  customer_id: Text,
  store_id: Nullable(Id),
  store: Nullable(Type.Object({ id: Id, name: Text })),
  module_id: Id,
  total_uses: Type.Integer(),
  status: Flag,
  created_at: Text,
});
export type WireCoupon = Static<typeof WireCoupon>;
