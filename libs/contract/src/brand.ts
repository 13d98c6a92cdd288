/** Brands (contract §4.4). */
import Type, { type Static } from 'typebox';
import { Flag, Id, Text } from './common';

export const WireBrand = Type.Object({
  id: Id,
  name: Text,
  slug: Text,
  image: Text,
  image_full_url: Text,
  status: Flag,
  module_id: Id,
  items_count: Type.Integer(),
});
export type WireBrand = Static<typeof WireBrand>;
