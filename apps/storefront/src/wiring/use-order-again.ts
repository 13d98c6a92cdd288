/** Adds a past order's rows to the cart of its module; unavailable ones are listed in a toast (PLUS-16). */
import { catalogApi } from '@shop/api-client/catalog';
import { useItemActions, type ItemActions } from '@shop/catalog-cards';
import type { Item, Order, OrderRow } from '@shop/domain';
import { findLine } from '@shop/domain/cart';
import { quantityAgain } from '@shop/domain/order-again';
import { otherLines } from '@shop/domain/stock';
import { useMessages } from '@shop/i18n';
import { trackingMessages } from '@shop/tracking';
import { showToast } from '@shop/ui';
import { modules } from '../app/modules';
import { followModule } from '../app/shop';
import { useShop } from '../app/shop-context';

/** @returns whether the row is in the cart; null: the customer kept the cart of another store */
async function addAgain(
  actions: ItemActions,
  row: OrderRow,
  item: Item,
  tracksStock: boolean,
): Promise<{ ok: boolean } | null> {
  const lines = actions.lines();
  const line = findLine(lines, item.id, row.choice);
  const quantity = quantityAgain(row, item, tracksStock, otherLines(lines, item.id, line?.id ?? null));
  if (quantity === null) return { ok: false };
  if (!line) return actions.add(item, row.choice, quantity);
  actions.setQuantity(line, Math.max(line.quantity, quantity));
  return { ok: true };
}

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
      const verdict = item ? await addAgain(actions, row, item, tracksStock) : { ok: false };
      // The customer chose to keep the cart of the other store.
      if (verdict === null) return;
      if (verdict.ok) added += 1;
      else unavailable.push(row.name);
    }
    if (added > 0) showToast(t('again.added', { count: added }), 'good');
    if (unavailable.length > 0) showToast(t('again.gone', { names: unavailable.join(', ') }), 'bad');
  };
}
