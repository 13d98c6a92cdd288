/** The payment plan of an order: what the wallet pays at once, and how the rest is paid (contract §7.1, §11.8). */
import type { OrderPlace } from '@shop/contract/order';
import { walletPart } from '@shop/domain/wallet-part';
import { readAmount } from '@shop/util';
import type { Executor } from '../../db/database';
import { DomainError } from '../../domain-error';
import { DECIMALS } from '../../present';
import { isOffered, type OfferedMethods } from '../payments/offered';
import type { Shopper } from '../shoppers/caller';
import { addToWallet, walletBalance } from '../wallet/ledger';
import { assertCash, changeOrder } from './change';
import { addPayment } from './ledger';
import { isTrue } from './request';

export interface PaymentPlan {
  paymentMethod: OrderPlace['payment_method'];
  /** Minor units that the wallet pays at once. */
  fromWallet: number;
  /** Paid in full from the wallet: confirmed at once. */
  confirmed: boolean;
}

/** Minor units of an order that the wallet pays in full. @throws DomainError when the balance is too low */
function payAll(balance: number, total: number): number {
  if (balance < total) throw new DomainError(400, 'wallet', 'walletShort');
  return total;
}

/**
 * Minor units that the wallet pays of an order whose rest is paid another way. The customer agreed to a rest: it must be the one that
 * they saw (decision 120). @throws DomainError when the wallet leaves nothing for the second method, or holds another amount by now
 */
function payPart({ partially_paid_amount: shown }: OrderPlace, balance: number, total: number): number {
  const part = walletPart(balance, total);
  if (part === 0) throw new DomainError(403, 'partial_payment', 'partialRefused');
  const isToldShown = shown !== null && shown !== undefined && shown !== '';
  if (isToldShown && readAmount(shown, DECIMALS) !== part)
    throw new DomainError(403, 'partial_payment', 'walletChanged');
  return part;
}

/** @throws DomainError for a method that is not offered, or that wallet or cash limit do not allow */
export async function planPayment(
  db: Executor,
  body: OrderPlace,
  shopper: Shopper,
  total: number,
  offered: OfferedMethods,
): Promise<PaymentPlan> {
  const method = body.payment_method;
  const isWallet = method === 'wallet';
  const takesWallet = isWallet || isTrue(body.partial_payment);
  if (shopper.isGuest && takesWallet) throw new DomainError(401, 'auth-001', 'signInNeeded');
  if (!isOffered(method, offered)) throw new DomainError(406, 'payment_method', 'gatewayUnknown');
  const balance = takesWallet ? await walletBalance(db, shopper.id) : 0;
  const fromWallet = isWallet ? payAll(balance, total) : takesWallet ? payPart(body, balance, total) : 0;
  if (method === 'cash_on_delivery') assertCash(offered.cash, total - fromWallet);
  return { paymentMethod: method, fromWallet, confirmed: isWallet };
}

/** Takes the wallet's part of a new order. Call it in its transaction. */
export async function takeFromWallet(
  tx: Executor,
  shopper: Shopper,
  { id, number }: { id: number; number: number },
  { fromWallet, confirmed }: PaymentPlan,
  at: Date,
): Promise<void> {
  if (confirmed) {
    await changeOrder(tx, id, 'pay_from_wallet', { who: 'customer', shopperId: shopper.id }, { at });
    return;
  }
  if (fromWallet === 0) return;
  const reference = `order:${number}`;
  await addToWallet(tx, { customerId: shopper.id, kind: 'partial_payment', debit: fromWallet, reference, at });
  await addPayment(tx, id, { method: 'wallet', amount: fromWallet, reference: 'wallet', at });
}
