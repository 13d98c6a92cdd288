/** Loads the tracking drawer when it opens. */
import { LazyBoundary, lazyOnPress } from '@shop/ui';

export interface TrackingDrawerProps {
  /** null: closed. */
  orderId: string | null;
  onClose: () => void;
}

const Drawer = lazyOnPress(() => import('./tracking-drawer'));

export function TrackingDrawer({ orderId, onClose }: TrackingDrawerProps) {
  if (!orderId) return null;
  return (
    <LazyBoundary>
      <Drawer key={orderId} orderId={orderId} onClose={onClose} />
    </LazyBoundary>
  );
}
