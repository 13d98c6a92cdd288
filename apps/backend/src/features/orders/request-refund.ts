/** Refund requests for delivered orders (contract §7.6). */
import type { Shop } from '../../context';
import type { Shopper } from '../shoppers/caller';
import type { Images } from '../uploads/store';
import { changeOrder } from './change';
import { insertRefund } from './ledger-queries';

/**
 * Notify `live` after the commit. @throws DomainError 404 for another shopper's order, 403 when it is not delivered
 * or a refund was requested before
 */
export async function requestRefund(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  customer: Pick<Shopper, 'id'>,
  { orderId, reason, note }: { orderId: number; reason: string; note: string },
  { names, moveToFolder }: Images,
): Promise<void> {
  await db.transaction(async (tx) => {
    const actor = { who: 'customer', shopperId: customer.id } as const;
    const order = await changeOrder(tx, orderId, 'ask_refund', actor, { at: clock() });
    await insertRefund(tx, {
      orderId: order.id,
      reason,
      note,
      images: names,
      // Contract §11.8: the goods, without delivery and tip.
      amount: Math.max(0, order.total - order.deliveryCharge - order.tip),
      createdAt: clock(),
    });
    await moveToFolder();
  });
}
