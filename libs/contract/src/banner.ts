/** Banners (contract §4.1). */
import Type, { type Static } from 'typebox';
import { Flag, Text } from './common';
import { WireItem } from './item';
import { WireStore } from './store';

export const WireBanner = Type.Object({
  id: Type.Integer(),
  title: Text,
  type: Text,
  image: Text,
  image_full_url: Text,
  image_tint: Text,
  link: Type.Union([Text, Type.Null()]),
  store: Type.Union([WireStore, Type.Null()]),
  item: Type.Union([WireItem, Type.Null()]),
});
export type WireBanner = Static<typeof WireBanner>;

export const StoreBanner = Type.Object({
  id: Type.Integer(),
  title: Text,
  type: Text,
  image: Text,
  image_full_url: Text,
  status: Flag,
  data: Type.Union([Type.Integer(), Type.Null()]),
  default_link: Type.Union([Text, Type.Null()]),
  zone_id: Type.Integer(),
  module_id: Type.Integer(),
  featured: Flag,
  created_by: Text,
});
