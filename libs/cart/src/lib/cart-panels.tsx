/** The drawer and the two questions of the cart; each is loaded when first opened. */
import { LazyBoundary, lazyOnPress } from '@shop/ui';
import { useCart, type CheckoutOf } from './cart-context';

const Drawer = lazyOnPress(() => import('./cart-drawer'));
const Questions = lazyOnPress(() => import('./cart-questions'));

export interface CartPanelsProps {
  /** Where the customer is, and how to go elsewhere. */
  onHome: boolean;
  goHome: () => void;
  goCheckout: (page: CheckoutOf) => void;
  /** The two ways to an account come back to this page of the checkout. */
  goSignIn: (page: CheckoutOf) => void;
  goSignUp: (page: CheckoutOf) => void;
  editLine: (itemId: string) => void;
  isSignedIn: boolean;
  guestCheckout: boolean;
  /** Net from which delivery is free; null for none. */
  freeDeliveryOver: number | null;
}

export function CartPanels(props: CartPanelsProps) {
  const { panel } = useCart();
  if (!panel) return null;
  return <LazyBoundary>{panel.kind === 'cart' ? <Drawer {...props} /> : <Questions {...props} />}</LazyBoundary>;
}
