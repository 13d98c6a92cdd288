/** The sender's press that shares a parcel with its receiver. Loaded below the map; what it opens loads with the press. */
import { Button } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import { IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { shareMessages, useShareMessages } from '../../messages';

const ShareDialog = lazyView(() => import('./share-dialog'), { on: 'press', messages: [shareMessages] });

export default function ShareParcel({ orderId, guestId }: { orderId: string; guestId: string | null }) {
  const t = useShareMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconShare size={20} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen ? <ShareDialog orderId={orderId} guestId={guestId} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
