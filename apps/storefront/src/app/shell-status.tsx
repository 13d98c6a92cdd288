/**
 * Feedback of the app shell, hydrated last: navigation and connection state, push messages, and orders under way. The retry logic for missing files loads
 * with it.
 */
import { useCartLines, type Cart, type CartLogState } from '@shop/cart';
import { useHearsPush } from '@shop/push';
import { deviceStorage, readRunning, useSession, watchStorage } from '@shop/session';
import { ConnectionNotice, NavigationStatus, PushMessages } from '@shop/shell';
import { ErrorBoundary } from '@shop/ui';
import { findRunning, RunningOrders } from '@shop/tracking/running';
import '@shop/util/lost-file';
import { whenIdle } from '@shop/util/when-idle';
import { useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { pages } from '../pages';
import { useShop } from './shop-context';
import type { ShellFacts } from './use-shell-facts';
import { CartRoom } from '../wiring/cart-room';
import { useTabs } from '../wiring/use-tabs';

/**
 * Orders under way: those that the pages of orders have remembered, read at each navigation, those of other tabs as they come, and a customer's
 * of other devices, asked once. They go by themselves.
 */
function useRunningIds(): readonly string[] {
  const { key } = useLocation();
  const { token } = useSession('token');
  // eslint-disable-next-line react-hooks/exhaustive-deps -- what is stored has no other sign of a change
  const stored = useMemo(() => readRunning(deviceStorage), [key, token]);
  const [later, setLater] = useState<readonly string[]>([]);
  useEffect(() => watchStorage(() => setLater(readRunning(deviceStorage))), []);
  const { store } = useShop();
  useEffect(() => {
    if (!token) return undefined;
    let isWanted = true;
    const stop = whenIdle(() => {
      // Those that this device remembers are there without it.
      const found = findRunning(store, () => isWanted).catch(() => false);
      void found.then((some) => (some ? setLater(readRunning(deviceStorage)) : undefined));
    });
    return () => {
      isWanted = false;
      stop();
    };
  }, [token, store]);
  // An order that has just ended says so until it goes by itself.
  return useMemo(() => [...new Set([...later, ...stored])], [later, stored]);
}

/** A page with a bar of its own at the foot has no room for more. */
function Running({ hasCart, page }: Pick<ShellFacts, 'hasCart' | 'page'>) {
  const lines = useCartLines();
  const ids = useRunningIds();
  if (ids.length === 0 || page.hidesRunningOrders || page.hidesCartBar || page.isFocused) return null;
  return <RunningOrders ids={ids} aboveCart={hasCart && lines.length > 0} />;
}

export interface ShellStatusProps extends Pick<ShellFacts, 'hasCart' | 'page'> {
  /** Name of the shop. */
  name: string;
  cart: Pick<Cart, 'flush' | 'refetch'>;
}

export default function ShellStatus({ name, cart, hasCart, page }: ShellStatusProps) {
  useTabs(useShop().store, cart, page);
  const hearsPush = useHearsPush();
  const isPending = useSelector((state: { cartLog: CartLogState }) => state.cartLog.isPending);
  return (
    <>
      <CartRoom />
      <NavigationStatus name={name} pages={pages} />
      <ConnectionNotice isPending={isPending} sendPending={cart.flush} />
      {hearsPush ? <PushMessages /> : null}
      <ErrorBoundary>
        <Running hasCart={hasCart} page={page} />
      </ErrorBoundary>
    </>
  );
}
