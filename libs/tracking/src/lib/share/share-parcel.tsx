/** The sender's press that shares a parcel with its receiver. */
import { Button } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import { useState } from 'react';
import { useTrackingMessages } from '../../messages';

const ShareDialog = lazyView(() => import('./share-dialog'), { on: 'press' });

export function ShareParcel({ orderId, guestId }: { orderId: string; guestId: string | null }) {
  const t = useTrackingMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('share')}
      </Button>
      {isOpen ? <ShareDialog orderId={orderId} guestId={guestId} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
