/** The actions of a card. The app implements them with cart and router, a test with a fake. */
import type { CartLine, Choice, Item } from '@shop/domain';
import { NO_LINES } from '@shop/domain/cart';
import { createContext, useContext, useRef, useSyncExternalStore } from 'react';

export type AddVerdict = { ok: true; queued: boolean } | { ok: false; messages: string[] };

export interface ItemActions {
  /** URL of the item; the card is a link. */
  linkTo: (item: Item) => string;
  open: (item: Item) => void;
  /** Opens the item dialog over the page, whatever the module does on a press. */
  quickView: (item: Item) => void;
  /** Adds a line; asks first when the cart holds items of another store. null: the customer declined. */
  add: (item: Item, choice: Choice, quantity: number) => Promise<AddVerdict | null>;
  /** Adds lines of one store at once, by the same rules; not ok: some were refused. */
  addAll: (lines: readonly Omit<CartLine, 'id'>[]) => Promise<AddVerdict | null>;
  /** Buys at once, without the cart; shows its own errors (ITEM-44 to ITEM-46). */
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

/** All lines of the cart; re-renders on every change. Cards use `useLinesOf`. */
export function useCartLines(): readonly CartLine[] {
  const { subscribe, lines } = useItemActions();
  return useSyncExternalStore(subscribe, lines, noLines);
}

/** One item's lines; the card re-renders only when they change. */
export function useLinesOf(itemId: string): readonly CartLine[] {
  const { subscribe, lines } = useItemActions();
  const last = useRef<readonly CartLine[]>(NO_LINES);
  const read = () => {
    const itemLines = lines().filter((line) => line.item.id === itemId);
    const isSame =
      itemLines.length === last.current.length && itemLines.every((line, index) => line === last.current[index]);
    if (!isSame) last.current = itemLines;
    return last.current;
  };
  return useSyncExternalStore(subscribe, read, noLines);
}
