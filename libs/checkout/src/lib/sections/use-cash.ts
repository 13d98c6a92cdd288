/** Why an order can not be paid in cash (CHK-17). */
import { useCashRefusal } from '@shop/api-client/orders';
import type { ShopConfig } from '@shop/api-client/start';
import type { DeliveryAddress, OrderType, Store } from '@shop/domain';
import type { CashRefusal } from '@shop/domain/cash';
import type { Minor } from '@shop/util';

export interface CashInput {
  store: Store;
  type: OrderType;
  address: DeliveryAddress | null;
  config: ShopConfig;
  due: Minor;
}

/** @returns null: it can, or the zone's rules are not known yet */
export const useCash = ({ store, type, address, config, due }: CashInput): CashRefusal | null =>
  useCashRefusal({
    store,
    // The same point as for the delivery fee: one request.
    point: type === 'delivery' && address ? address.point : store.place,
    offered: config.cashOnDelivery,
    due,
  });
