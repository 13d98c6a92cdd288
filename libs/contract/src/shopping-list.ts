/** A shopping list, and the stores that have what is on it (PLUS-39, decision 118). */
import Type, { type Static } from 'typebox';
import { Nullable, Text } from './common';
import { WireItem } from './item';
import { WireStore } from './store';

/** Lines as they were typed, amounts included: `2 milk`, `½ kg tomatoes`, `حليب ٢ لتر`. */
export const ShoppingList = Type.Object({
  lines: Type.Array(Type.String({ maxLength: 200 }), { minItems: 1, maxItems: 60 }),
});

/** An item that answers a line. */
const offer = {
  product: WireItem,
  /** The variation that the line asks for, else the first that can be bought; null: it has none. */
  variation: Nullable(Text),
  /** Units for the amount of the line, at most what is left. */
  quantity: Type.Integer({ minimum: 1 }),
  /** Of so many units, after discounts. */
  total: Type.Number(),
};
const WireOffer = Type.Object(offer);
export type WireOffer = Static<typeof WireOffer>;

export const WireListLine = Type.Object({
  /** Which of the lines that were sent, from 0. */
  line: Type.Integer({ minimum: 0 }),
  ...offer,
  /** Other items of the store for the line, the best first. */
  alternatives: Type.Array(WireOffer),
});
export type WireListLine = Static<typeof WireListLine>;

export const WireListStore = Type.Object({
  store: WireStore,
  /** Lines that the store has something for. */
  covered: Type.Integer(),
  /** Price of the goods, after discounts. */
  total: Type.Number(),
  /** In their order; the lines that are not here are missing. */
  lines: Type.Array(WireListLine),
});
export type WireListStore = Static<typeof WireListStore>;

/** Stores that have most of the lines first, of them those that are open, of them the cheapest. */
export const ShoppingListOffers = Type.Object({ stores: Type.Array(WireListStore) });
export type ShoppingListOffers = Static<typeof ShoppingListOffers>;
