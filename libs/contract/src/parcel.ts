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

const Party = Type.Record(Text, Type.Union([Text, Type.Number(), Type.Null()]));
/** A parcel that the customer sent before: each way between two parties once, the newest first. */
export const WireRecentParcel = Type.Object({
  /** Number of its newest order. */
  order_id: Id,
  sender_zone_id: Id,
  parcel_category: WireParcelCategory,
  /** As of an order: contact and address of the sender. */
  delivery_address: Party,
  receiver_details: Party,
});
export type WireRecentParcel = Static<typeof WireRecentParcel>;

export const WireInstructions = Type.Object({
  total_size: Type.Integer(),
  limit: Type.Integer(),
  offset: Type.Integer(),
  data: Type.Array(Type.Object({ id: Id, instruction: Text, status: Flag })),
});
export type WireInstructions = Static<typeof WireInstructions>;
