/** Flash sales (contract §4.5): the one that runs, and what a sale sells. */
import Type from 'typebox';
import { Flag, Id, PageQuery, refusals, RowId, Text } from '@shop/contract/common';
import { WireItem } from '@shop/contract/item';
import { discountOn } from '@shop/domain/discount';
import { minor } from '@shop/util';
import type { Shop } from '../../context';
import { moduleOf, zonesOf, type RequestPlace } from '../../plugins/place';
import { flag, major, stamp, words } from '../../present';
import { Refusal } from '../../refusal';
import { presentItem } from '../items/present';
import { findSale, itemsOfSale, runningSale, type SaleItem, type SaleRow } from './queries';

const Sale = {
  id: Id,
  module_id: Id,
  title: Text,
  is_publish: Flag,
  admin_discount_percentage: Type.Number(),
  vendor_discount_percentage: Type.Number(),
  start_date: Text,
  end_date: Text,
};
const Product = Type.Object({
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

const presentSale = (sale: SaleRow, place: RequestPlace) => ({
  id: sale.id,
  module_id: sale.moduleId,
  title: words(sale.title, place),
  is_publish: flag(sale.published),
  admin_discount_percentage: sale.adminPercent,
  vendor_discount_percentage: 100 - sale.adminPercent,
  start_date: stamp(sale.startsAt),
  end_date: stamp(sale.endsAt),
});

function presentProduct({ flash, row }: SaleItem, place: RequestPlace) {
  const price = minor(row.item.price);
  const off = discountOn(
    price,
    flash.discountType === 'percent'
      ? { kind: 'percent', percent: flash.discount }
      : { kind: 'amount', amount: minor(flash.discount) },
  );
  return {
    id: flash.id,
    flash_sale_id: flash.saleId,
    item_id: flash.itemId,
    stock: flash.stock,
    sold: flash.sold,
    available_stock: flash.stock - flash.sold,
    discount_type: flash.discountType,
    discount: flash.discountType === 'percent' ? flash.discount : major(flash.discount),
    discount_amount: major(off),
    price: major(price),
    status: 1 as const,
    item: presentItem(row, place),
  };
}

/** As many as the panel of a home shows (PROMO-02). */
const SHOWN = 15;

export function flashSaleRoutes({ app, db, clock }: Shop): void {
  const tags = ['flash-sales'];
  app.get(
    '/api/v1/flash-sales',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'flashSale',
        tags,
        summary: 'The sale that runs, with its products; an empty object when none does',
        querystring: Type.Object(PageQuery),
        response: {
          200: Type.Union([
            Type.Object({ ...Sale, active_products: Type.Array(Product) }),
            Type.Object({}, { additionalProperties: false }),
          ]),
          ...refusals,
        },
      },
    },
    async (request) => {
      const { place } = request;
      const zoneIds = zonesOf(request);
      const sale = await runningSale(db, moduleOf(request), clock());
      if (!sale) return {};
      const { items } = await itemsOfSale(db, clock(), sale.id, zoneIds, { limit: SHOWN, offset: 1 });
      return { ...presentSale(sale, place), active_products: items.map((item) => presentProduct(item, place)) };
    },
  );
  app.get(
    '/api/v1/flash-sales/items',
    {
      config: { shared: 'anywhere' },
      schema: {
        operationId: 'flashSaleItems',
        tags,
        querystring: Type.Object({ ...PageQuery, flash_sale_id: RowId }),
        response: {
          200: Type.Object({
            total_size: Type.Integer(),
            limit: Type.Integer(),
            offset: Type.Integer(),
            flash_sale: Type.Object(Sale),
            products: Type.Array(Product),
          }),
          ...refusals,
        },
      },
    },
    async (request) => {
      const { limit = 10, offset = 1, flash_sale_id: id } = request.query;
      const { place } = request;
      const zoneIds = zonesOf(request);
      const sale = await findSale(db, id);
      if (!sale) throw new Refusal(404, 'flash_sale', 'saleUnknown');
      const { items, total } = await itemsOfSale(db, clock(), sale.id, zoneIds, { limit, offset });
      return {
        total_size: total,
        limit,
        offset,
        flash_sale: presentSale(sale, place),
        products: items.map((item) => presentProduct(item, place)),
      };
    },
  );
}
