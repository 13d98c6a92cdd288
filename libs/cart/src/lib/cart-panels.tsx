/** The drawer and the two questions of the cart; each is loaded when first opened. */
import { lazy, Suspense } from 'react';
import { useCart } from './cart-context';

const Drawer = lazy(() => import('./cart-drawer'));
const Questions = lazy(() => import('./cart-questions'));

export interface CartPanelsProps {
  /** Where the customer is, and how to go elsewhere. */
  onHome: boolean;
  goHome: () => void;
  goCheckout: () => void;
  goSignIn: () => void;
  goSignUp: () => void;
  editLine: (itemId: string) => void;
  isSignedIn: boolean;
  guestCheckout: boolean;
  /** Net from which delivery is free; null for none. */
  freeDeliveryOver: number | null;
}

export function CartPanels(props: CartPanelsProps) {
  const { panel } = useCart();
  if (!panel) return null;
  return (
    <Suspense fallback={null}>{panel.kind === 'cart' ? <Drawer {...props} /> : <Questions {...props} />}</Suspense>
  );
}
