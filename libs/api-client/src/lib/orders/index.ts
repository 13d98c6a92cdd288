/** Placing, following and cancelling orders. */
import type { CartLine, Contact, DeliveryAddress, Order, OrderRow, OrderType } from '@shop/domain';
import { LIST, shopApi } from '../base/api';
import { isWire, page, text, wires, type Wire } from '../base/wire';
import { fromLine } from '../cart/to-cart';
import { priceLine } from '@shop/domain/pricing';
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
  /** Bought at once, without the cart (Buy Now, campaigns); null: the stored cart. */
  boughtNow: { lines: readonly CartLine[]; digits: number } | null;
  /** `YYYY-MM-DD HH:mm:ss` on the marketplace's wall clock; null: as soon as possible. */
  scheduleAt: string | null;
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

/** A line of Buy Now as the contract writes it; campaign items by their own id (CHK-22). */
const toBought = (digits: number) => (line: CartLine) => {
  const total = priceLine(line.item, line.choice, line.quantity).total;
  const isCampaign = line.item.campaignEnds !== null;
  const id = Number(line.item.id);
  return {
    ...fromLine(line, total, digits),
    model: isCampaign ? 'ItemCampaign' : 'Item',
    item_id: isCampaign ? null : id,
    item_campaign_id: isCampaign ? id : null,
  };
};

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
    schedule_at: order.scheduleAt,
    ...(order.boughtNow
      ? { is_buy_now: 1, cart: JSON.stringify(order.boughtNow.lines.map(toBought(order.boughtNow.digits))) }
      : {}),
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
    /** Own orders, newest first, page by page. */
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
        const { wires: entries, total } = page(wire, 'orders', 'data');
        return { entries: entries.map((entry) => toOrder(entry, meta?.digits ?? 2)), total };
      },
      providesTags: ['Order'],
      extraOptions: LIST,
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
  useGetOrdersInfiniteQuery,
  useGetOrderRowsQuery,
  useCancelOrderMutation,
  useGetCancelReasonsQuery,
} = ordersApi;
export { watchOrder } from './watch-order';
