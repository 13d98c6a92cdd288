export { cartLogSlice, type CartLogState } from './lib/cart-log';
export { CartButton } from './lib/cart-button';
export { CartBar, CartPanels } from './lib/cart-panels';
export { persistPendingOperations } from './lib/persist-pending-operations';
export { createCart, type Cart } from './lib/create-cart';
export { CartProvider, useCart, useCartLines } from './lib/cart-context';
export { useFreshCart } from './lib/use-fresh-cart';
export { cartMessages } from './messages';
