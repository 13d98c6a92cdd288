/** What is left to pay; its code loads only when a payment is due. */
import type { Order } from '@shop/domain';
import { verdictOf } from '@shop/domain/order-verdict';
import { ErrorBoundary } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import type { ComponentProps } from 'react';

const PaymentNotice = lazyView(() => import('./payment-notice'));

export const isPaymentDue = (order: Order): boolean => verdictOf(order).isPaymentDue;

export function PaymentDue(props: ComponentProps<typeof PaymentNotice>) {
  return (
    <ErrorBoundary>
      <PaymentNotice {...props} />
    </ErrorBoundary>
  );
}
