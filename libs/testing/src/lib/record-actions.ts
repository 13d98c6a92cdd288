/** Actions of cards and forms that record their calls instead of changing a cart. */
import type { ItemActions } from '@shop/catalog-cards';
import type { Choice, Item } from '@shop/domain';

export interface RecordedAction {
  kind: 'add' | 'buy';
  item: Item;
  quantity: number;
  choice: Choice;
}

export function recordActions(): { actions: Partial<ItemActions>; calls: RecordedAction[] } {
  const calls: RecordedAction[] = [];
  const actions: Partial<ItemActions> = {
    add: async (item, choice, quantity) => {
      calls.push({ kind: 'add', item, choice, quantity });
      return { ok: true, queued: false };
    },
    buy: (item, choice, quantity) => void calls.push({ kind: 'buy', item, choice, quantity }),
  };
  return { actions, calls };
}
