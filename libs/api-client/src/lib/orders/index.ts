/** Placing, following and cancelling orders. */
import type { Contact, DeliveryAddress, Order, OrderRow, OrderType } from '@shop/domain';
import { shopApi } from '../base/api';
import { isWire, text, wires, type Wire } from '../base/wire';
import { toOrder, toOrderRows } from './to-order';

/** How an order is found: signed in by its id, a guest by guest id or phone too. */
export interface OrderKey {
  orderId: string;
  guestId: string | null;
  phone: string | null;
}
export interface NewOrder {
  guestId: string | null;
  moduleId: string;
  storeId: string;
  type: OrderType;
  contact: Contact;
  address: DeliveryAddress | null;
  note: string;
  cutlery: boolean;
  /** Kilometres; the server computes its own. */
  km: number | null;
  /** The same key twice gives one order (PLUS-13). */
  key: string;
}

const query = ({ orderId, guestId, phone }: OrderKey) => ({
  order_id: orderId,
  guest_id: guestId,
  contact_number: phone,
});

function bodyOf(order: NewOrder): Record<string, unknown> {
  const { address, contact } = order;
  return {
    ...(order.guestId ? { guest_id: order.guestId } : {}),
    order_type: order.type,
    payment_method: 'cash_on_delivery',
    store_id: Number(order.storeId),
    distance: order.km,
    contact_person_name: contact.name.trim(),
    contact_person_number: contact.phone.trim(),
    contact_person_email: contact.email.trim(),
    order_note: order.note.trim(),
    cutlery: order.cutlery ? 1 : 0,
    ...(address
      ? {
          address: address.text,
          address_type: address.type,
          latitude: String(address.point.lat),
          longitude: String(address.point.lng),
          road: address.road,
          house: address.house,
          floor: address.floor,
        }
      : {}),
  };
}

export const ordersApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    placeOrder: build.mutation<{ orderId: string }, NewOrder>({
      query: (order) => ({
        url: '/api/v1/customer/order/place',
        method: 'POST',
        body: bodyOf(order),
        headers: { 'Idempotency-Key': order.key, moduleId: order.moduleId },
      }),
      transformResponse: (wire: Wire) => ({ orderId: text(wire.order_id) }),
    }),
    getOrder: build.query<Order, OrderKey>({
      query: (key) => ({ url: '/api/v1/customer/order/track', params: query(key) }),
      transformResponse: (wire: Wire, meta) => toOrder(wire, meta?.digits ?? 2),
      providesTags: ['Order'],
      keepUnusedDataFor: 0,
    }),
    getOrderRows: build.query<OrderRow[], OrderKey>({
      query: (key) => ({ url: '/api/v1/customer/order/details', params: query(key) }),
      transformResponse: (wire: unknown, meta) => toOrderRows(wire, meta?.digits ?? 2),
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
  useGetOrderRowsQuery,
  useCancelOrderMutation,
  useGetCancelReasonsQuery,
} = ordersApi;
export { watchOrder } from './watch-order';
