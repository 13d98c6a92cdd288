/** Changes an order from card payment to cash (PLUS-11). */
import type { EndpointBuild } from '../base/api';
import { messageOf } from '../base/wire';

export const payInCashEndpoints = (build: EndpointBuild) => ({
  payInCash: build.mutation<string, { orderId: string; guestId: string | null }>({
    query: ({ orderId, guestId }) => ({
      url: '/api/v1/customer/order/payment-method',
      method: 'PUT',
      body: { order_id: orderId, ...(guestId ? { guest_id: guestId } : {}) },
    }),
    transformResponse: messageOf,
    invalidatesTags: ['Order'],
  }),
});
