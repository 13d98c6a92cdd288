/** Amounts of an order's receipt: subtotal and payments. */
import { minor, sumMinor, type Minor } from '@shop/util';
import type { Order, OrderRow, PaymentMethod } from './entities';

/** Items and add-ons before discounts; null for an order without rows, such as a parcel. */
export function subtotalOf(
  rows: readonly Pick<OrderRow, 'unitPrice' | 'quantity' | 'addOns'>[],
): { items: Minor; addOns: Minor } | null {
  if (rows.length === 0) return null;
  return {
    items: sumMinor(rows.map(({ unitPrice, quantity }) => minor(unitPrice * quantity))),
    addOns: sumMinor(rows.map(addOnsOf)),
  };
}

/** Total of a row's add-ons, minor units. */
export function addOnsOf({ addOns }: Pick<OrderRow, 'addOns'>): Minor {
  return sumMinor(addOns.map(({ price, quantity }) => minor(price * quantity)));
}

export interface PaymentPart {
  method: PaymentMethod;
  amount: Minor;
  isPaid: boolean;
}

/**
 * One payment, or the wallet's part and the rest; they always add up to the total (contract §2.8 payment, §7.1
 * `partial_payment`).
 */
export function paymentParts({
  paymentMethod,
  walletPaid,
  isPaid,
  total,
}: Pick<Order, 'paymentMethod' | 'walletPaid' | 'isPaid' | 'total'>): PaymentPart[] {
  const byWallet = paymentMethod === 'wallet' ? 0 : Math.max(0, Math.min(walletPaid, total));
  const rest = { method: paymentMethod, amount: minor(total - byWallet), isPaid };
  return byWallet > 0 ? [{ method: 'wallet', amount: minor(byWallet), isPaid: true }, rest] : [rest];
}
