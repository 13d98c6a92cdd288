/** Adds a past order's rows to the cart of its module; unavailable ones are listed in a toast (PLUS-16). */
import { catalogApi } from '@shop/api-client/catalog';
import { useItemActions } from '@shop/catalog-cards';
import type { Order, OrderRow } from '@shop/domain';
import { findLine } from '@shop/domain/cart';
import { quantityAgain } from '@shop/domain/order-again';
import { otherLines } from '@shop/domain/stock';
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
    const request = catalogApi.endpoints.getItem.initiate({ id, language }, { forceRefetch: true, subscribe: false });
    return (await store.dispatch(request)).data ?? null;
  };
  return async (order, rows) => {
    await followModule(shop, order.moduleId);
    const tracksStock = modules.find(order.moduleType)?.catalogue?.tracksStock ?? false;
    const unavailable: string[] = [];
    let added = 0;
    for (const row of rows) {
      const item = row.itemId ? await itemOf(row.itemId) : null;
      const lines = actions.lines();
      const line = item && findLine(lines, item.id, row.choice);
      const others = item ? otherLines(lines, item.id, line?.id ?? null) : [];
      const quantity = quantityAgain(row, item, tracksStock, others);
      if (!item || quantity === null) {
        unavailable.push(row.name);
        continue;
      }
      if (line) actions.setQuantity(line, Math.max(line.quantity, quantity));
      const verdict = line ? { ok: true } : await actions.add(item, row.choice, quantity);
      // The customer chose to keep the cart of the other store.
      if (verdict === null) return;
      if (verdict.ok) added += 1;
      else unavailable.push(row.name);
    }
    if (added > 0) showToast(t('again.added', { count: added }), 'good');
    if (unavailable.length > 0) showToast(t('again.gone', { names: unavailable.join(', ') }), 'bad');
  };
}
