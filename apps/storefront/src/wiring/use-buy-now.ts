/**
 * Buy Now without the cart: the line is stored in the tab, and the checkout reads it (ITEM-44 to ITEM-46, GUEST-08,
 * GUEST-17).
 */
import { useGetConfigQuery } from '@shop/api-client/start';
import { useCart } from '@shop/cart';
import type { ItemActions } from '@shop/catalog-cards';
import { useLanguage } from '@shop/i18n';
import { tabStorage, selectIsSignedIn, writeBought } from '@shop/session';
import { showToast } from '@shop/ui';
import { paths } from '@shop/util';
import { useCallback, useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useAppMessages } from '../messages';

export function useBuyNow(): ItemActions['buy'] {
  const t = useAppMessages();
  const navigate = useNavigate();
  const { openGuestPrompt } = useCart();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data: config } = useGetConfigQuery({ language: useLanguage() });
  const asksGuest = !isSignedIn && (config?.guestCheckout ?? false);
  // Read at the press: an action that changed with the sign-in would make React drop server HTML that is not hydrated yet.
  const visit = useRef({ isSignedIn, asksGuest });
  useEffect(() => void (visit.current = { isSignedIn, asksGuest }), [isSignedIn, asksGuest]);
  return useCallback(
    (item, choice, quantity) => {
      const isCampaign = item.campaignEnds !== null;
      if (isCampaign && !visit.current.isSignedIn)
        return showToast(t('loginRequired'), 'bad', { key: 'login-required' });
      const page = isCampaign ? 'campaign' : 'buy_now';
      writeBought(tabStorage, page, { item, choice, quantity });
      if (visit.current.asksGuest && page === 'buy_now') return openGuestPrompt(page);
      return void navigate(paths.checkout(page));
    },
    [openGuestPrompt, navigate, t],
  );
}
