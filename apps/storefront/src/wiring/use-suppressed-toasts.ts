/** While the cart or one of its dialogs is open, suppresses toasts that would cover it (ITEM-47). */
import { useCart } from '@shop/cart';
import { ADDED_TOAST, suppressToasts } from '@shop/ui';
import { useEffect } from 'react';

export function useSuppressedToasts(): void {
  const isOpen = useCart().panel !== null;
  useEffect(() => (isOpen ? suppressToasts(ADDED_TOAST) : undefined), [isOpen]);
}
