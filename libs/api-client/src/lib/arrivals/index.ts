/** When an order would arrive if it were placed now: part of the backend's quote (decision 114). Loaded with the view that shows it. */
import type { OrderPlace, WireTax } from '@shop/contract/order';
import type { CartLine, DeliveryAddress, OrderType, Store } from '@shop/domain';
import type { ArrivalWindow } from '@shop/domain/arrival-window';
import { shopApi } from '../base/api';
import type { Tolerant } from '../base/tolerant';
import { toWindow, type WireMoney } from '../base/wire';
import { toBought } from '../orders/place-order';
import { fromAddress } from '../orders/placing';

export interface QuotedOrder {
  guestId: string | null;
  store: Pick<Store, 'id' | 'moduleId'>;
  type: OrderType;
  /** null: a take-away. */
  address: DeliveryAddress | null;
  lines: readonly CartLine[];
}

/** The lines are sent as bought at once: what the backend has stored as the cart may be older. */
const fromQuoted = ({ guestId, store, type, address, lines }: QuotedOrder, money: WireMoney): OrderPlace => ({
  ...(guestId ? { guest_id: guestId } : {}),
  order_type: type,
  store_id: Number(store.id),
  payment_method: 'cash_on_delivery',
  is_buy_now: 1,
  cart: JSON.stringify(lines.map(toBought(money))),
  ...(address ? fromAddress(address) : {}),
});

const arrivalsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** null: the backend does not tell. */
    getArrivalQuote: build.query<ArrivalWindow | null, QuotedOrder>({
      query: (order) => ({
        url: '/api/v1/customer/order/get-Tax',
        method: 'POST',
        encode: (money) => fromQuoted(order, money),
        headers: { moduleId: order.store.moduleId },
      }),
      transformResponse: (wire: Tolerant<WireTax>) => toWindow(wire.arrival),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetArrivalQuoteQuery } = arrivalsApi;
