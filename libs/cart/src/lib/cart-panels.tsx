/** The cart drawer and the two confirmation dialogs; each loads when first opened. */
import { LazyBoundary, lazyOnPress } from '@shop/ui';
import { useCart, type CheckoutOf } from './cart-context';

const Drawer = lazyOnPress(() => import('./cart-drawer'));
const Questions = lazyOnPress(() => import('./cart-questions'));

export interface CartPanelsProps {
  /** Whether this is the home page; the others navigate. */
  isHomePage: boolean;
  goHome: () => void;
  goCheckout: (page: CheckoutOf) => void;
  /** Sign-in and sign-up return to this checkout page. */
  goSignIn: (page: CheckoutOf) => void;
  goSignUp: (page: CheckoutOf) => void;
  editLine: (itemId: string) => void;
  isSignedIn: boolean;
  guestCheckout: boolean;
  /** Net amount for free delivery; null: never free. */
  freeDeliveryOver: number | null;
}

export function CartPanels(props: CartPanelsProps) {
  const { panel } = useCart();
  if (!panel) return null;
  return <LazyBoundary>{panel.kind === 'cart' ? <Drawer {...props} /> : <Questions {...props} />}</LazyBoundary>;
}
