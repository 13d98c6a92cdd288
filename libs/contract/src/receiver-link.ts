/** The link by which the receiver of a parcel follows it: our extension (decision 123). */
import Type, { type Static } from 'typebox';
import { GuestId } from './cart';
import { Flag, Nullable, Text } from './common';
import { WireWindow } from './order';

export const ReceiverLinkAsk = Type.Object({
  order_id: Type.Union([Type.Integer({ minimum: 1 }), Type.String({ maxLength: 40 })]),
  guest_id: Type.Optional(Nullable(GuestId)),
  /** From the sender to the receiver. Left out: as it is. */
  note: Type.Optional(Nullable(Type.String({ maxLength: 200 }))),
  /** Makes a new link; the one before it stops. */
  renew: Type.Optional(Nullable(Flag)),
});
export type ReceiverLinkAsk = Static<typeof ReceiverLinkAsk>;

export const WireReceiverLink = Type.Object({
  /** Of `parcel/follow`. */
  token: Text,
  note: Text,
});
export type WireReceiverLink = Static<typeof WireReceiverLink>;

export const ParcelFollow = Type.Object({ token: Type.String({ maxLength: 100 }) });
export type ParcelFollow = Static<typeof ParcelFollow>;

const Stamp = Nullable(Text);
const Point = Type.Object({ lat: Type.Number(), lng: Type.Number() });
/** What the receiver of a parcel sees of it: nothing that it costs, that is the sender's, or that opens the order. */
export const WireFollowedParcel = Type.Object({
  order_status: Text,
  /** The first name of the sender. */
  sender_name: Text,
  note: Text,
  pending: Stamp,
  accepted: Stamp,
  confirmed: Stamp,
  processing: Stamp,
  handover: Stamp,
  picked_up: Stamp,
  delivered: Stamp,
  arrival: Nullable(WireWindow),
  /** Why it is late: as of an order. */
  delay_reason: Nullable(Text),
  /** Where it goes. */
  destination: Nullable(Point),
  courier: Nullable(Type.Object({ name: Text, image_full_url: Text, place: Nullable(Point) })),
});
export type WireFollowedParcel = Static<typeof WireFollowedParcel>;
