/** The courier of an order (contract §2.8). */
import Type, { type Static } from 'typebox';
import { Flag, Id, Text } from './common';

export const WireCourier = Type.Object({
  id: Id,
  f_name: Text,
  l_name: Text,
  phone: Text,
  email: Text,
  image: Text,
  image_full_url: Text,
  zone_id: Id,
  active: Flag,
  avg_rating: Type.Number(),
  rating_count: Type.Integer(),
  order_count: Type.Integer(),
  lat: Text,
  lng: Text,
  location: Text,
});
export type WireCourier = Static<typeof WireCourier>;
