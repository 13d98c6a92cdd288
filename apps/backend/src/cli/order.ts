/** `order show ID` and `order move ID STATUS`. */
import { mayBecome, ORDER_STATUSES } from '@shop/domain/tracking';
import type { OrderStatus } from '@shop/domain';
import { createClock } from '../clock';
import { moveOrder } from '../features/orders/move';
import { findOrder, giveStockBack, rowsOfOrders } from '../features/orders/queries';
import { giveMoneyBack } from '../features/wallet/rewards';
import { major } from '../present';
import { CliError, withDatabase, type Command } from './command';

export const order: Command = async ([action, said, to], env) => {
  const id = Number(said);
  if (!['show', 'move'].includes(action ?? '') || !Number.isSafeInteger(id))
    throw new CliError('order show ID, or order move ID STATUS');
  await withDatabase(env, async ({ db }, config) => {
    const found = await findOrder(db, id);
    if (!found) throw new CliError(`There is no order ${id}.`);
    if (action === 'show') {
      const rows = await rowsOfOrders(db, [id]);
      console.log(
        [
          `Order ${id}: ${found.status}, ${found.type}, ${found.paymentMethod}, ${found.isPaid ? 'paid' : 'unpaid'}, total ${major(found.total).toFixed(2)}`,
          ...rows.map((row) => `  ${row.quantity} × ${row.name.en}`),
          ...Object.entries(found.reachedAt).map(([status, at]) => `  ${at}  ${status}`),
        ].join('\n'),
      );
      return;
    }
    const wanted = ORDER_STATUSES.find((status) => status === to);
    if (!wanted) throw new CliError(`${to ?? 'Nothing'} is no status. There are ${ORDER_STATUSES.join(', ')}.`);
    if (!mayBecome(found.status as OrderStatus, wanted))
      throw new CliError(`An order that is ${found.status} can not become ${wanted}.`);
    const now = createClock(config.clockStart, config.clockStill)();
    await db.transaction(async (tx) => {
      const moved = await moveOrder(tx, found, wanted, now, wanted === 'canceled' ? { canceledBy: 'admin' } : {});
      if (!moved) throw new CliError('Somebody else moved it first. Look again.');
      if (wanted !== 'canceled') return;
      await giveStockBack(tx, await rowsOfOrders(tx, [id]));
      await giveMoneyBack(tx, found, found.walletPaid, now);
    });
    console.log(`Order ${id} is ${wanted} now.`);
  });
};
