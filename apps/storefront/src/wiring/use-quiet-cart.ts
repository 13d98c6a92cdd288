/** While the cart or one of its questions is open, no toast lies upon it: that something was added is seen there (ITEM-47). */
import { useCart } from '@shop/cart';
import { ADDED_TOAST, quietToasts } from '@shop/ui';
import { useEffect } from 'react';

export function useQuietCart(): void {
  const isOpen = useCart().panel !== null;
  useEffect(() => (isOpen ? quietToasts(ADDED_TOAST) : undefined), [isOpen]);
}
