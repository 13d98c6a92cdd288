/**
 * Runs once per visit in the browser: restores the session, requests a guest id, replays the cart, handles expired tokens.
 */
import { setupListeners } from '@reduxjs/toolkit/query';
import { shopApi, whenBack } from '@shop/api-client';
import { loadDecoders, startApi } from '@shop/api-client/start';
import { createCart, persistPendingOperations, type Cart } from '@shop/cart';
import { usePageRoute } from '@shop/page-engine';
import { deviceStorage, isFollowing, watchSession, whenStorageFails } from '@shop/session';
import { showToast } from '@shop/ui';
import { inOwnTask, paths } from '@shop/util';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ShopStore } from '../app/store';
import { loadModule, loadModuleHome, loadShoppingMessages, type Shop } from '../app/shop';
import { useAppMessages } from '../messages';

/** Two sentences, which nobody waits for. */
const NOT_KEPT_MS = 15_000;

function configOf({ store, language }: Shop) {
  return startApi.endpoints.getConfig.select({ language })(store.getState()).data;
}

/** Refetches and replays after a return of the connection, the backend or a cached page. @returns stops listening */
function listenToConnection(store: ShopStore, cart: Cart): () => void {
  const stopListeners = setupListeners(store.dispatch);
  const stopWatchingStatus = whenBack(() => {
    store.dispatch(shopApi.internalActions.onOnline());
    cart.flush();
  });
  // A page in the back/forward cache missed the changes of other pages.
  const returned = ({ persisted }: PageTransitionEvent) => (persisted ? cart.refetch() : undefined);
  const stopped = new AbortController();
  const { signal } = stopped;
  window.addEventListener('pageshow', returned, { signal });
  window.addEventListener('online', () => cart.flush(), { signal });
  return () => {
    stopListeners();
    stopWatchingStatus();
    stopped.abort();
  };
}

/**
 * Watches customer, guest and module: requests a guest id when there is nobody, and sends pending cart operations on a
 * change. What changed in another tab that tab does, and tells when it is done (`tabs.ts`). @returns stops watching
 */
function watchOwner(store: ShopStore, cart: Cart, onExpired: () => void): () => void {
  const current = () => {
    const { token: mine, guestId, module } = store.getState().session;
    return `${mine} ${guestId} ${module?.id}`;
  };
  let token = store.getState().session.token;
  let owner = current();
  return store.subscribe(() => {
    const { session } = store.getState();
    if (token && !session.token && session.ended === 'expired') onExpired();
    token = session.token;
    const hasChanged = owner !== current();
    owner = current();
    if (isFollowing()) return;
    if (!session.guestId && !session.token && session.restored) void cart.ensureGuest();
    if (hasChanged) cart.flush();
  });
}

/** The stored module may be another than the cookie's. @param showsModule whether the page shows its home */
function loadRestoredMessages(shop: Shop, showsModule: boolean): void {
  const { module: restored } = shop.store.getState().session;
  if (restored) void loadShoppingMessages(shop);
  void loadModule(shop, restored?.type);
  if (showsModule) void loadModuleHome(shop, restored?.type);
}

interface VisitOptions {
  showsModule: boolean;
  onNotKept: () => void;
  onExpired: () => void;
}

/** Restores the session and the cart, and keeps them in step. @returns ends it */
function beginVisit(shop: Shop, cart: Cart, { showsModule, onNotKept, onExpired }: VisitOptions): () => void {
  const { store } = shop;
  const stopTelling = whenStorageFails(onNotKept);
  const stopSession = watchSession(store, window, new URLSearchParams(window.location.search).get('module_id'));
  const stopKeeping = persistPendingOperations(store, deviceStorage, cart.flush);
  const stopWatching = watchOwner(store, cart, onExpired);
  void cart.ensureGuest().then(() => cart.flush());
  loadDecoders();
  const stopListening = listenToConnection(store, cart);
  loadRestoredMessages(shop, showsModule);
  return () => {
    stopListening();
    stopSession();
    stopTelling();
    stopKeeping();
    stopWatching();
  };
}

export function useAppBootstrap(shop: Shop): Cart {
  const t = useAppMessages();
  const navigate = useNavigate();
  const route = usePageRoute();
  const [cart] = useState(() =>
    createCart(shop.store, {
      guestCheckout: () => configOf(shop)?.guestCheckout ?? false,
      onRejected: ({ messages }) => showToast(messages.join(' ') || t('failed'), 'bad'),
    }),
  );
  useEffect(() => {
    let end: (() => void) | undefined;
    // Hydration ends in a long task already. Presses wait until this has run (`data-ready`).
    const cancel = inOwnTask(() => {
      end = beginVisit(shop, cart, {
        showsModule: route?.showsModule ?? false,
        onNotKept: () => showToast(t('notKept'), 'neutral', { key: 'notKept', duration: NOT_KEPT_MS }),
        onExpired: () => {
          showToast(t('expired'), 'bad', { key: 'expired' });
          void navigate(paths.signIn(window.location.pathname + window.location.search));
        },
      });
    });
    return () => {
      cancel();
      end?.();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per visit
  }, [shop, cart]);
  return cart;
}
