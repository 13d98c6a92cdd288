/** Lazy prescription view: loaded only for orders that have one. */
import type { Order } from '@shop/domain';
import { ErrorBoundary, LazyBoundary, lazyPart } from '@shop/ui';

const Prescription = lazyPart(() => import('./order-prescription'));

export interface OrderPrescriptionProps {
  order: Order;
  /** Refetches the order, because the URLs of its pictures expire. */
  onRefetch: () => Promise<unknown>;
}

export function OrderPrescription({ order, onRefetch }: OrderPrescriptionProps) {
  if (!order.isPrescription && order.attachments.length === 0) return null;
  return (
    <ErrorBoundary>
      <LazyBoundary>
        <Prescription order={order} onRefetch={onRefetch} />
      </LazyBoundary>
    </ErrorBoundary>
  );
}
