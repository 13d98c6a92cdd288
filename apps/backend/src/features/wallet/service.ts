/** Funding a wallet through a gateway, and by points: both ledgers change in one transaction (contract §8.1, §8.2). */
import { pointsWorth } from '@shop/domain/points';
import type { Shop } from '../../context';
import { counted } from '../../counted';
import { DECIMALS, formatAmount } from '../../present';
import { DomainError } from '../../domain-error';
import { MARKETPLACE } from '../../marketplace';
import type { RequestPlace } from '../../plugins/place';
import { openPayment } from '../payments/open';
import { withCustomer } from '../shoppers/lock';
import { addPoints, addToWallet, walletBalance } from './ledger';

/**
 * Opens a gateway payment for the caller's wallet.
 * @param funding `amount` in minor units; `callback` reads where it returns to
 * @returns the payment's id @throws DomainError 401 when nobody is signed in, 400 for an amount outside the limits
 */
export async function openFunding(
  { db, clock, config }: Pick<Shop, 'db' | 'clock' | 'config'>,
  { amount, gateway, callback }: { amount: number; gateway: string; callback: () => string },
  place: RequestPlace,
): Promise<string> {
  return withCustomer(db, place, async (tx, { id: shopperId }) => {
    if (amount < 100 || amount > MARKETPLACE.wallet.mostAtOnce) throw new DomainError(400, 'amount', 'fundOutside');
    if ((await walletBalance(tx, shopperId)) + amount > MARKETPLACE.wallet.most)
      throw new DomainError(400, 'amount', 'walletFull', { amount: formatAmount(MARKETPLACE.wallet.most) });
    const payment = { shopperId, orderId: null, amount, gateway, callback: callback() };
    return openPayment({ db: tx, clock, config }, payment);
  });
}

/**
 * @throws DomainError 401 when nobody is signed in, 403 for fewer points than the minimum, more than the balance, or more than the wallet
 * takes; 429 for a second concurrent transfer
 */
export async function transferPoints(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  place: RequestPlace,
  points: number,
): Promise<void> {
  const { minimum, exchangeRate } = MARKETPLACE.loyalty;
  const at = clock();
  await withCustomer(db, place, async (tx, { id: customerId }) => {
    if (!Number.isSafeInteger(points) || points < minimum)
      throw new DomainError(403, 'point', 'pointsFew', { points: counted(minimum, 'point') });
    const reference = `transfer:${at.getTime()}`;
    const debited = await addPoints(tx, { customerId, kind: 'point_to_wallet', debit: points, reference, at });
    if (!debited) throw new DomainError(429, 'point', 'tooFast', {}, 1);
    const credit = pointsWorth(points, { rate: exchangeRate, decimals: DECIMALS });
    if ((await walletBalance(tx, customerId)) + credit > MARKETPLACE.wallet.most)
      throw new DomainError(403, 'point', 'walletFull', { amount: formatAmount(MARKETPLACE.wallet.most) });
    await addToWallet(tx, { customerId, kind: 'loyalty_point', credit, reference, at });
  });
}
