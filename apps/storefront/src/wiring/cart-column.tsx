/** The cart beside the items of a store, with what the drawer is given. */
import { CartColumn } from '@shop/cart/column';
import { useItemActions } from '@shop/catalog-cards';
import { useShellFacts } from '../app/use-shell-facts';
import { useCartPanels } from './use-cart-panels';

export default function CartColumnOfApp() {
  const { open } = useItemActions();
  return <CartColumn {...useCartPanels(useShellFacts(), (item) => void (item && open(item)))} />;
}
