/** Cart endpoints (contract §2.7, §5.2). */
import Type, { type Static } from 'typebox';
import { MOST_UNITS } from '@shop/util';
import { Id, Nullable, RowId, Text } from './common';
import { WireItem } from './item';

/** Food: the group and its selected labels. Others: the selected priced variation. Nothing selected: an empty list. */
export const WireVariationChoice = Type.Union([
  Type.Object({ name: Text, values: Type.Object({ label: Type.Array(Text, { maxItems: 50 }) }) }),
  Type.Object({ type: Text, price: Type.Optional(Type.Number()), stock: Type.Optional(Type.Integer()) }),
]);
export type WireVariationChoice = Static<typeof WireVariationChoice>;

export const WireCartLine = Type.Object({
  id: Id,
  user_id: Id,
  module_id: Id,
  store_id: Id,
  item_id: Id,
  is_guest: Type.Boolean(),
  item_type: Text,
  add_on_ids: Type.Array(Id),
  add_on_qtys: Type.Array(Type.Integer()),
  price: Type.Number(),
  quantity: Type.Integer(),
  variation: Type.Array(Type.Unknown()),
  created_at: Text,
  updated_at: Text,
  item: WireItem,
});
export type WireCartLine = Static<typeof WireCartLine>;
export const CartLines = Type.Array(WireCartLine);

const RowIdOrDigits = Type.Union([RowId, Type.String({ pattern: '^[0-9]{1,9}$' })]);
export const GuestId = Type.Union([Type.Integer({ minimum: 1 }), Type.String({ pattern: '^[0-9]{1,19}$' })]);
export const NewGuest = Type.Object({ message: Text, guest_id: Type.Integer() });
export type NewGuest = Static<typeof NewGuest>;
const options = {
  variation: Type.Optional(Type.Array(WireVariationChoice, { maxItems: 50 })),
  add_on_ids: Type.Optional(Type.Array(RowId, { maxItems: 50 })),
  add_on_qtys: Type.Optional(Type.Array(Type.Integer({ minimum: 1, maximum: MOST_UNITS }), { maxItems: 50 })),
};
const Quantity = Type.Integer({
  minimum: 1,
  maximum: MOST_UNITS,
  description: `At most ${MOST_UNITS} of an item over all lines of the cart, or what its maximum or stock allows.`,
});

/** A line of Buy Now or of a campaign, in the JSON text `cart` of an order. */
export const BuyNowLine = Type.Object({
  item_id: Type.Optional(Nullable(RowIdOrDigits)),
  item_campaign_id: Type.Optional(Nullable(RowIdOrDigits)),
  quantity: Quantity,
  ...options,
});
export type BuyNowLine = Static<typeof BuyNowLine>;

export const CartAdd = Type.Object({
  guest_id: Type.Optional(Nullable(GuestId)),
  model: Type.Union([Type.Literal('Item'), Type.Literal('ItemCampaign')]),
  item_id: RowId,
  price: Type.Optional(Type.Number()),
  quantity: Quantity,
  ...options,
});
export type CartAdd = Static<typeof CartAdd>;

export const CartUpdate = Type.Object({
  guest_id: Type.Optional(Nullable(GuestId)),
  cart_id: RowId,
  model: Type.Optional(Text),
  item_id: Type.Optional(RowId),
  price: Type.Optional(Type.Number()),
  quantity: Quantity,
  ...options,
});
export type CartUpdate = Static<typeof CartUpdate>;
export const GuestQuery = Type.Object({ guest_id: Type.Optional(GuestId) });
export const CartRemove = Type.Object({ cart_id: RowId, guest_id: Type.Optional(GuestId) });
