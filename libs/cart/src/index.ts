export { cartLogSlice, type CartLogState } from './lib/cart-log';
export { CartButton } from './lib/cart-button';
export { CartBar, CartPanels } from './lib/cart-panels';
export type { CartPanelsProps } from './lib/cart-panels-props';
export { persistPendingOperations } from './lib/persist-pending-operations';
export { createCart, type Cart } from './lib/create-cart';
export { CartProvider, useCart, useCartLines, useCartQuery } from './lib/cart-context';
export { useFreshCart } from './lib/use-fresh-cart';
export { cartMessages } from './messages';
