/**
 * Feedback of the app shell, hydrated last: navigation and connection state. The retry logic for missing files loads
 * with it.
 */
import type { Cart, CartLogState } from '@shop/cart';
import { ConnectionNotice, NavigationStatus } from '@shop/shell';
import '@shop/util/lost-file';
import { useSelector } from 'react-redux';
import { pages } from '../pages';

export interface ShellStatusProps {
  /** Name of the shop. */
  name: string;
  cart: Pick<Cart, 'flush'>;
}

export default function ShellStatus({ name, cart }: ShellStatusProps) {
  const isPending = useSelector((state: { cartLog: CartLogState }) => state.cartLog.isPending);
  return (
    <>
      <NavigationStatus name={name} pages={pages} />
      <ConnectionNotice isPending={isPending} sendPending={cart.flush} />
    </>
  );
}
