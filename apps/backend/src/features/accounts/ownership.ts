/**
 * Ownership of accounts (decision 050): whoever first verifies the phone or the email address owns the account.
 * Earlier credentials may be a stranger's, so they are revoked. An unverified name never opens an account that has
 * an owner.
 */
import type { Shop } from '../../context';
import { DomainError } from '../../domain-error';
import type { CustomerRow } from '../shoppers/caller';
import { endTokens, lockCustomer, updateCustomer } from './queries';

export type Name = 'phone' | 'email';
/** `owner`: signed in to the account, or knows its password. */
export type Verifier = 'owner' | 'stranger';

const FLAG = { phone: 'phoneVerified', email: 'emailVerified' } as const;
const VERIFIED = { phone: { phoneVerified: true }, email: { emailVerified: true } } as const;
type Owned = Pick<CustomerRow, 'phoneVerified' | 'emailVerified' | 'socialId'>;

const hasOwner = ({ phoneVerified, emailVerified, socialId }: Owned) =>
  phoneVerified || emailVerified || socialId !== null;

/** Whether a code sent to this phone or email address may sign in. */
export const mayOpen = (customer: Owned, name: Name): boolean => customer[FLAG[name]] || !hasOwner(customer);

/**
 * Marks a phone or email address as verified. If a stranger verifies the first one, the account becomes theirs:
 * password, sessions and push devices of the previous holder are revoked.  @returns the account as it is now
 * @throws DomainError 403 when the account belongs to somebody else, or has changed meanwhile
 */
export async function markVerified(
  { db, live }: Pick<Shop, 'db' | 'live'>,
  customer: CustomerRow,
  name: Name,
  by: Verifier,
): Promise<CustomerRow> {
  const { row, isTaken } = await db.transaction(async (tx) => {
    const now = await lockCustomer(tx, customer.id);
    if (now?.[name] !== customer[name]) throw new DomainError(403, 'otp', 'codeWrong');
    if (now[FLAG[name]]) return { row: now, isTaken: false };
    if (by === 'owner') {
      await updateCustomer(tx, now.id, VERIFIED[name]);
      return { row: { ...now, ...VERIFIED[name] }, isTaken: false };
    }
    if (!mayOpen(now, name)) throw new DomainError(403, name, name === 'phone' ? 'phoneUnproved' : 'emailUnproved');
    const change = { ...VERIFIED[name], passwordHash: null };
    await updateCustomer(tx, now.id, change);
    await endTokens(tx, now.id);
    return { row: { ...now, ...change }, isTaken: true };
  });
  if (isTaken) await live.tokensEnded(row.id);
  return row;
}
