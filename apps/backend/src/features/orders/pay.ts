/** How an order is paid: what the wallet pays at once, and what the rest waits for (contract §7.1, §11.8). */
import type { OrderPlace } from '@shop/contract/order';
import { formatMoney, minor } from '@shop/util';
import type { Executor } from '../../db/database';
import { DIGITS } from '../../present';
import { Refusal } from '../../refusal';
import { SHOP } from '../../shop';
import type { Shopper } from '../shoppers/caller';
import { addToWallet, walletBalance } from '../wallet/ledger';
import { isYes } from './request';

export interface Paying {
  paymentMethod: OrderPlace['payment_method'];
  walletPaid: number;
  isPaid: boolean;
  /** Paid in full by the wallet: confirmed at once. */
  confirmed: boolean;
}

const money = (amount: number) => formatMoney(minor(amount), { ...SHOP.currency, digits: DIGITS });

/** @param mostCash limit of the zone; null: none @throws Refusal */
export async function planPayment(
  db: Executor,
  body: OrderPlace,
  shopper: Shopper,
  total: number,
  mostCash: number | null,
): Promise<Paying> {
  const method = body.payment_method;
  const partial = isYes(body.partial_payment);
  if (shopper.isGuest && (method === 'wallet' || partial)) throw new Refusal(401, 'auth-001', 'signInNeeded');
  const balance = method === 'wallet' || partial ? await walletBalance(db, shopper.id) : 0;
  if (method === 'wallet') {
    if (balance < total) throw new Refusal(400, 'wallet', 'walletShort');
    return { paymentMethod: method, walletPaid: total, isPaid: true, confirmed: true };
  }
  if (partial && (balance <= 0 || balance >= total)) throw new Refusal(403, 'partial_payment', 'partialRefused');
  const walletPaid = partial ? balance : 0;
  if (method === 'cash_on_delivery' && mostCash && total - walletPaid > mostCash)
    throw new Refusal(406, 'payment_method', 'cashTooMuch', { amount: money(mostCash) });
  return { paymentMethod: method, walletPaid, isPaid: false, confirmed: false };
}

/** Takes the wallet's part, once per order. Inside the order's transaction. */
export async function takeFromWallet(
  db: Executor,
  shopper: Shopper,
  order: { id: number },
  { paymentMethod, walletPaid }: Paying,
  at: Date,
): Promise<void> {
  if (walletPaid === 0) return;
  const kind = paymentMethod === 'wallet' ? 'order_place' : 'partial_payment';
  await addToWallet(db, { customerId: shopper.id, kind, debit: walletPaid, reference: `order:${order.id}`, at });
}
