/** Implements the cards' actions with the cart, and opens items by the URL. */
import { useCart, cartMessages } from '@shop/cart';
import type { Item } from '@shop/domain';
import { useLanguage, useMessages } from '@shop/i18n';
import { useModuleDefinition } from '@shop/module-kit';
import { KEEPS_SCROLL, movesPages } from '@shop/page-engine';
import { liveAddress, MOST_LINES, paths } from '@shop/util';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ShopStore } from '../app/store';
import { useBuyNow } from './use-buy-now';
import { createItemActions } from './item-actions';

/** The current page with the item's dialog over it. */
function itemUrl({ pathname, search }: { pathname: string; search: string }, item: Item): string {
  const query = new URLSearchParams(search);
  query.set('item', item.id);
  return `${pathname}?${query}`;
}

export function useItemActionsOfApp(store: ShopStore) {
  const t = useMessages(cartMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const { search, pathname } = useLocation();
  const { cart, confirmClear } = useCart();
  const buy = useBuyNow();
  const ownPage = useModuleDefinition()?.catalogue?.opensItemIn === 'page';
  const linkTo = useCallback(
    (item: Item) => (ownPage ? paths.product(item) : itemUrl({ pathname, search }, item)),
    [ownPage, search, pathname],
  );
  // Puts the card's item into the cache, so that it shows at once; the details replace it when loaded. The import is
  // already loaded on pages with cards.
  const cacheItem = useCallback(
    (item: Item) =>
      void import('@shop/api-client/catalog').then(({ catalogApi }) =>
        store.dispatch(catalogApi.util.upsertQueryData('getItem', { id: item.id, language }, item)),
      ),
    [store, language],
  );
  const quickView = useCallback(
    (item: Item) => {
      cacheItem(item);
      // The live URL: a search typed just before may be in it, but not yet in React's state.
      void navigate(itemUrl(liveAddress({ pathname, search }), item), { state: { opened: true }, ...KEEPS_SCROLL });
    },
    [cacheItem, navigate, search, pathname],
  );
  const openItem = useCallback(
    (item: Item | null) => {
      if (!item) return;
      if (!ownPage) return quickView(item);
      cacheItem(item);
      void navigate(linkTo(item), movesPages());
    },
    [cacheItem, navigate, linkTo, ownPage, quickView],
  );
  const actions = useMemo(
    () =>
      createItemActions({
        cart,
        linkTo,
        open: openItem,
        quickView,
        confirmClear,
        buy,
        messages: { cleared: t('cleared'), failed: t('failed'), full: t('full', { most: MOST_LINES }) },
      }),
    [cart, linkTo, openItem, quickView, confirmClear, buy, t],
  );
  return { actions, openItem };
}
