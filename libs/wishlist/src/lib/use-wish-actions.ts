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
import { useMemo, useRef } from 'react';
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

export function useWishActions(): WishActions {
  const t = useWishlistMessages();
  const { currentData, scope, isSignedIn } = useWishes();
  const wishes = isSignedIn ? currentData : undefined;
  const [add] = useAddWishMutation();
  const [remove] = useRemoveWishMutation();
  const busy = useRef(new Set<string>());
  return useMemo(() => {
    const wishedKeys = new Set([
      ...(wishes?.items.map(({ id }) => `item ${id}`) ?? []),
      ...(wishes?.stores.map(({ id }) => `store ${id}`) ?? []),
    ]);
    const toggle = async (wish: WishOf) => {
      const key = keyOf(wish);
      if (!isSignedIn) return showToast(t('signedOut'), 'bad', { key: 'signed-out' });
      if (busy.current.has(key)) return undefined;
      busy.current.add(key);
      const answer = await (wishedKeys.has(key) ? remove({ scope, wish }) : add({ scope, wish }));
      busy.current.delete(key);
      if (answer.error) return showToast(failureOf(answer.error).messages.join(' ') || t('failed'), 'bad');
      return showToast(answer.data, 'good', { key: 'wish' });
    };
    return { isWished: (wish) => wishedKeys.has(keyOf(wish)), toggle: (wish) => void toggle(wish) };
  }, [wishes, isSignedIn, scope, add, remove, t]);
}
