/** Loads the item dialog when an item is opened. */
import { LazyBoundary, lazyOnPress } from '@shop/ui';
import type { Item } from '@shop/domain';
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
    <LazyBoundary>
      <Dialog {...props} />
    </LazyBoundary>
  );
}
