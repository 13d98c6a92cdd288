/** The wish list button of the header. */
import { IconButton } from '@shop/ui';
import { IconHeart } from '@tabler/icons-react';
import { useWishlistMessages } from '../messages';
import { useWishlistDrawer } from './use-wishlist-drawer';

export function WishlistButton() {
  const t = useWishlistMessages();
  const [drawer, open] = useWishlistDrawer();
  return (
    <>
      <IconButton aria-label={t('button')} aria-haspopup="dialog" onClick={open}>
        <IconHeart size={22} />
      </IconButton>
      {drawer}
    </>
  );
}
