/** The favourites in a drawer, which is loaded when it is first opened. */
import { cardMessages } from '@shop/catalog-cards';
import { lazyView } from '@shop/view-kit';
import { useState, type ReactNode } from 'react';

const Drawer = lazyView(() => import('./wishlist-drawer'), { on: 'press', messages: [cardMessages] });

/** @returns the drawer while it is open, and what opens it */
export function useWishlistDrawer(): [drawer: ReactNode, open: () => void] {
  const [isOpen, setOpen] = useState(false);
  return [isOpen ? <Drawer onClose={() => setOpen(false)} /> : null, () => setOpen(true)];
}
