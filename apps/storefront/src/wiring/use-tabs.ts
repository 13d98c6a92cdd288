/** Follows the other tabs of this browser: what they changed, who has left, and their language (decision 122). */
import { cartLogSlice, type Cart } from '@shop/cart';
import type { PageRoute } from '@shop/page-engine';
import { deviceStorage, isFollowing, readStorage, reloadVisit, watchStorage } from '@shop/session';
import { showToast } from '@shop/ui';
import { paths } from '@shop/util';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ShopStore } from '../app/store';
import { useAppMessages } from '../messages';
import { createTabs } from './tabs';

/** Pages that show a customer, or an order of theirs. */
const isPersonal = ({ needsSignIn, isFocused, path }: Partial<PageRoute>): boolean =>
  Boolean(needsSignIn || isFocused) || path === paths.order.pattern;

/** A sign-out in another tab: nothing that waits is sent, and a page of the customer goes. */
function useLeaveWithOthers(store: ShopStore, page: Partial<PageRoute>): void {
  const t = useAppMessages();
  const navigate = useNavigate();
  const leaves = isPersonal(page);
  useEffect(() => {
    let { token } = store.getState().session;
    return store.subscribe(() => {
      const { session } = store.getState();
      const hasLeft = token !== null && session.token === null && session.ended === 'left';
      token = session.token;
      if (!hasLeft || !isFollowing()) return;
      store.dispatch(cartLogSlice.actions.cleared());
      showToast(t('signedOut'), 'good', { key: 'signedOut' });
      if (leaves) void navigate(paths.home());
    });
  }, [store, t, navigate, leaves]);
}

const TYPED = 'textarea, input:not([type="checkbox"], [type="radio"], [type="range"])';

/** Texts that were typed on this page and are still in their fields. @returns asks for them */
function watchTyping(): { isTyped: () => boolean; stop: () => void } {
  const fields = new Set<HTMLInputElement>();
  const onInput = ({ target }: Event) => {
    if (target instanceof Element && target.matches(TYPED)) fields.add(target as HTMLInputElement);
  };
  document.addEventListener('input', onInput);
  return {
    isTyped: () => [...fields].some((field) => field.isConnected && field.value !== ''),
    stop: () => document.removeEventListener('input', onInput),
  };
}

/** Whether the stored language is another than that of this page. */
function hasOtherLanguage(store: ShopStore): boolean {
  const { language } = readStorage(deviceStorage);
  return language !== undefined && language !== store.getState().session.language;
}

/** The language takes a reload. It waits until the tab is seen, and while something is typed until the page is left. */
function useLanguageOfOthers(store: ShopStore, reload: () => void): void {
  const t = useAppMessages();
  const { pathname } = useLocation();
  useEffect(() => {
    const typed = watchTyping();
    const follow = () => {
      if (document.visibilityState === 'hidden' || !hasOtherLanguage(store)) return;
      if (typed.isTyped()) showToast(t('languageElsewhere'), 'neutral', { key: 'language' });
      else reload();
    };
    const stopWatching = watchStorage(follow);
    document.addEventListener('visibilitychange', follow);
    window.addEventListener('pageshow', follow);
    return () => {
      typed.stop();
      stopWatching();
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('pageshow', follow);
    };
  }, [store, reload, t]);
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (hasOtherLanguage(store)) reload();
  }, [store, pathname, reload]);
}

/** @param page what the route says of the current page @param reload starts the page anew, in the stored language */
export function useTabs(
  store: ShopStore,
  cart: Pick<Cart, 'refetch' | 'flush'>,
  page: Partial<PageRoute>,
  reload: () => void = reloadVisit,
): void {
  useEffect(() => createTabs(store, cart), [store, cart]);
  useLeaveWithOthers(store, page);
  useLanguageOfOthers(store, reload);
}
