/** The cart bar, the cart drawer and the two confirmation dialogs; each loads when it is first needed. */
import { lazyView } from '@shop/view-kit';
import { useCart } from './cart-context';
import type { CartPanelsProps } from './cart-panels-props';

/** The server does not know the cart, so it renders nothing. */
export const CartBar = lazyView(() => import('./bar/cart-bar'));

const Drawer = lazyView(() => import('./cart-drawer'), { on: 'press' });
const Dialogs = lazyView(() => import('./cart-dialogs'), { on: 'press' });

export function CartPanels(props: CartPanelsProps) {
  const { panel } = useCart();
  if (!panel) return null;
  return panel.kind === 'cart' ? <Drawer {...props} /> : <Dialogs {...props} />;
}
