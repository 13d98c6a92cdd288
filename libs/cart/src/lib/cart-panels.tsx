/** The cart drawer and the two confirmation dialogs; each loads when first opened. */
import { LazyBoundary, lazyOnPress } from '@shop/ui';
import { useCart, type CheckoutSource } from './cart-context';

const Drawer = lazyOnPress(() => import('./cart-drawer'));
const Dialogs = lazyOnPress(() => import('./cart-dialogs'));

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
  return <LazyBoundary>{panel.kind === 'cart' ? <Drawer {...props} /> : <Dialogs {...props} />}</LazyBoundary>;
}
