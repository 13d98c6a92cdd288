/** Refund requests for delivered orders (contract §7.6). */
import type { RefundLine } from '@shop/domain';
import { areRefundLines, refundAmount } from '@shop/domain/refund';
import { minor } from '@shop/util';
import type { Shop } from '../../context';
import { DomainError } from '../../domain-error';
import type { Executor } from '../../db/database';
import type { Shopper } from '../shoppers/caller';
import { bodyKey, once } from '../shoppers/once';
import type { Images } from '../uploads/store';
import { changeOrder } from './change';
import { insertRefund } from './ledger-queries';
import { lockOrder, rowsOfOrders } from './queries';

interface RefundRequest {
  orderId: number;
  reason: string;
  note: string;
  /** The rows that are missing or wrong; none: the whole order. */
  lines: RefundLine<number>[];
  /** Idempotency key; undefined: none. */
  key?: string | undefined;
}

/**
 * Once per key. Notify `live` after the commit. @throws DomainError 404 for another shopper's order, 403 when it is not delivered
 * or a refund was requested before, or when the lines are none of it
 */
export async function requestRefund(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  shopper: Pick<Shopper, 'id'>,
  { key, ...request }: RefundRequest,
  { names, hashes, moveToFolder }: Images,
): Promise<void> {
  const { orderId, reason, note, lines } = request;
  const ask = async (tx: Executor, at: Date) => {
    const actor = { who: 'customer', shopperId: shopper.id } as const;
    const order = await changeOrder(tx, orderId, 'ask_refund', actor, { at });
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
      createdAt: at,
    });
    await moveToFolder();
    return {};
  };
  await db.transaction(async (tx) => {
    const at = clock();
    // The order before its shopper, whom a key names (decision 040).
    await lockOrder(tx, orderId);
    await once(tx, { shopperId: shopper.id, key: bodyKey(key, request, hashes), at }, () => ask(tx, at));
  });
}
