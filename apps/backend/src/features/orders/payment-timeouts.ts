/** Steps that time takes: unpaid orders release their stock or fail, and the arrival of slow orders is looked at again. */
import type { OrderStep } from '@shop/domain/order-steps';
import type { Shop } from '../../context';
import { ordersToRevise } from './arrival-queries';
import { changeOrder, IllegalStep } from './change';
import { unpaidByCard, unpaidWithStock } from './unpaid-queries';

/** Milliseconds that an unpaid order keeps its stock, and that a card payment may take (decision 042). */
export const PAYMENT_TIMEOUT = 10 * 60_000;

/** Applies a system step to each order; orders that changed meanwhile are skipped. */
async function applyStepToAll(
  { db, live }: Pick<Shop, 'db' | 'live'>,
  step: OrderStep,
  ids: readonly number[],
  at: Date,
) {
  for (const id of ids)
    try {
      await db.transaction((tx) => changeOrder(tx, id, step, { who: 'shop' }, { at }));
      await live.orderChanged(id);
    } catch (error) {
      if (!(error instanceof IllegalStep)) throw error;
    }
}

/** Fails orders whose card payment never arrived. Safe to run in several processes. */
export async function failUnpaid(shop: Pick<Shop, 'db' | 'live'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - PAYMENT_TIMEOUT);
  await applyStepToAll(shop, 'give_up', await unpaidByCard(shop.db, before), now);
  await applyStepToAll(shop, 'release', await unpaidWithStock(shop.db, before), now);
}

/** Looks at the arrival of orders again that should have reached their next step. Safe to run in several processes. */
export async function reviseArrivals(shop: Pick<Shop, 'db' | 'live'>, now: Date): Promise<void> {
  await applyStepToAll(shop, 'revise', await ordersToRevise(shop.db, now), now);
}
