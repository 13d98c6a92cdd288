/** The dialog's door: nothing of it is loaded before an item is opened. */
import { pressedPart } from '@shop/ui';
import type { Item } from '@shop/domain';
import { Suspense } from 'react';

export interface ItemDialogProps {
  item: Item;
  opened: boolean;
  storeIsClosed: boolean;
  onClose: () => void;
}

const Dialog = pressedPart(() => import('./item-dialog'));

export function ItemDialog(props: ItemDialogProps) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
