/** Connects cards with the cart; the only place that knows both. */
import type { AddVerdict, ItemActions } from '@shop/catalog-cards';
import type { Cart } from '@shop/cart';
import type { CartLine, Item } from '@shop/domain';
import { findLine } from '@shop/domain/cart';
import { showToast } from '@shop/ui';
import { MOST_LINES } from '@shop/util';

export interface ItemActionsNeeds {
  cart: Cart;
  linkTo: ItemActions['linkTo'];
  open: ItemActions['open'];
  quickView: ItemActions['quickView'];
  confirmClear: (item: Item) => Promise<boolean>;
  buy: ItemActions['buy'];
  messages: { cleared: string; failed: string; full: string };
}

const FIVE_SECONDS = 5000;

export function createItemActions({
  cart,
  linkTo,
  open,
  quickView,
  confirmClear,
  buy,
  messages,
}: ItemActionsNeeds): ItemActions {
  const showFailure = (verdict: AddVerdict) => {
    if (!verdict.ok) showToast(verdict.messages.join(' ') || messages.failed, 'bad');
  };
  /** @param added lines of one store @returns undefined: they may be added; null: the customer kept the other cart */
  const makeRoom = async (
    added: readonly Pick<CartLine, 'item' | 'choice'>[],
  ): Promise<AddVerdict | null | undefined> => {
    const item = added[0]?.item;
    if (!item) return null;
    const holdsAnother = cart.hasItemsOfAnotherStore(item);
    if (!(await confirmClear(item))) return null;
    if (holdsAnother) {
      const cleared = await cart.clear();
      if (!cleared.ok) return cleared;
      showToast(messages.cleared, 'good', { duration: FIVE_SECONDS });
    }
    const lines = cart.lines();
    const isNew = (line: (typeof added)[number]) => !findLine(lines, line.item.id, line.choice);
    const count = added.filter(isNew).length;
    return count > 0 && lines.length + count > MOST_LINES ? { ok: false, messages: [messages.full] } : undefined;
  };
  return {
    linkTo,
    open,
    quickView,
    add: async (item, choice, quantity) => {
      const refused = await makeRoom([{ item, choice }]);
      return refused === undefined ? cart.add(item, choice, quantity) : refused;
    },
    addAll: async (added) => {
      const refused = await makeRoom(added);
      return refused === undefined ? cart.addAll(added) : refused;
    },
    buy,
    change: (line, choice, quantity) => cart.change(line, choice, quantity),
    setQuantity: (line, quantity) => void cart.setQuantity(line, quantity).then(showFailure),
    remove: (line) => void cart.remove(line).then(showFailure),
    subscribe: cart.subscribe,
    lines: cart.lines,
  };
}
