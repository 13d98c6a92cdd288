/** What the cart's drawer, dialogs and column are given: where they lead, and what the shop allows. */
import { useCart, type CartPanelsProps } from '@shop/cart';
import type { Item } from '@shop/domain';
import { paths } from '@shop/util';
import { useNavigate } from 'react-router-dom';
import type { ShellFacts } from '../app/use-shell-facts';

export function useCartPanels(
  { config, isSignedIn, page }: Pick<ShellFacts, 'config' | 'isSignedIn' | 'page'>,
  openItem: (item: Item | null) => void,
): CartPanelsProps {
  const navigate = useNavigate();
  const { cart } = useCart();
  return {
    isHomePage: page.isHome ?? false,
    goHome: () => void navigate(paths.home()),
    goCheckout: (source) => void navigate(paths.checkout(source)),
    goSignIn: (source) => void navigate(paths.signIn(paths.checkout(source))),
    goSignUp: (source) => void navigate(paths.signUp(paths.checkout(source))),
    editLine: (itemId) => openItem(cart.lines().find(({ item }) => item.id === itemId)?.item ?? null),
    isSignedIn,
    guestCheckout: config?.guestCheckout ?? false,
    freeDeliveryOver: config?.freeDeliveryOver ?? null,
  };
}
