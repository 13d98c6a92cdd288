/** Loads the item dialog when an item is opened. */
import { lazyOnPress } from '@shop/ui';
import type { Item } from '@shop/domain';
import { Suspense } from 'react';
import type { OpeningOf } from './use-reopening';

export interface ItemDialogProps {
  item: Item;
  opened: boolean;
  storeIsClosed: boolean;
  /** The item's store, once loaded: gives the next opening time. */
  store?: OpeningOf | null;
  onClose: () => void;
}

const Dialog = lazyOnPress(() => import('./item-dialog'));

export function ItemDialog(props: ItemDialogProps) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
