/** Orders that wait for their money: after a while they let their stock go, and those to be paid by card are given up. */
import type { OrderStep } from '@shop/domain/order-steps';
import type { Shop } from '../../context';
import { changeOrder, IllegalStep } from './change';
import { unpaidByCard, unpaidWithStock } from './unpaid-queries';

/** Milliseconds for which an unpaid order keeps its stock, and in which a card payment has to come (decision 042). */
export const PATIENCE = 10 * 60_000;

/** Takes a step of the marketplace's own with each; those that went another way meanwhile are left alone. */
async function takeAll({ db, live }: Pick<Shop, 'db' | 'live'>, step: OrderStep, ids: readonly number[], at: Date) {
  for (const id of ids)
    try {
      await db.transaction((tx) => changeOrder(tx, id, step, { who: 'shop' }, { at }));
      await live.orderChanged(id);
    } catch (error) {
      if (!(error instanceof IllegalStep)) throw error;
    }
}

/** Gives up what was to be paid by card and never was. Several processes may do so at once. */
export async function failUnpaid(shop: Pick<Shop, 'db' | 'live'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - PATIENCE);
  await takeAll(shop, 'give_up', await unpaidByCard(shop.db, before), now);
  await takeAll(shop, 'release', await unpaidWithStock(shop.db, before), now);
}
