/** Flash sales in the wire format (contract §4.5). */
import { discountOn } from '@shop/domain/discount';
import { minor } from '@shop/util';
import type { RequestPlace } from '../../plugins/place';
import { flag, major, stamp, localize } from '../../present';
import { presentItem } from '../items/present';
import type { SaleItem, SaleRow } from './queries';

/** A sale without its items. */
export const presentSale = (sale: SaleRow, place: RequestPlace) => ({
  id: sale.id,
  module_id: sale.moduleId,
  title: localize(sale.title, place),
  is_publish: flag(sale.published),
  admin_discount_percentage: sale.adminPercent,
  vendor_discount_percentage: 100 - sale.adminPercent,
  start_date: stamp(sale.startsAt),
  end_date: stamp(sale.endsAt),
});

/** An item of a sale with its discount. */
export function presentSaleItem({ flash, row }: SaleItem, place: RequestPlace) {
  const price = minor(row.item.price);
  const discount = discountOn(
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
    discount_amount: major(discount),
    price: major(price),
    status: 1 as const,
    item: presentItem(row, place),
  };
}
