/** Keeps the cart of an open checkout current (decision 077). */
import { skipToken } from '@reduxjs/toolkit/query';
import { useGetCartQuery } from '@shop/api-client/cart';
import { useSession } from '@shop/session';
import { cartKeyOf } from './cart-store';

/** Reads the cart again as the page opens, gets the focus or becomes visible: another device may have changed it. */
export function useFreshCart(isUsed: boolean): void {
  const session = useSession('token', 'guestId', 'module', 'language');
  useGetCartQuery((isUsed ? cartKeyOf(session) : null) ?? skipToken, {
    refetchOnFocus: true,
    refetchOnMountOrArgChange: true,
  });
}
