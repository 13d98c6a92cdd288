/**
 * Whose an account is (decision 050): whoever proves the first of its names, phone or e-mail address. What was there before
 * may be a stranger's who had typed them: it ends. A name that nobody has proved opens no account that has an owner.
 */
import type { Shop } from '../../context';
import { DomainError } from '../../domain-error';
import type { CustomerRow } from '../shoppers/caller';
import { endTokens, lockCustomer, updateCustomer } from './queries';

export type Name = 'phone' | 'email';
/** `owner`: signed in to the account, or knows its password. */
export type Prover = 'owner' | 'stranger';

const FLAG = { phone: 'phoneVerified', email: 'emailVerified' } as const;
const PROVED = { phone: { phoneVerified: true }, email: { emailVerified: true } } as const;
type Owned = Pick<CustomerRow, 'phoneVerified' | 'emailVerified' | 'socialId'>;

const hasOwner = ({ phoneVerified, emailVerified, socialId }: Owned) =>
  phoneVerified || emailVerified || socialId !== null;

/** Whether a code that was sent to this name lets anybody in. */
export const opens = (customer: Owned, name: Name): boolean => customer[FLAG[name]] || !hasOwner(customer);

/**
 * Keeps that a name was proved. The first one that a stranger proves makes the account theirs: its password is dropped, and
 * every sign-in and the device of the one before end.
 * @returns the account as it is now @throws DomainError 403 when the account is another's, or has changed meanwhile
 */
export async function proveName(
  { db, live }: Pick<Shop, 'db' | 'live'>,
  customer: CustomerRow,
  name: Name,
  by: Prover,
): Promise<CustomerRow> {
  const { row, isTaken } = await db.transaction(async (tx) => {
    const now = await lockCustomer(tx, customer.id);
    if (now?.[name] !== customer[name]) throw new DomainError(403, 'otp', 'codeWrong');
    if (now[FLAG[name]]) return { row: now, isTaken: false };
    if (by === 'owner') {
      await updateCustomer(tx, now.id, PROVED[name]);
      return { row: { ...now, ...PROVED[name] }, isTaken: false };
    }
    if (!opens(now, name)) throw new DomainError(403, name, name === 'phone' ? 'phoneUnproved' : 'emailUnproved');
    const change = { ...PROVED[name], passwordHash: null };
    await updateCustomer(tx, now.id, change);
    await endTokens(tx, now.id);
    return { row: { ...now, ...change }, isTaken: true };
  });
  if (isTaken) await live.tokensEnded(row.id);
  return row;
}
