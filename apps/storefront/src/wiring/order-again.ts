/** Puts a past order's rows into the cart of its module; what is gone, fewer or dearer is asked about first (PLUS-16). Loads with the press. */
import { catalogApi } from '@shop/api-client/catalog';
import type { ItemActions } from '@shop/catalog-cards';
import type { CartLine, Item, Order, OrderRow } from '@shop/domain';
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

type Found = { row: OrderRow; item: Item | null | undefined };
type Line = Omit<CartLine, 'id'>;

/** The lines of what is offered, as many units as there are for them beside those of the cart and of the lines before. */
function linesOf(
  found: readonly Found[],
  inCart: readonly CartLine[],
  tracksStock: boolean,
): (Line & { name: string })[] {
  const wanted: (CartLine & { name: string })[] = [];
  for (const { row, item } of found) {
    // What is gone was said before.
    if (!item || changesAgain(row, item, tracksStock).some(({ kind }) => kind === 'gone')) continue;
    const own = findLine(inCart, item.id, row.choice);
    const others = otherLines([...inCart, ...wanted], item.id, own?.id ?? null);
    const quantity = quantityAgain(row, item, tracksStock, others) ?? 0;
    wanted.push({ id: row.id, name: row.name, item, choice: row.choice, quantity });
  }
  return wanted;
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
  const wanted = linesOf(found, actions.lines(), tracksStock);
  const offered = wanted.filter(({ quantity }) => quantity > 0);
  // The customer chose to keep the cart of the other store.
  if (offered.length > 0 && (await actions.addAll(offered)) === null) return;
  const isThere = ({ item, choice, quantity }: Line) =>
    quantity > 0 && (findLine(actions.lines(), item.id, choice)?.quantity ?? 0) >= quantity;
  const unavailable = wanted.filter((line) => !isThere(line)).map(({ name }) => name);
  const added = wanted.length - unavailable.length;
  if (added > 0) showToast(texts.added(added), 'good');
  if (unavailable.length > 0) showToast(texts.gone(unavailable.join(', ')), 'bad');
}
