/** Parcel categories and courier instructions (contract §7.6). */
import Type, { type Static } from 'typebox';
import { Flag, Id, Nullable, Text } from './common';

export const WireParcelCategory = Type.Object({
  id: Id,
  name: Text,
  description: Text,
  image: Text,
  image_full_url: Text,
  module_id: Id,
  status: Flag,
  orders_count: Type.Integer(),
  parcel_per_km_shipping_charge: Nullable(Type.Number()),
  parcel_minimum_shipping_charge: Nullable(Type.Number()),
});
export type WireParcelCategory = Static<typeof WireParcelCategory>;

export const WireInstructions = Type.Object({
  total_size: Type.Integer(),
  limit: Type.Integer(),
  offset: Type.Integer(),
  data: Type.Array(Type.Object({ id: Id, instruction: Text, status: Flag })),
});
