/** The drawer's door. */
import { lazy, Suspense } from 'react';

export interface TrackingDrawerProps {
  /** null: closed. */
  orderId: string | null;
  onClose: () => void;
}

const Drawer = lazy(() => import('./tracking-drawer'));

export function TrackingDrawer({ orderId, onClose }: TrackingDrawerProps) {
  if (!orderId) return null;
  return (
    <Suspense fallback={null}>
      <Drawer key={orderId} orderId={orderId} onClose={onClose} />
    </Suspense>
  );
}
