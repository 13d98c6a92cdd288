import type { CheckoutSource } from './cart-context';

/** What the cart drawer and its confirmation dialogs are given. */
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
