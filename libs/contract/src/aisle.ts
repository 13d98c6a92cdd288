/** Aisles: main categories, each with its best-selling items (decision 086). */
import Type, { type Static } from 'typebox';
import { Id, Offset, PAGE, Text } from './common';
import { WireItem } from './item';

export const AislesQuery = Type.Object({
  /** Aisles per page. */
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 10, default: 2 })),
  offset: Type.Optional(Offset),
  /** Items per aisle. */
  items: Type.Optional(Type.Integer({ minimum: 1, maximum: 20, default: 8 })),
});

export const WireAisle = Type.Object({
  /** The category. */
  id: Id,
  name: Text,
  slug: Text,
  /** Items of the category at the place, sub-categories included. */
  products_count: Type.Integer(),
  /** Of `products`, in order. */
  product_ids: Type.Array(Id),
});
export type WireAisle = Static<typeof WireAisle>;

/** `total_size` counts aisles; `products` are those of all aisles of the page. */
export const WireAisles = Type.Object({
  ...PAGE,
  aisles: Type.Array(WireAisle),
  products: Type.Array(WireItem),
});
export type WireAisles = Static<typeof WireAisles>;
