/** SQL of live stream leases: a row per stream, renewed by its process. */
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { isAnyOf } from '../../db/any-of';
import type { Db } from '../../db/database';
import { livePlaces } from '../../db/schema';

/** Seconds until the lease of a dead process expires. */
const LEASE = 60;
const MAX_ROWS = 1000;

/** Hashes of the holder. */
export interface HolderHashes {
  watcher: string;
  address: string;
}
export type SlotRow = HolderHashes & { id: string };

/** The database's clock, so that processes agree; not the transaction's, which may have waited for a lock. */
const now = sql`clock_timestamp()`;
const end = sql`clock_timestamp() + make_interval(secs => ${LEASE})`;

/**
 * Serialized per caller and per address, so that counting and inserting are atomic.
 * @param max leases of one watcher and of one address @returns false when none is free
 */
export async function takeSlot(
  db: Db,
  { id, watcher, address }: SlotRow,
  max: { watcher: number; address: number },
): Promise<boolean> {
  const hashes: HolderHashes = { watcher, address };
  return db.transaction(async (tx) => {
    for (const key of [watcher, address].sort())
      await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    const countHeld = (column: 'watcher' | 'address') =>
      tx.$count(livePlaces, and(eq(livePlaces[column], hashes[column]), gt(livePlaces.until, now)));
    if ((await countHeld('watcher')) >= max.watcher || (await countHeld('address')) >= max.address) return false;
    await tx.insert(livePlaces).values({ id, ...hashes, until: end });
    return true;
  });
}

/** Upserts all rows: leases that expired during an outage count again. */
export async function renewSlots(db: Db, slots: readonly SlotRow[]): Promise<void> {
  for (let from = 0; from < slots.length; from += MAX_ROWS) {
    const rows = JSON.stringify(slots.slice(from, from + MAX_ROWS));
    await db
      .insert(livePlaces)
      .select(
        sql`SELECT r.id, r.watcher, r.address, ${end} FROM json_populate_recordset(NULL::${livePlaces}, ${rows}::json) r`,
      )
      .onConflictDoUpdate({ target: livePlaces.id, set: { until: end } });
  }
}

/** Releases a lease. */
export async function releaseSlot(db: Db, id: string): Promise<void> {
  await db.delete(livePlaces).where(eq(livePlaces.id, id));
}

/** Releases several leases. */
export async function releaseSlots(db: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.delete(livePlaces).where(isAnyOf(livePlaces.id, ids));
}

/** Deletes leases of dead processes. */
export async function deleteExpiredSlots(db: Db): Promise<void> {
  await db.delete(livePlaces).where(lt(livePlaces.until, now));
}
