/** SQL of saved addresses. Every statement filters by customer, so that no other customer's rows can be reached. */
import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { addresses } from '../../db/schema';

export type AddressRow = typeof addresses.$inferSelect;
const isOfCustomer = (customerId: number, id: number) =>
  and(eq(addresses.customerId, customerId), eq(addresses.id, id));

/** Newest first, 200 at most. */
export async function addressesOf(db: Executor, customerId: number): Promise<AddressRow[]> {
  return db.select().from(addresses).where(eq(addresses.customerId, customerId)).orderBy(desc(addresses.id)).limit(200);
}

export const countAddresses = (db: Executor, customerId: number): Promise<number> =>
  db.$count(addresses, eq(addresses.customerId, customerId));

/** @returns its id */
export async function insertAddress(db: Executor, address: typeof addresses.$inferInsert): Promise<number> {
  const [saved] = await db.insert(addresses).values(address).returning({ id: addresses.id });
  if (!saved) throw new Error('The address was not saved.');
  return saved.id;
}

/** @returns false: the customer has no such address */
export async function updateAddress(
  db: Executor,
  customerId: number,
  id: number,
  change: Partial<typeof addresses.$inferInsert>,
): Promise<boolean> {
  const rows = await db
    .update(addresses)
    .set(change)
    .where(isOfCustomer(customerId, id))
    .returning({ id: addresses.id });
  return rows.length > 0;
}

/** @returns false: the customer has no such address */
export async function deleteAddress(db: Executor, customerId: number, id: number): Promise<boolean> {
  return (await db.delete(addresses).where(isOfCustomer(customerId, id)).returning({ id: addresses.id })).length > 0;
}
