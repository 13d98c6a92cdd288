/** Transfers points to the wallet; both ledgers change in one transaction (contract §8.2). */
import { minor } from '@shop/util';
import type { Shop } from '../../context';
import { DIGITS } from '../../present';
import { DomainError } from '../../domain-error';
import { MARKETPLACE } from '../../marketplace';
import { addPoints, addToWallet } from './ledger';

/** @throws DomainError 403 for fewer points than the minimum, or more than the balance; 429 for a second concurrent transfer */
export async function transferPoints(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  customerId: number,
  points: number,
): Promise<void> {
  const { minimum, exchangeRate } = MARKETPLACE.loyalty;
  if (!Number.isSafeInteger(points) || points < minimum)
    throw new DomainError(403, 'point', 'pointsFew', { points: minimum });
  const at = clock();
  await db.transaction(async (tx) => {
    const reference = `transfer:${at.getTime()}`;
    const debited = await addPoints(tx, { customerId, kind: 'point_to_wallet', debit: points, reference, at });
    if (!debited) throw new DomainError(429, 'point', 'tooFast', {}, 1);
    const credit = minor((points / exchangeRate) * 10 ** DIGITS);
    await addToWallet(tx, { customerId, kind: 'loyalty_point', credit, reference, at });
  });
}
