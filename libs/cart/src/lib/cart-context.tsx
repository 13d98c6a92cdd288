/** Context of the cart and of its open panel. */
import { cartApi, useGetCartQuery } from '@shop/api-client/cart';
import type { CartLine, Item } from '@shop/domain';
import { NO_LINES } from '@shop/domain/cart';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSession } from '@shop/session';
import { createContext, useCallback, useContext, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { cartKeyOf } from './cart-store';
import type { Cart } from './create-cart';

export type CheckoutSource = 'cart' | 'buy_now';
export type Panel =
  | { kind: 'cart' }
  | { kind: 'guest'; page: CheckoutSource }
  | { kind: 'clear'; store: string; onAnswer: (clear: boolean) => void };

interface CartContextValue {
  cart: Cart;
  panel: Panel | null;
  openCart: () => void;
  /** Asks guest or login, then continues to this checkout page. */
  openGuestPrompt: (page: CheckoutSource) => void;
  close: () => void;
  /**
   * Asks whether to clear the cart for an item of another store; resolves to true when that is not needed (CART-40).
   */
  confirmClear: (item: Item) => Promise<boolean>;
}

const CartContext = createContext<CartContextValue | null>(null);

export function CartProvider({ cart, children }: { cart: Cart; children: ReactNode }) {
  const [panel, setPanel] = useState<Panel | null>(null);
  const openCart = useCallback(() => setPanel({ kind: 'cart' }), []);
  const openGuestPrompt = useCallback((page: CheckoutSource) => setPanel({ kind: 'guest', page }), []);
  const close = useCallback(() => setPanel(null), []);
  const confirmClear = useCallback(
    (item: Item): Promise<boolean> => {
      if (!cart.hasItemsOfAnotherStore(item)) return Promise.resolve(true);
      const store = cart.lines()[0]?.item.storeName ?? '';
      return new Promise((resolve) => setPanel({ kind: 'clear', store, onAnswer: resolve }));
    },
    [cart],
  );
  const value = useMemo(
    () => ({ cart, panel, openCart, openGuestPrompt, close, confirmClear }),
    [cart, panel, openCart, openGuestPrompt, close, confirmClear],
  );
  return <CartContext.Provider value={value}>{children}</CartContext.Provider>;
}

export function useCart(): CartContextValue {
  const value = useContext(CartContext);
  if (!value) throw new Error('useCart outside of CartProvider');
  return value;
}

const noLines = () => NO_LINES;

/** The lines with pending operations applied. */
export function useCartLines(): readonly CartLine[] {
  const { cart } = useCart();
  return useSyncExternalStore(cart.subscribe, cart.lines, noLines);
}

const useCartKey = () => cartKeyOf(useSession('token', 'guestId', 'module', 'language')) ?? skipToken;

/** The server's lines; the cart button keeps them in the cache. */
export const useCartQuery = () => useGetCartQuery(useCartKey());

/** Keeps the server's lines in the cache, and renders nothing again while they load. */
export const useCartKept = (): void => void cartApi.endpoints.getCart.useQuerySubscription(useCartKey());
