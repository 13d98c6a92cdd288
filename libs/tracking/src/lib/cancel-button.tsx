/** The button that cancels an order; its dialog loads with the press. */
import type { Order } from '@shop/domain';
import { canCancel } from '@shop/domain/tracking';
import { Button } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import { useState } from 'react';
import { useTrackingMessages } from '../messages';

const CancelDialog = lazyView(() => import('./cancel-dialog'), { on: 'press' });

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
      {isOpen ? <CancelDialog order={order} guestId={guestId} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
