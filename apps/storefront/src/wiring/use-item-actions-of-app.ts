/** Cards ask, the app answers: with the cart, and by putting the opened item into the address. */
import { catalogApi } from '@shop/api-client/catalog';
import { useCart, cartTexts } from '@shop/cart';
import type { Item } from '@shop/domain';
import { useLanguage, useText } from '@shop/i18n';
import { useModuleDefinition } from '@shop/module-kit';
import { paths } from '@shop/util';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ShopStore } from '../app/store';
import { useBuyNow } from './use-buy-now';
import { createItemActions } from './item-actions';

export function useItemActionsOfApp(store: ShopStore) {
  const t = useText(cartTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const { search, pathname } = useLocation();
  const { cart, askClear } = useCart();
  const buy = useBuyNow();
  const ownPage = useModuleDefinition()?.catalogue?.opensItemIn === 'page';
  const linkTo = useCallback(
    (item: Item) => {
      if (ownPage) return paths.product(item);
      const query = new URLSearchParams(search);
      query.set('item', item.id);
      return `${pathname}?${query}`;
    },
    [search, pathname, ownPage],
  );
  const openItem = useCallback(
    (item: Item | null) => {
      if (!item) return;
      // The card's own item is shown at once; details of the server replace it when they come.
      void store.dispatch(catalogApi.util.upsertQueryData('getItem', { id: item.id, language }, item));
      void navigate(linkTo(item), ownPage ? {} : { state: { opened: true } });
    },
    [store, language, navigate, linkTo, ownPage],
  );
  const actions = useMemo(
    () =>
      createItemActions({
        cart,
        linkTo,
        open: openItem,
        askClear,
        buy,
        words: { cleared: t('cleared'), failed: t('failed') },
      }),
    [cart, linkTo, openItem, askClear, buy, t],
  );
  return { actions, openItem };
}
