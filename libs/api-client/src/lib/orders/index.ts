/** Placing, tracking and cancelling orders. */
import type { WireOrder, WireOrders } from '@shop/contract/order';
import type { Order, OrderRow } from '@shop/domain';
import type { Minor } from '@shop/util';
import { LIST, MINUTES, decoded, moneyOf, shopApi } from '../base/api';
import { isWire, page, text, wires, type Wire } from '../base/wire';
import { fromOrder, fromParcel, withAttachments, type NewOrder, type NewParcel } from './from-order';
import { keyParams, type OrderKey } from './order-key';
import { toOrder, toOrderRows } from './to-order';
import { toOrderFailure, toPlaced, type PlacedOrder } from './to-placed';

export const ordersApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    placeOrder: build.mutation<PlacedOrder, NewOrder | NewParcel>({
      query: (order) => ({
        url: '/api/v1/customer/order/place',
        method: 'POST',
        encode: (money) =>
          'receiver' in order
            ? fromParcel(order, money)
            : withAttachments(fromOrder(order, money), order.attachments ?? []),
        headers: { 'Idempotency-Key': order.key, moduleId: order.moduleId },
      }),
      transformResponse: toPlaced,
      transformErrorResponse: toOrderFailure,
    }),
    getOrder: build.query<Order, OrderKey>({
      query: (key) => ({ url: '/api/v1/customer/order/track', params: keyParams(key) }),
      transformResponse: decoded(toOrder),
      providesTags: ['Order'],
      keepUnusedDataFor: 0,
    }),
    /** The customer's orders, newest first, paged. */
    getOrders: build.infiniteQuery<{ entries: Order[]; total: number }, { running: boolean }, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, pages) =>
          last.entries.length === 0 || pages.reduce((sum, { entries }) => sum + entries.length, 0) >= last.total
            ? undefined
            : pages.length + 1,
      },
      query: ({ queryArg: { running }, pageParam }) => ({
        url: `/api/v1/customer/order/${running ? 'running-orders' : 'list'}`,
        params: { limit: 10, offset: pageParam },
      }),
      transformResponse: (wire: unknown, meta) => {
        const { wires: entries, total } = page<Pick<WireOrders, 'orders'> & { data: WireOrder[] }>(
          wire,
          'orders',
          'data',
        );
        return { entries: entries.map((entry) => toOrder(entry, moneyOf(meta))), total };
      },
      providesTags: ['Order'],
      extraOptions: LIST,
    }),
    getOrderRows: build.query<OrderRow[], OrderKey>({
      query: (key) => ({ url: '/api/v1/customer/order/details', params: keyParams(key) }),
      transformResponse: decoded(toOrderRows),
      keepUnusedDataFor: 0,
    }),
    cancelOrder: build.mutation<string, { orderId: string; guestId: string | null; reason: string }>({
      query: ({ orderId, guestId, reason }) => ({
        url: '/api/v1/customer/order/cancel',
        method: 'PUT',
        body: { order_id: orderId, reason, ...(guestId ? { guest_id: guestId } : {}) },
      }),
      transformResponse: (wire: Wire) => text(wire.message),
      invalidatesTags: ['Order'],
    }),
    /** Changes an order from card payment to cash (PLUS-11). */
    payInCash: build.mutation<string, { orderId: string; guestId: string | null }>({
      query: ({ orderId, guestId }) => ({
        url: '/api/v1/customer/order/payment-method',
        method: 'PUT',
        body: { order_id: orderId, ...(guestId ? { guest_id: guestId } : {}) },
      }),
      transformResponse: (wire: Wire) => text(wire.message),
      invalidatesTags: ['Order'],
    }),
    /** The most frequent tip; null: unknown. */
    getMostTip: build.query<Minor | null, void>({
      query: () => ({ url: '/api/v1/most-tips' }),
      transformResponse: (wire: Wire, meta) => moneyOf(meta).read(wire.most_tips_amount) || null,
      keepUnusedDataFor: 5 * MINUTES,
    }),
    getCancelReasons: build.query<string[], { language: string }>({
      query: () => ({
        url: '/api/v1/customer/order/cancellation-reasons',
        params: { limit: 20, offset: 1, type: 'customer' },
      }),
      transformResponse: (wire: unknown) =>
        wires(isWire(wire) ? (wire.data ?? wire.reasons) : wire).map((entry) => text(entry.reason)),
    }),
  }),
});

export const {
  usePlaceOrderMutation,
  useGetOrderQuery,
  useGetOrdersInfiniteQuery,
  useGetOrderRowsQuery,
  useCancelOrderMutation,
  usePayInCashMutation,
  useGetCancelReasonsQuery,
  useGetMostTipQuery,
} = ordersApi;
export { useSendOrder, type SendOrder } from './use-send-order';
export type { OrderAttempt } from './attempt-order';
export { useCashRefusal } from './use-cash-refusal';
export { watchOrder, type OrderWatcher } from './watch-order';
export type { NewOrder, NewParcel, OrderKey, PlacedOrder };
