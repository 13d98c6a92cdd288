/** What a card may ask of the shop: the app answers with cart and router, a test with a fake. */
import type { CartLine, Choice, Item } from '@shop/domain';
import { NO_LINES } from '@shop/domain/cart';
import { createContext, useContext, useRef, useSyncExternalStore } from 'react';

export type AddVerdict = { ok: true; queued: boolean } | { ok: false; messages: string[] };

export interface ItemActions {
  /** Address that opens the item; the card is a link. */
  linkTo: (item: Item) => string;
  open: (item: Item) => void;
  /** Opens it over the page, whatever the module does with a press. */
  quickView: (item: Item) => void;
  /** Adds a line; asks first when the cart holds another store's items. null: the customer declined. */
  add: (item: Item, choice: Choice, quantity: number) => Promise<AddVerdict | null>;
  /** Buys this at once, without the cart; tells the customer itself when that can not be (ITEM-44 to ITEM-46). */
  buy: (item: Item, choice: Choice, quantity: number) => void;
  change: (line: CartLine, choice: Choice, quantity: number) => Promise<AddVerdict>;
  setQuantity: (line: CartLine, quantity: number) => void;
  remove: (line: CartLine) => void;
  subscribe: (onChange: () => void) => () => void;
  /** The cart's lines; the same array until they change. */
  lines: () => readonly CartLine[];
}

const Context = createContext<ItemActions | null>(null);
export const ItemActionsProvider = Context.Provider;

export function useItemActions(): ItemActions {
  const actions = useContext(Context);
  if (!actions) throw new Error('useItemActions outside of ItemActionsProvider');
  return actions;
}

const noLines = () => NO_LINES;

/** The lines of the cart; a card re-renders only when its own quantity changed. */
export function useCartLines(): readonly CartLine[] {
  const { subscribe, lines } = useItemActions();
  return useSyncExternalStore(subscribe, lines, noLines);
}

/** One item's lines; the card re-renders only when they change. */
export function useLinesOf(itemId: string): readonly CartLine[] {
  const { subscribe, lines } = useItemActions();
  const last = useRef<readonly CartLine[]>(NO_LINES);
  const read = () => {
    const own = lines().filter((line) => line.item.id === itemId);
    const same = own.length === last.current.length && own.every((line, index) => line === last.current[index]);
    if (!same) last.current = own;
    return last.current;
  };
  return useSyncExternalStore(subscribe, read, noLines);
}
