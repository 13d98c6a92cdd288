/**
 * Feedback of the app shell, hydrated last: navigation and connection state, and orders under way. The retry logic for missing files loads
 * with it.
 */
import { useCartLines, type Cart, type CartLogState } from '@shop/cart';
import { deviceStorage, readRunning } from '@shop/session';
import { ConnectionNotice, NavigationStatus } from '@shop/shell';
import { ErrorBoundary } from '@shop/ui';
import { RunningOrders } from '@shop/tracking';
import '@shop/util/lost-file';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { pages } from '../pages';
import type { ShellFacts } from './use-shell-facts';

/** Read at each navigation: the pages of orders remember them. A page with a bar of its own at the foot has no room for more. */
function Running({ hasCart, page }: Pick<ShellFacts, 'hasCart' | 'page'>) {
  const { key } = useLocation();
  const lines = useCartLines();
  // eslint-disable-next-line react-hooks/exhaustive-deps -- what is stored has no other sign of a change
  const ids = useMemo(() => readRunning(deviceStorage), [key]);
  if (ids.length === 0 || page.hidesRunningOrders || page.hidesCartBar) return null;
  return <RunningOrders ids={ids} aboveCart={hasCart && lines.length > 0} />;
}

export interface ShellStatusProps extends Pick<ShellFacts, 'hasCart' | 'page'> {
  /** Name of the shop. */
  name: string;
  cart: Pick<Cart, 'flush'>;
}

export default function ShellStatus({ name, cart, hasCart, page }: ShellStatusProps) {
  const isPending = useSelector((state: { cartLog: CartLogState }) => state.cartLog.isPending);
  return (
    <>
      <NavigationStatus name={name} pages={pages} />
      <ConnectionNotice isPending={isPending} sendPending={cart.flush} />
      <ErrorBoundary>
        <Running hasCart={hasCart} page={page} />
      </ErrorBoundary>
    </>
  );
}
