/**
 * Actions of the hearts: optimistic, with the server's message as a toast, rolled back on rejection (WISH-05 to
 * WISH-14).
 */
import { skipToken } from '@reduxjs/toolkit/query';
import { failureOf, useScope } from '@shop/api-client';
import { useAddWishMutation, useGetWishesQuery, useRemoveWishMutation } from '@shop/api-client/wishes';
import type { WishActions, WishOf } from '@shop/catalog-cards';
import { selectIsSignedIn } from '@shop/session';
import { showToast } from '@shop/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useWishlistMessages } from '../messages';

const keyOf = (wish: WishOf) => `${wish.kind} ${wish.kind === 'item' ? wish.item.id : wish.store.id}`;

/** The wish list of the current module; no request without a token (WISH-18). */
export function useWishes() {
  const scope = useScope();
  const isSignedIn = useSelector(selectIsSignedIn);
  const ready = isSignedIn && scope.moduleId !== null && scope.zoneIds.length > 0;
  return { scope, isSignedIn, ...useGetWishesQuery(ready ? { scope } : skipToken) };
}

/** Keys of what is on the wish list, for hearts to subscribe to. */
function createWishedKeys() {
  let keys: ReadonlySet<string> = new Set();
  const listeners = new Set<() => void>();
  return {
    has: (wish: WishOf) => keys.has(keyOf(wish)),
    replace: (next: ReadonlySet<string>) => {
      keys = next;
      for (const tell of listeners) tell();
    },
    subscribe: (tell: () => void) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
  };
}

/** The same object for the whole visit: a context that changed would make React drop server HTML that is not hydrated yet. */
export function useWishActions(): WishActions {
  const t = useWishlistMessages();
  const { currentData, scope, isSignedIn } = useWishes();
  const wishes = isSignedIn ? currentData : undefined;
  const [add] = useAddWishMutation();
  const [remove] = useRemoveWishMutation();
  const [wished] = useState(createWishedKeys);
  useEffect(() => {
    const items = wishes?.items.map(({ id }) => `item ${id}`) ?? [];
    const stores = wishes?.stores.map(({ id }) => `store ${id}`) ?? [];
    wished.replace(new Set([...items, ...stores]));
  }, [wishes, wished]);
  const visit = useRef({ scope, isSignedIn });
  useEffect(() => void (visit.current = { scope, isSignedIn }), [scope, isSignedIn]);
  const busy = useRef(new Set<string>());
  return useMemo(() => {
    const toggle = async (wish: WishOf) => {
      const key = keyOf(wish);
      if (!visit.current.isSignedIn) return showToast(t('signedOut'), 'bad', { key: 'signed-out' });
      if (busy.current.has(key)) return undefined;
      busy.current.add(key);
      const call = { scope: visit.current.scope, wish };
      const answer = await (wished.has(wish) ? remove(call) : add(call));
      busy.current.delete(key);
      if (answer.error) return showToast(failureOf(answer.error).messages.join(' ') || t('failed'), 'bad');
      return showToast(answer.data, 'good', { key: 'wish' });
    };
    return { isWished: wished.has, subscribe: wished.subscribe, toggle: (wish) => void toggle(wish) };
  }, [wished, add, remove, t]);
}
