/** Few orders have a prescription: its view loads with those. */
import type { Order } from '@shop/domain';
import { ErrorBoundary, LazyBoundary, lazyPart } from '@shop/ui';

const Prescription = lazyPart(() => import('./order-prescription'));

export interface OrderPrescriptionProps {
  order: Order;
  /** Reads the order again: the addresses of its pictures end. */
  onAsk: () => Promise<unknown>;
}

export function OrderPrescription({ order, onAsk }: OrderPrescriptionProps) {
  if (!order.isPrescription && order.attachments.length === 0) return null;
  return (
    <ErrorBoundary>
      <LazyBoundary>
        <Prescription order={order} onAsk={onAsk} />
      </LazyBoundary>
    </ErrorBoundary>
  );
}
