/** Stores, categories, modules and zones (contract §2.2 to §2.5). */
import Type, { type Static } from 'typebox';
import { Flag, Id, Nullable, Text } from './common';

export const WireCategory = Type.Object({
  id: Id,
  name: Text,
  slug: Text,
  image: Text,
  image_full_url: Text,
  image_tint: Text,
  parent_id: Id,
  position: Type.Integer(),
  status: Flag,
  featured: Flag,
  priority: Type.Integer(),
  module_id: Id,
  products_count: Type.Integer(),
  childes_count: Type.Integer(),
  childes: Type.Array(
    Type.Object({ id: Id, name: Text, slug: Text, parent_id: Id, image_full_url: Text, featured: Flag }),
  ),
});
export type WireCategory = Static<typeof WireCategory>;

export const WireStore = Type.Object({
  id: Id,
  name: Text,
  slug: Text,
  phone: Text,
  email: Text,
  address: Text,
  logo: Text,
  logo_full_url: Text,
  logo_tint: Text,
  cover_photo: Text,
  cover_photo_full_url: Text,
  cover_tint: Text,
  latitude: Text,
  longitude: Text,
  distance: Nullable(Type.Number()),
  zone_id: Id,
  module_id: Id,
  module_type: Text,
  vendor_id: Id,
  active: Type.Boolean(),
  open: Flag,
  schedules: Type.Array(
    Type.Object({ id: Id, store_id: Id, day: Type.Integer(), opening_time: Text, closing_time: Text }),
  ),
  minimum_order: Type.Number(),
  delivery_time: Text,
  min_delivery_time: Type.Integer(),
  /** The window of an order placed now to the place of the request, '24-31 min'; null without a place, or if it does not deliver. */
  arrival_time: Nullable(Text),
  /** What an order to the place of the request is charged for its way; null as above. */
  delivery_fee: Nullable(Type.Number()),
  delivery: Type.Boolean(),
  take_away: Type.Boolean(),
  schedule_order: Type.Boolean(),
  free_delivery: Type.Boolean(),
  self_delivery_system: Flag,
  per_km_shipping_charge: Nullable(Type.Number()),
  minimum_shipping_charge: Nullable(Type.Number()),
  maximum_shipping_charge: Nullable(Type.Number()),
  tax: Type.Number(),
  comission: Nullable(Type.Number()),
  discount: Nullable(
    Type.Object({
      id: Id,
      store_id: Id,
      start_date: Text,
      end_date: Text,
      start_time: Text,
      end_time: Text,
      min_purchase: Type.Number(),
      max_discount: Type.Number(),
      discount: Type.Number(),
      discount_type: Type.Literal('percent'),
    }),
  ),
  discount_status: Type.Boolean(),
  veg: Flag,
  non_veg: Flag,
  featured: Flag,
  cutlery: Flag,
  prescription_order: Type.Boolean(),
  status: Flag,
  avg_rating: Type.Number(),
  rating_count: Type.Integer(),
  positive_rating: Type.Integer(),
  order_count: Type.Integer(),
  total_items: Type.Integer(),
  total_campaigns: Type.Integer(),
  category_ids: Type.Array(Id),
  category_details: Type.Optional(Type.Array(WireCategory)),
  /** Of the details only. */
  meta_description: Type.Optional(Nullable(Text)),
  announcement: Type.Optional(Flag),
  announcement_message: Type.Optional(Nullable(Text)),
  price_range: Type.Object({ min_price: Type.Number(), max_price: Type.Number() }),
  created_at: Text,
});
export type WireStore = Static<typeof WireStore>;

export const WireModule = Type.Object({
  id: Id,
  module_name: Text,
  module_type: Text,
  slug: Text,
  icon: Text,
  icon_full_url: Text,
  thumbnail: Text,
  thumbnail_full_url: Text,
  description: Text,
  status: Text,
  theme_id: Id,
  all_zone_service: Flag,
  stores_count: Type.Integer(),
  items_count: Type.Integer(),
  zones: Type.Array(Type.Object({ id: Id, name: Text })),
});
export type WireModule = Static<typeof WireModule>;

export const WireZone = Type.Object({
  id: Id,
  name: Text,
  display_name: Text,
  status: Flag,
  coordinates: Type.Object({
    type: Type.Literal('Polygon'),
    coordinates: Type.Array(Type.Array(Type.Array(Type.Number()))),
  }),
  cash_on_delivery: Type.Boolean(),
  digital_payment: Type.Boolean(),
  offline_payment: Type.Boolean(),
  increased_delivery_fee: Type.Number(),
  increased_delivery_fee_status: Flag,
  increase_delivery_charge_message: Nullable(Text),
  modules: Type.Array(
    Type.Intersect([
      WireModule,
      Type.Object({
        pivot: Type.Object({
          zone_id: Id,
          module_id: Id,
          per_km_shipping_charge: Nullable(Type.Number()),
          minimum_shipping_charge: Nullable(Type.Number()),
          maximum_shipping_charge: Nullable(Type.Number()),
          maximum_cod_order_amount: Nullable(Type.Number()),
        }),
      }),
    ]),
  ),
});
export type WireZone = Static<typeof WireZone>;

export const ZoneAnswer = Type.Object({ zone_id: Text, zone_data: Type.Array(WireZone) });
export type ZoneAnswer = Static<typeof ZoneAnswer>;
