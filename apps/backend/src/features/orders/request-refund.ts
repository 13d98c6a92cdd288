/** Refund requests for delivered orders (contract §7.6). */
import type { RefundLine } from '@shop/domain';
import { areRefundLines, refundAmount } from '@shop/domain/refund';
import { minor } from '@shop/util';
import type { Shop } from '../../context';
import { DomainError } from '../../domain-error';
import type { Shopper } from '../shoppers/caller';
import type { Images } from '../uploads/store';
import { changeOrder } from './change';
import { insertRefund } from './ledger-queries';
import { rowsOfOrders } from './queries';

interface RefundRequest {
  orderId: number;
  reason: string;
  note: string;
  /** The rows that are missing or wrong; none: the whole order. */
  lines: RefundLine<number>[];
}

/**
 * Notify `live` after the commit. @throws DomainError 404 for another shopper's order, 403 when it is not delivered
 * or a refund was requested before, or when the lines are none of it
 */
export async function requestRefund(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  shopper: Pick<Shopper, 'id'>,
  { orderId, reason, note, lines }: RefundRequest,
  { names, moveToFolder }: Images,
): Promise<void> {
  await db.transaction(async (tx) => {
    const actor = { who: 'customer', shopperId: shopper.id } as const;
    const order = await changeOrder(tx, orderId, 'ask_refund', actor, { at: clock() });
    const rows = (await rowsOfOrders(tx, [order.id])).map((row) => ({ ...row, unitDiscount: row.discountPerUnit }));
    if (!areRefundLines(lines, rows)) throw new DomainError(403, 'items', 'refundLines');
    // Contract §11.8: the goods, without delivery and tip.
    const goods = minor(Math.max(0, order.total - order.deliveryCharge - order.tip));
    await insertRefund(tx, {
      orderId: order.id,
      reason,
      note,
      lines,
      images: names,
      amount: refundAmount(goods, rows, lines),
      createdAt: clock(),
    });
    await moveToFolder();
  });
}
