/** Items that a customer has ordered before (decision 086). */
import Type, { type Static } from 'typebox';
import { Id, Nullable, paged, Text } from './common';
import { WireItem } from './item';

export const WireBoughtItem = Type.Object({
  item: WireItem,
  /** Orders with the item. */
  times_ordered: Type.Integer(),
  last_ordered_at: Text,
  /** The median of the days between two orders; null after the first. */
  typical_days: Nullable(Type.Integer()),
  /** The choice of the last order, as in its row: it may no longer be offered. */
  variation: Type.Array(Type.Unknown()),
  add_on_ids: Type.Array(Id),
  add_on_qtys: Type.Array(Type.Integer()),
});
export type WireBoughtItem = Static<typeof WireBoughtItem>;

export const WireBuyAgain = paged('items', WireBoughtItem);
export type WireBuyAgain = Static<typeof WireBuyAgain>;
