/** Cancelling an order, and why (contract §7.6). */
import type { CancelReasons, OrderCancel } from '@shop/contract/cancel';
import type { EndpointBuild } from '../base/api';
import { messageOf, page, text } from '../base/wire';

/** `reasons`: of other backends. */
type ReasonPage = Pick<CancelReasons, 'data'> & { reasons: CancelReasons['data'] };

export const cancelOrderEndpoints = (build: EndpointBuild) => ({
  cancelOrder: build.mutation<string, { orderId: string; guestId: string | null; reason: string }>({
    query: ({ orderId, guestId, reason }) => ({
      url: '/api/v1/customer/order/cancel',
      method: 'PUT',
      body: { order_id: orderId, reason, ...(guestId ? { guest_id: guestId } : {}) } satisfies OrderCancel,
    }),
    transformResponse: messageOf,
    invalidatesTags: ['Order'],
  }),
  getCancelReasons: build.query<string[], { language: string }>({
    query: () => ({
      url: '/api/v1/customer/order/cancellation-reasons',
      params: { limit: 20, offset: 1, type: 'customer' },
    }),
    transformResponse: (wire: unknown) =>
      page<ReasonPage>(wire, 'data', 'reasons').wires.map((entry) => text(entry.reason)),
  }),
});
