/**
 * The one lock of a shopper. Whatever is written for an account, its removal included, holds it and then reads the
 * account again: whoever came first wins, and the other is refused (decision 078). Lock an order before its shopper,
 * and items after (decision 040).
 */
import { eq, sql } from 'drizzle-orm';
import { compiled } from '../../db/compiled';
import type { Db, Executor } from '../../db/database';
import { runPipelined } from '../../db/run-pipelined';
import { customers, shoppers } from '../../db/schema';
import { DomainError } from '../../domain-error';
import { customerOf, hashOfToken, idleSince, type Bearer, type Shopper } from './caller';
import { customerByToken, type CustomerRow } from './queries';

const shopperForUpdate = compiled<{ id: number }, { isGuest: boolean }[]>((db) =>
  db
    .select({ isGuest: shoppers.isGuest })
    .from(shoppers)
    .where(eq(shoppers.id, sql.placeholder('id')))
    .for('update'),
);
const customerById = compiled<{ id: number }, CustomerRow[]>((db) =>
  db
    .select()
    .from(customers)
    .where(eq(customers.id, sql.placeholder('id'))),
);

/** `customer`: null for a guest. */
export interface LockedShopper {
  id: number;
  customer: CustomerRow | null;
}

/**
 * Locks a shopper until the transaction ends. A separate statement reads the account: one that waited for the lock
 * would see it as it was before. @returns null: unknown, or an account that was removed
 */
export async function lockShopper(tx: Executor, id: number): Promise<LockedShopper | null> {
  const [[shopper], [customer]] = await runPipelined(shopperForUpdate(tx, { id }), customerById(tx, { id }));
  if (!shopper || (!shopper.isGuest && !customer)) return null;
  return { id, customer: customer ?? null };
}

export const accountGone = (): DomainError => new DomainError(401, 'auth-001', 'accountGone');

/**
 * Locks the caller, who was authenticated before the transaction, and reads the account by its session again.
 * @returns null for a guest
 * @throws DomainError 401 when the account was removed meanwhile, the session has ended, or the guest is unknown
 */
export async function lockCaller(
  tx: Executor,
  { token, at }: Bearer,
  { id, isGuest }: Shopper,
): Promise<CustomerRow | null> {
  const [[shopper], session] = await runPipelined(
    shopperForUpdate(tx, { id }),
    isGuest || !token ? null : customerByToken(tx, hashOfToken(token), idleSince(at)),
  );
  if (shopper?.isGuest !== isGuest) throw new DomainError(401, 'auth-001', 'guestUnknown');
  if (isGuest) return null;
  if (session?.customer.id === id) return session.customer;
  const [customer] = await customerById(tx, { id });
  throw customer ? new DomainError(401, 'auth-001', 'signInNeeded') : accountGone();
}

/** Like {@link lockCaller}, for a customer. */
export async function lockCustomer(tx: Executor, bearer: Bearer, id: number): Promise<CustomerRow> {
  const customer = await lockCaller(tx, bearer, { id, isGuest: false });
  if (!customer) throw accountGone();
  return customer;
}

/**
 * Runs a change of the signed-in customer's data in a transaction that holds their lock.
 * @throws DomainError 401 when nobody is signed in, or the account was removed meanwhile
 */
export async function withCustomer<Result>(
  db: Db,
  bearer: Bearer,
  work: (tx: Executor, customer: CustomerRow) => Promise<Result>,
): Promise<Result> {
  const { id } = await customerOf(db, bearer);
  return db.transaction(async (tx) => work(tx, await lockCustomer(tx, bearer, id)));
}
