/** What a refund request of a delivered order comes to (contract §7.6, §11.8). Shared with the backend. */
import { minor, sumMinor, type Minor } from '@shop/util';
import type { Order, RefundLine } from './entities';
import { legalStep } from './order-steps';

/** Amounts in minor units. */
interface BoughtRow<Id> {
  id: Id;
  unitPrice: number;
  unitDiscount: number;
  quantity: number;
  addOns: readonly { price: number; quantity: number }[];
}

/** Whether the customer may ask for a refund now: exactly where the table of steps has the step. */
export const canAskRefund = ({
  status,
  isPaid,
  paymentMethod,
  byPhone,
}: Pick<Order, 'status' | 'isPaid' | 'paymentMethod' | 'byPhone'>): boolean =>
  !byPhone &&
  legalStep('ask_refund', { status, payment: isPaid ? 'paid' : 'unpaid', method: paymentMethod }, 'customer') !== null;

/** Whether each line is a row of the order, once, with at least one and at most as many units as were bought. */
export const areRefundLines = <Id extends string | number>(
  lines: readonly RefundLine<Id>[],
  rows: readonly Pick<BoughtRow<Id>, 'id' | 'quantity'>[],
): boolean =>
  new Set(lines.map(({ rowId }) => rowId)).size === lines.length &&
  lines.every(({ rowId, quantity }) => {
    const row = rows.find(({ id }) => id === rowId);
    return row !== undefined && Number.isInteger(quantity) && quantity >= 1 && quantity <= row.quantity;
  });

/** Price of some units of a row. Its add-ons are paid once for the row: they belong to the last of its units. */
const priceOf = <Id>({ unitPrice, unitDiscount, quantity, addOns }: BoughtRow<Id>, units: number): Minor =>
  minor(
    (unitPrice - unitDiscount) * units +
      (units === quantity ? addOns.reduce((sum, addOn) => sum + addOn.price * addOn.quantity, 0) : 0),
  );

/**
 * The amount of a request. The goods cost what was paid without delivery and tip; lines take their share of it by price, so that
 * coupon, tax and fee are shared out as they were paid. All rows together are exactly the goods, and so is no line at all.
 * @param goods minor units @param lines valid for the rows, see {@link areRefundLines}
 */
export function refundAmount<Id extends string | number>(
  goods: Minor,
  rows: readonly BoughtRow<Id>[],
  lines: readonly RefundLine<Id>[],
): Minor {
  if (lines.length === 0) return goods;
  const all = sumMinor(rows.map((row) => priceOf(row, row.quantity)));
  const asked = sumMinor(
    rows.flatMap((row) => lines.filter(({ rowId }) => rowId === row.id).map(({ quantity }) => priceOf(row, quantity))),
  );
  return all > 0 ? minor(Math.min(goods, Math.round((goods * asked) / all))) : goods;
}
