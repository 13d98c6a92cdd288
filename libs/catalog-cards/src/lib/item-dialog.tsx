/** Loads the item dialog when an item is opened, and beside it what the item's module puts into its form. */
import { useSlotsAhead, type SlotName } from '@shop/module-kit';
import { lazyView } from '@shop/view-kit';
import type { ComponentProps } from 'react';

const Sheet = lazyView(() => import('./item-sheet'), { on: 'press' });

const SLOTS: readonly SlotName[] = ['itemOptions', 'itemFacts', 'itemExtras'];

export function ItemDialog(props: ComponentProps<typeof Sheet>) {
  useSlotsAhead(SLOTS, props.item.moduleType);
  return <Sheet {...props} />;
}
