/** Items (contract §2.1). */
import { ALLERGENS, DIETS } from '@shop/domain/diet';
import Type, { type Static } from 'typebox';
import { Flag, Id, Nullable, paged, Text } from './common';

export const FoodVariation = Type.Object({
  name: Text,
  type: Type.Union([Type.Literal('single'), Type.Literal('multi')]),
  min: Text,
  max: Text,
  required: Type.Union([Type.Literal('on'), Type.Literal('off')]),
  values: Type.Array(Type.Object({ label: Text, optionPrice: Text })),
});

/** How an option looks: its colour, and the picture of the item in it, which is one of the item's pictures. */
export const WireSwatch = Type.Object({
  option: Text,
  colour: Type.String({ pattern: '^#[0-9a-f]{6}$' }),
  image: Type.Optional(Text),
  image_full_url: Type.Optional(Text),
});

export const WireItem = Type.Object({
  id: Id,
  name: Text,
  slug: Text,
  description: Text,
  image: Text,
  image_full_url: Text,
  image_tint: Text,
  images: Type.Array(Text),
  images_full_url: Type.Array(Text),
  category_id: Id,
  category_ids: Type.Array(Type.Object({ id: Text, position: Type.Integer(), name: Text })),
  price: Type.Number(),
  tax: Type.Number(),
  tax_type: Text,
  discount: Type.Number(),
  discount_type: Type.Union([Type.Literal('percent'), Type.Literal('amount')]),
  store_discount: Type.Number(),
  variations: Type.Array(Type.Object({ type: Text, price: Type.Number(), stock: Type.Integer() })),
  choice_options: Type.Array(
    Type.Object({
      name: Text,
      title: Text,
      options: Type.Array(Text),
      /** Options that are colours; left out if none is (decision 093). */
      swatches: Type.Optional(Type.Array(WireSwatch)),
    }),
  ),
  attributes: Type.Array(Id),
  food_variations: Type.Array(FoodVariation),
  add_ons: Type.Array(Type.Object({ id: Id, name: Text, price: Type.Number(), store_id: Id, status: Flag })),
  stock: Nullable(Type.Integer()),
  maximum_cart_quantity: Nullable(Type.Integer()),
  unit_type: Nullable(Text),
  unit: Nullable(Type.Object({ id: Id, unit: Text })),
  /** What one unit holds, for its price per kilogram or litre (decision 086). Without them it is counted in pieces. */
  net_amount: Type.Optional(Type.Number()),
  net_unit: Type.Optional(Type.Enum(['g', 'kg', 'ml', 'cl', 'l'])),
  /** Medicine (decision 094): what works in it, what a pack holds, how many days a pack lasts. */
  active_ingredient: Type.Optional(Text),
  pack_size: Type.Optional(Text),
  pack_days: Type.Optional(Type.Integer()),
  /** An order with the item carries a picture of a prescription (`order_attachment`). */
  is_prescription_required: Type.Optional(Flag),
  veg: Flag,
  /** The diets that it suits; absent: none is known. */
  diets: Type.Optional(Type.Array(Type.Enum([...DIETS]))),
  /** What it contains of the allergens of Regulation (EU) 1169/2011. Absent: unknown; empty: none of them. */
  allergens: Type.Optional(Type.Array(Type.Enum([...ALLERGENS]))),
  organic: Flag,
  recommended: Flag,
  flash_sale: Flag,
  is_campaign: Flag,
  /** Campaign items only; times are UTC. */
  available_date_starts: Type.Optional(Text),
  available_date_ends: Type.Optional(Text),
  start_time: Type.Optional(Text),
  end_time: Type.Optional(Text),
  is_halal: Flag,
  status: Flag,
  available_time_starts: Nullable(Text),
  available_time_ends: Nullable(Text),
  schedule_order: Type.Boolean(),
  free_delivery: Flag,
  delivery_time: Text,
  min_delivery_time: Type.Integer(),
  max_delivery_time: Type.Integer(),
  store_id: Id,
  store_name: Text,
  zone_id: Id,
  module_id: Id,
  module_type: Text,
  avg_rating: Type.Number(),
  rating_count: Type.Integer(),
  order_count: Type.Integer(),
  wishlist_count: Type.Integer(),
  tags: Type.Array(Type.Object({ id: Id, tag: Text, name: Text })),
  created_at: Text,
  updated_at: Text,
});
export type WireItem = Static<typeof WireItem>;

export type WireReview = Static<typeof WireReview>;
export const WireReview = Type.Object({
  id: Id,
  comment: Text,
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  attachment: Type.Array(Text),
  /** Our extension: words of `ITEM_TAGS`. */
  tags: Type.Optional(Type.Array(Text)),
  item_id: Id,
  item_name: Text,
  item_image: Text,
  item_image_full_url: Text,
  /** Reviews are public: who wrote one, and in which order it was bought, is not (decision 080). */
  user_id: Type.Null(),
  customer_name: Text,
  order_id: Type.Null(),
  reply: Nullable(Text),
  created_at: Text,
  updated_at: Text,
});

/** Our extension: `ratings`, how many reviews gave 1, 2, 3, 4 and 5 stars. */
export const WireReviews = Type.Object({
  ...paged('reviews', WireReview).properties,
  ratings: Type.Optional(Type.Array(Type.Integer())),
});
export type WireReviews = Static<typeof WireReviews>;
