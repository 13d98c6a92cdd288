/**
 * Ownership of accounts (decision 050): whoever first verifies the phone or the email address owns the account.
 * Earlier credentials may be a stranger's, so they are revoked. An unverified name never opens an account that has
 * an owner.
 */
import type { Shop } from '../../context';
import { DomainError } from '../../domain-error';
import type { CustomerRow } from '../shoppers/caller';
import { lockShopper } from '../shoppers/lock';
import { revokeTokens, updateCustomer } from './queries';

export type LoginField = 'phone' | 'email';
/** `owner`: signed in to the account, or knows its password. */
export type Verifier = 'owner' | 'stranger';

const VERIFIED_FLAG = { phone: 'phoneVerified', email: 'emailVerified' } as const;
const VERIFIED = { phone: { phoneVerified: true }, email: { emailVerified: true } } as const;
type OwnershipFields = Pick<CustomerRow, 'phoneVerified' | 'emailVerified' | 'socialId'>;

const hasOwner = ({ phoneVerified, emailVerified, socialId }: OwnershipFields) =>
  phoneVerified || emailVerified || socialId !== null;

/** Whether a code sent to this phone or email address may sign in. */
export const maySignIn = (customer: OwnershipFields, field: LoginField): boolean =>
  customer[VERIFIED_FLAG[field]] || !hasOwner(customer);

/**
 * Marks a phone or email address as verified. If a stranger verifies the first one, the account becomes theirs:
 * password, sessions and push devices of the previous holder are revoked.  @returns the account as it is now
 * @throws DomainError 403 when the account belongs to somebody else, or has changed meanwhile
 */
export async function markVerified(
  { db, live }: Pick<Shop, 'db' | 'live'>,
  customer: CustomerRow,
  field: LoginField,
  verifier: Verifier,
): Promise<CustomerRow> {
  const { row, isTakenOver } = await db.transaction(async (tx) => {
    const now = (await lockShopper(tx, customer.id))?.customer;
    if (now?.[field] !== customer[field]) throw new DomainError(403, 'otp', 'codeWrong');
    if (now[VERIFIED_FLAG[field]]) return { row: now, isTakenOver: false };
    if (verifier === 'owner') {
      await updateCustomer(tx, now.id, VERIFIED[field]);
      return { row: { ...now, ...VERIFIED[field] }, isTakenOver: false };
    }
    if (!maySignIn(now, field)) throw new DomainError(403, field, `${field}Unproved`);
    const change = { ...VERIFIED[field], passwordHash: null };
    await updateCustomer(tx, now.id, change);
    await revokeTokens(tx, now.id);
    return { row: { ...now, ...change }, isTakenOver: true };
  });
  if (isTakenOver) await live.tokensRevoked(row.id);
  return row;
}
