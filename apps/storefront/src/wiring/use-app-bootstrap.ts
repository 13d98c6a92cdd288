/** What runs once per visit in the browser: the session's storage, the guest, the cart's replay, other tabs, expired tokens. */
import { setupListeners } from '@reduxjs/toolkit/query';
import { shopApi, whenBack } from '@shop/api-client';
import { startApi } from '@shop/api-client/start';
import { createCart, keepWaiting, type Cart } from '@shop/cart';
import { watchSession } from '@shop/session';
import { showToast } from '@shop/ui';
import { paths } from '@shop/util';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadModuleMessages, loadOwnParts, loadShoppingMessages, type Shop } from '../app/shop';
import { useAppMessages } from '../messages';

const CHANNEL = 'shop-cart';

function configOf({ store, language }: Shop) {
  return startApi.endpoints.getConfig.select({ language })(store.getState()).data;
}

export function useAppBootstrap(shop: Shop): Cart {
  const t = useAppMessages();
  const navigate = useNavigate();
  const [channel] = useState(() =>
    shop.isServer || typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL),
  );
  const [cart] = useState(() =>
    createCart(shop.store as never, {
      digits: () => configOf(shop)?.money.digits ?? 2,
      guestCheckout: () => configOf(shop)?.guestCheckout ?? false,
      onRefused: ({ messages }) => showToast(messages.join(' ') || t('failed'), 'bad'),
      onSettled: () => channel?.postMessage('changed'),
    }),
  );
  useEffect(() => {
    const { store } = shop;
    // Before a press can put anything into the cart.
    const restore = () => {
      const stopSession = watchSession(store, window, new URLSearchParams(window.location.search).get('module_id'));
      const stopKeeping = keepWaiting(store, window.localStorage);
      const stopWatching = watch();
      return () => {
        stopSession();
        stopKeeping();
        stopWatching();
      };
    };
    const loadWords = () => {
      const { module: restored } = store.getState().session;
      if (restored) void loadShoppingMessages(shop);
      void loadModuleMessages(shop, restored?.type);
      if (window.location.pathname === '/home') void loadOwnParts(shop, restored?.type);
    };
    const listen = () => {
      const stopListeners = setupListeners(store.dispatch);
      const online = () => cart.flush();
      const stopWaiting = whenBack(() => {
        store.dispatch(shopApi.internalActions.onOnline());
        cart.flush();
      });
      const told = () => cart.refetch();
      // A page from the browser's own cache heard nothing of what other pages did.
      const returned = ({ persisted }: PageTransitionEvent) => (persisted ? cart.refetch() : undefined);
      window.addEventListener('pageshow', returned);
      window.addEventListener('online', online);
      channel?.addEventListener('message', told);
      return () => {
        stopListeners();
        stopWaiting();
        window.removeEventListener('online', online);
        window.removeEventListener('pageshow', returned);
        channel?.removeEventListener('message', told);
      };
    };
    const welcome = () => {
      void cart.welcomeGuest().then(() => cart.flush());
    };
    const watch = () => {
      const whose = () => {
        const { token: mine, guestId, module } = store.getState().session;
        return `${mine} ${guestId} ${module?.id}`;
      };
      let token = store.getState().session.token;
      let owner = whose();
      return store.subscribe(() => {
        const { session } = store.getState();
        if (token && !session.token && session.ended === 'expired') {
          showToast(t('expired'), 'bad', { key: 'expired' });
          void navigate(paths.signIn(window.location.pathname + window.location.search));
        }
        if (!session.guestId && !session.token && session.restored) void cart.welcomeGuest();
        token = session.token;
        // Whoever is here now, in this module: what waits for them can be sent.
        if (owner !== whose()) {
          owner = whose();
          cart.flush();
        }
      });
    };
    const forget = restore();
    welcome();
    const stopListening = listen();
    loadWords();
    return () => {
      stopListening();
      forget();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per visit
  }, [shop, cart]);
  return cart;
}
