/** Puts a past order's rows into the cart of its module; what is gone, fewer or dearer is asked about first (PLUS-16). Loads with the press. */
import { catalogApi } from '@shop/api-client/catalog';
import type { ItemActions } from '@shop/catalog-cards';
import type { Item, Order, OrderRow } from '@shop/domain';
import { findLine } from '@shop/domain/cart';
import { changesAgain, quantityAgain } from '@shop/domain/order-again';
import { otherLines } from '@shop/domain/stock';
import type { AgainDialogProps } from '@shop/tracking/again';
import { showToast } from '@shop/ui';
import { modules } from '../app/modules';
import { followModule } from '../app/shop';
import type { useShop } from '../app/shop-context';

export type Ask = (question: Pick<AgainDialogProps, 'changes' | 'left'>) => Promise<boolean>;
export interface OrderAgainParts {
  shop: ReturnType<typeof useShop>;
  actions: ItemActions;
  ask: Ask;
  texts: { added: (count: number) => string; gone: (names: string) => string; failed: () => string };
}

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

export async function orderAgain(
  { shop, actions, ask, texts }: OrderAgainParts,
  order: Order,
  rows: readonly OrderRow[],
): Promise<void> {
  const itemOf = async (id: string) => {
    const { language, store } = shop;
    const request = catalogApi.endpoints.getItem.initiate({ id, language }, { forceRefetch: true, subscribe: false });
    // undefined: the backend did not answer, which does not make it gone.
    return (await store.dispatch(request)).data;
  };
  const tracksStock = modules.find(order.moduleType)?.catalogue?.tracksStock ?? false;
  const found = await Promise.all(
    rows.map(async (row) => ({ row, item: row.itemId ? await itemOf(row.itemId) : null })),
  );
  if (found.some(({ item }) => item === undefined)) return showToast(texts.failed(), 'bad');
  const changes = found.flatMap(({ row, item = null }) => changesAgain(row, item, tracksStock));
  const left = rows.length - changes.filter(({ kind }) => kind === 'gone').length;
  if (changes.length > 0 && !(await ask({ changes, left }))) return;
  await followModule(shop, order.moduleId);
  const unavailable: string[] = [];
  let added = 0;
  for (const { row, item } of found) {
    // What is gone was said before.
    if (!item || changesAgain(row, item, tracksStock).some(({ kind }) => kind === 'gone')) continue;
    const verdict = await addAgain(actions, row, item, tracksStock);
    // The customer chose to keep the cart of the other store.
    if (verdict === null) return;
    if (verdict.ok) added += 1;
    else unavailable.push(row.name);
  }
  if (added > 0) showToast(texts.added(added), 'good');
  if (unavailable.length > 0) showToast(texts.gone(unavailable.join(', ')), 'bad');
}
