/** The cart bar, the cart drawer and the two confirmation dialogs; each loads when it is first needed. */
import { lazyView } from '@shop/view-kit';
import { useCart, type CheckoutSource } from './cart-context';

/** The server does not know the cart, so it renders nothing. */
export const CartBar = lazyView(() => import('./bar/cart-bar'));

const Drawer = lazyView(() => import('./cart-drawer'), { on: 'press' });
const Dialogs = lazyView(() => import('./cart-dialogs'), { on: 'press' });

export interface CartPanelsProps {
  /** Whether this is the home page; the others navigate. */
  isHomePage: boolean;
  goHome: () => void;
  goCheckout: (page: CheckoutSource) => void;
  /** Sign-in and sign-up return to this checkout page. */
  goSignIn: (page: CheckoutSource) => void;
  goSignUp: (page: CheckoutSource) => void;
  editLine: (itemId: string) => void;
  isSignedIn: boolean;
  guestCheckout: boolean;
  /** Net amount for free delivery; null: never free. */
  freeDeliveryOver: number | null;
}

export function CartPanels(props: CartPanelsProps) {
  const { panel } = useCart();
  if (!panel) return null;
  return panel.kind === 'cart' ? <Drawer {...props} /> : <Dialogs {...props} />;
}
