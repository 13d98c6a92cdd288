/** The heart of the header; the drawer behind it is loaded when it is first opened. */
import { cardTexts } from '@shop/catalog-cards';
import { WithTexts } from '@shop/i18n';
import { IconButton, pressedPart } from '@shop/ui';
import { IconHeart } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useWishlistText } from './texts';

const TEXTS = [cardTexts];
const Drawer = pressedPart(() => import('./wishlist-drawer'));

export function WishlistButton() {
  const t = useWishlistText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton aria-label={t('button')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconHeart size={22} />
      </IconButton>
      {open ? (
        <WithTexts texts={TEXTS}>
          <Suspense fallback={null}>
            <Drawer onClose={() => setOpen(false)} />
          </Suspense>
        </WithTexts>
      ) : null}
    </>
  );
}
