/** Changes how an unpaid order is paid (contract §7.6, ORD-09, PLUS-11). */
import type { PaymentMethod } from '@shop/domain';
import type { EndpointBuild } from '../base/api';
import { messageOf } from '../base/wire';

export interface PaymentChange {
  orderId: string;
  /** null for customers. */
  guestId: string | null;
  /** Of {@link Order.paymentChoices}. */
  method: PaymentMethod;
}

export const changePaymentEndpoints = (build: EndpointBuild) => ({
  changePayment: build.mutation<string, PaymentChange>({
    query: ({ orderId, guestId, method }) => {
      const body = { order_id: orderId, ...(guestId ? { guest_id: guestId } : {}) };
      if (method === 'wallet') return { url: '/api/v1/customer/order/wallet-payment', method: 'POST', body };
      return {
        url: '/api/v1/customer/order/payment-method',
        method: 'PUT',
        // Backends that know one change alone turn it to cash, and are asked for nothing else.
        body: method === 'cash_on_delivery' ? body : { ...body, payment_method: method },
      };
    },
    transformResponse: messageOf,
    invalidatesTags: ['Order', 'Customer'],
  }),
});
