/** What a checkout orders: the cart, or the line of Buy Now or a campaign. It is read again while the page is open. */
import { useCart, useCartLines, useFreshCart } from '@shop/cart';
import type { CheckoutPageProps } from '@shop/checkout';
import { useSelector } from 'react-redux';
import type { RootState } from '../app/store';
import { useBoughtLines } from './use-bought-lines';
import { useCartHasLoaded } from './use-cart-has-loaded';

type OrderLines = Pick<CheckoutPageProps, 'lines' | 'onRetry' | 'onReread' | 'cartIsSaving'>;

export function useOrderLines(page: 'cart' | 'buy_now' | 'campaign'): OrderLines {
  const isCart = page === 'cart';
  const { cart } = useCart();
  const stored = useCartLines();
  const bought = useBoughtLines(page);
  const hasLoaded = useCartHasLoaded(cart);
  const isSaving = useSelector((state: RootState) => state.cartLog.operations.length > 0);
  useFreshCart(isCart);
  if (!isCart) return { lines: bought.lines, onRetry: bought.retry, onReread: bought.reread, cartIsSaving: false };
  return { lines: hasLoaded ? stored : null, onRetry: null, onReread: cart.refetch, cartIsSaving: isSaving };
}
