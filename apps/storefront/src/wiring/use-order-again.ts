/** Adds a past order's rows to the cart of its module; unavailable ones are listed in a toast (PLUS-16). */
import { catalogApi } from '@shop/api-client/catalog';
import { useItemActions } from '@shop/catalog-cards';
import type { Order, OrderRow } from '@shop/domain';
import { findLine } from '@shop/domain/cart';
import { quantityAgain } from '@shop/domain/order-again';
import { useMessages } from '@shop/i18n';
import { trackingMessages } from '@shop/tracking';
import { showToast } from '@shop/ui';
import { modules } from '../app/modules';
import { followModule } from '../app/shop';
import { useShop } from '../app/shop-context';

export function useOrderAgain(): (order: Order, rows: readonly OrderRow[]) => Promise<void> {
  const t = useMessages(trackingMessages);
  const shop = useShop();
  const actions = useItemActions();
  const itemOf = async (id: string) => {
    const { language, store } = shop;
    const asked = catalogApi.endpoints.getItem.initiate({ id, language }, { forceRefetch: true, subscribe: false });
    return (await store.dispatch(asked)).data ?? null;
  };
  return async (order, rows) => {
    await followModule(shop, order.moduleId);
    const tracksStock = modules.find(order.moduleType)?.catalogue?.tracksStock ?? false;
    const gone: string[] = [];
    let added = 0;
    for (const row of rows) {
      const item = row.itemId ? await itemOf(row.itemId) : null;
      const quantity = quantityAgain(row, item, tracksStock);
      if (!item || quantity === null) {
        gone.push(row.name);
        continue;
      }
      const known = findLine(actions.lines(), item.id, row.choice);
      if (known) actions.setQuantity(known, Math.max(known.quantity, quantity));
      const verdict = known ? { ok: true } : await actions.add(item, row.choice, quantity);
      // The customer chose to keep the cart of the other store.
      if (verdict === null) return;
      if (verdict.ok) added += 1;
      else gone.push(row.name);
    }
    if (added > 0) showToast(t('again.added', { count: added }), 'good');
    if (gone.length > 0) showToast(t('again.gone', { names: gone.join(', ') }), 'bad');
  };
}
