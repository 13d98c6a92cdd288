/** Lazy payment notice: loaded only when a payment is due. */
import type { Order } from '@shop/domain';
import { verdictOf } from '@shop/domain/order-verdict';
import { ErrorBoundary, LazyBoundary, lazyPart } from '@shop/ui';
import type { PaymentDueProps } from './payment-due';

const Due = lazyPart(() => import('./payment-due'));

export const isPaymentDue = (order: Order): boolean => verdictOf(order).isPaymentDue;

export function PaymentDue(props: PaymentDueProps) {
  return (
    <ErrorBoundary>
      <LazyBoundary>
        <Due {...props} />
      </LazyBoundary>
    </ErrorBoundary>
  );
}
