/** Flash sales (contract §4.5). */
import Type, { type Static } from 'typebox';
import { Flag, Id, PAGE, Text } from './common';
import { WireItem } from './item';

export const WireSale = Type.Object({
  id: Id,
  module_id: Id,
  title: Text,
  is_publish: Flag,
  admin_discount_percentage: Type.Number(),
  vendor_discount_percentage: Type.Number(),
  start_date: Text,
  end_date: Text,
});
export type WireSale = Static<typeof WireSale>;

export const WireSaleItem = Type.Object({
  id: Id,
  flash_sale_id: Id,
  item_id: Id,
  stock: Type.Integer(),
  sold: Type.Integer(),
  available_stock: Type.Integer(),
  discount_type: Text,
  discount: Type.Number(),
  discount_amount: Type.Number(),
  price: Type.Number(),
  status: Flag,
  item: WireItem,
});
export type WireSaleItem = Static<typeof WireSaleItem>;

/** The running sale with its products; without one an empty object. */
export const WireRunningSale = Type.Object({ ...WireSale.properties, active_products: Type.Array(WireSaleItem) });
export type WireRunningSale = Static<typeof WireRunningSale>;

export const WireSaleItems = Type.Object({ ...PAGE, flash_sale: WireSale, products: Type.Array(WireSaleItem) });
export type WireSaleItems = Static<typeof WireSaleItems>;
