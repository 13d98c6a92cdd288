/** Loads the item dialog when an item is opened, and beside it what the item's module puts into its form. */
import { useSlotsAhead, type SlotName } from '@shop/module-kit';
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

const SLOTS: readonly SlotName[] = ['itemOptions', 'itemFacts', 'itemExtras'];

export function ItemDialog(props: ItemDialogProps) {
  useSlotsAhead(SLOTS, props.item.moduleType);
  return (
    <LazyBoundary>
      <Dialog {...props} />
    </LazyBoundary>
  );
}
