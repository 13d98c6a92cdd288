/** The dialog's door: nothing of it is loaded before an item is opened. */
import type { Item } from '@shop/domain';
import { lazy, Suspense } from 'react';

export interface ItemDialogProps {
  item: Item;
  opened: boolean;
  storeIsClosed: boolean;
  onClose: () => void;
}

const Dialog = lazy(() => import('./item-dialog'));

export function ItemDialog(props: ItemDialogProps) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
