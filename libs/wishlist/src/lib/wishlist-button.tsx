/** The wish list button of the header; its drawer is loaded when first opened. */
import { cardMessages } from '@shop/catalog-cards';
import { IconButton } from '@shop/ui';
import { lazyView } from '@shop/view-kit';
import { IconHeart } from '@tabler/icons-react';
import { useState } from 'react';
import { useWishlistMessages } from '../messages';

const Drawer = lazyView(() => import('./wishlist-drawer'), { on: 'press', messages: [cardMessages] });

export function WishlistButton() {
  const t = useWishlistMessages();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton aria-label={t('button')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconHeart size={22} />
      </IconButton>
      {open ? <Drawer onClose={() => setOpen(false)} /> : null}
    </>
  );
}
