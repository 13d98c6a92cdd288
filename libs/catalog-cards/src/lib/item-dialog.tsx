/** Loads the item dialog when an item is opened, and beside it what the item's module puts into its form. */
import { useSlotsAhead, type SlotName } from '@shop/module-kit';
import { lazyView } from '@shop/view-kit';
import { useEffect, type ComponentProps } from 'react';

const Sheet = lazyView(() => import('./item-sheet'), { on: 'press' });

const SLOTS: readonly SlotName[] = ['itemNotice', 'itemOptions', 'itemFacts', 'itemExtras'];

/** Opens once all of it is there: parts that came one after the other would push down what is already read (decision 126). */
export function ItemDialog(props: ComponentProps<typeof Sheet>) {
  const isComplete = useSlotsAhead(SLOTS, props.item.moduleType);
  useEffect(() => void Sheet.preload(), []);
  return isComplete ? <Sheet {...props} /> : null;
}
