/** What a card may ask of the shop: the app answers with cart and router, a test with a fake. */
import type { CartLine, Choice, Item } from '@shop/domain';
import { createContext, useContext, useSyncExternalStore } from 'react';

export type AddVerdict = { ok: true; queued: boolean } | { ok: false; messages: string[] };

export interface ItemActions {
  /** Address that opens the item; the card is a link. */
  linkTo: (item: Item) => string;
  open: (item: Item) => void;
  /** Adds a line; asks first when the cart holds another store's items. null: the customer declined. */
  add: (item: Item, choice: Choice, quantity: number) => Promise<AddVerdict | null>;
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

const NONE: readonly CartLine[] = [];
const noLines = () => NONE;

/** The lines of the cart; a card re-renders only when its own quantity changed. */
export function useCartLines(): readonly CartLine[] {
  const { subscribe, lines } = useItemActions();
  return useSyncExternalStore(subscribe, lines, noLines);
}

export function useQuantityOf(itemId: string): number {
  const { subscribe, lines } = useItemActions();
  const read = () => lines().reduce((sum, line) => (line.item.id === itemId ? sum + line.quantity : sum), 0);
  return useSyncExternalStore(subscribe, read, () => 0);
}
