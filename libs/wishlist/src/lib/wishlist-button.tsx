/** The wish list button of the header; its drawer is loaded when first opened. */
import { cardMessages } from '@shop/catalog-cards';
import { WithMessages } from '@shop/i18n';
import { IconButton, LazyBoundary, lazyOnPress } from '@shop/ui';
import { IconHeart } from '@tabler/icons-react';
import { useState } from 'react';
import { useWishlistMessages } from '../messages';

const MESSAGES = [cardMessages];
const Drawer = lazyOnPress(() => import('./wishlist-drawer'));

export function WishlistButton() {
  const t = useWishlistMessages();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton aria-label={t('button')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconHeart size={22} />
      </IconButton>
      {open ? (
        <WithMessages messages={MESSAGES}>
          <LazyBoundary>
            <Drawer onClose={() => setOpen(false)} />
          </LazyBoundary>
        </WithMessages>
      ) : null}
    </>
  );
}
