/** The button that cancels an order; its dialog loads with the press. */
import type { Order } from '@shop/domain';
import { canCancel } from '@shop/domain/tracking';
import { Button, LazyBoundary, lazyOnPress } from '@shop/ui';
import { useState } from 'react';
import { useTrackingMessages } from '../messages';

const CancelDialog = lazyOnPress(() => import('./cancel-dialog'));

/** Opens the cancel dialog; hidden once the order can no longer be cancelled. */
export function CancelButton({ order, guestId }: { order: Order; guestId: string | null }) {
  const t = useTrackingMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {canCancel(order.status) && !order.byPhone ? (
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('cancel.open')}
        </Button>
      ) : null}
      {isOpen ? (
        <LazyBoundary>
          <CancelDialog order={order} guestId={guestId} onClose={() => setOpen(false)} />
        </LazyBoundary>
      ) : null}
    </>
  );
}
