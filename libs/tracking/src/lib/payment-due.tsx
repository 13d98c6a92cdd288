/** What is left to pay, and how; its code loads only for an order that can still be paid. */
import type { Order } from '@shop/domain';
import { verdictOf } from '@shop/domain/order-verdict';
import { ErrorBoundary } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import type { ComponentProps } from 'react';
import { duePaymentMessages } from '../messages';

const PaymentNotice = lazyView(() => import('./payment-notice'), { messages: [duePaymentMessages] });

export const isPaymentDue = (order: Order): boolean => verdictOf(order).isPaymentDue;

/** Where the notice stands: before all else when the order waits for it, at the end when it only could be paid another way. */
export function placeOfPayment(order: Order): 'first' | 'last' | null {
  if (order.byPhone) return null;
  const { state, isPaymentDue: isDue } = verdictOf(order);
  if (isDue || state === 'checkingTransfer') return 'first';
  return order.paymentChoices.some((method) => method !== order.paymentMethod) ? 'last' : null;
}

export function PaymentDue(props: ComponentProps<typeof PaymentNotice>) {
  return (
    <ErrorBoundary>
      <PaymentNotice {...props} />
    </ErrorBoundary>
  );
}
