/** Re-authentication before credentials change: an open session is not enough (decision 051). */
import type { Shop } from '../../context';
import type { RequestPlace } from '../../plugins/place';
import { DomainError } from '../../domain-error';
import type { CustomerRow } from '../shoppers/caller';
import { checkCode, issueCode } from './codes';
import { isPassword } from './passwords';
import { passwordCounters } from './known-addresses';
import { countAttempt, resetAttempts } from './throttle';

/** Where the owner's code is sent: a verified phone or email address. */
const targetOf = ({ phone, email, phoneVerified, emailVerified }: CustomerRow): string =>
  emailVerified && !phoneVerified ? email : phone;

/**
 * Checks the current password or a code; an account without a password is sent a code with the error.
 * @throws DomainError 403 `current_password` or `otp`: what is missing or wrong; 429 after too many attempts
 */
export async function confirmOwner(
  shop: Shop,
  customer: CustomerRow,
  { password, otp }: { password: string; otp: string },
  place: RequestPlace,
): Promise<void> {
  const { db, clock, config } = shop;
  const target = targetOf(customer);
  if (otp) return checkCode(shop, { purpose: 'change', target, code: otp, consume: true }, place);
  if (customer.passwordHash === null) {
    const code = await issueCode(shop, { purpose: 'change', target, isKnown: true }, place);
    throw new DomainError(403, 'otp', config.demo ? 'codeToChangeDemo' : 'codeToChange', { target, code });
  }
  if (!password) throw new DomainError(403, 'current_password', 'currentPasswordMissing');
  const counters = await passwordCounters(db, { login: customer.email, customerId: customer.id }, place);
  await countAttempt(db, counters, clock());
  if (!(await isPassword(password, customer.passwordHash)))
    throw new DomainError(403, 'current_password', 'currentPasswordWrong');
  await resetAttempts(db, counters);
}
