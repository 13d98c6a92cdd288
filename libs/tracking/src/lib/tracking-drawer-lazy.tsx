/** Loads the tracking drawer when it opens. */
import { lazyOnPress } from '@shop/ui';
import { Suspense } from 'react';

export interface TrackingDrawerProps {
  /** null: closed. */
  orderId: string | null;
  onClose: () => void;
}

const Drawer = lazyOnPress(() => import('./tracking-drawer'));

export function TrackingDrawer({ orderId, onClose }: TrackingDrawerProps) {
  if (!orderId) return null;
  return (
    <Suspense fallback={null}>
      <Drawer key={orderId} orderId={orderId} onClose={onClose} />
    </Suspense>
  );
}
