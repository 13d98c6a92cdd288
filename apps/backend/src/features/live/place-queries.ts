/** SQL of the places of live streams: a row for each, which its process renews while it lives. */
import { and, count, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { livePlaces } from '../../db/schema';

/** Seconds that a place outlives its process. */
const LEASE = 60;
const MOST_ROWS = 1000;

/** Who holds a place, unreadably. */
export interface Prints {
  watcher: string;
  address: string;
}
export type PlaceRow = Prints & { id: string };

/** The clock of the database, so that processes agree; not that of the transaction, which may have waited. */
const now = sql`clock_timestamp()`;
const end = sql`clock_timestamp() + make_interval(secs => ${LEASE})`;

/**
 * One after the other for each caller and each address: counting and taking are one act.
 * @param most places of one watcher and of one address @returns false when there is none
 */
export async function takePlace(
  db: Db,
  { id, watcher, address }: PlaceRow,
  most: { watcher: number; address: number },
): Promise<boolean> {
  const prints: Prints = { watcher, address };
  return db.transaction(async (tx) => {
    for (const key of [watcher, address].sort())
      await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    const held = async (column: 'watcher' | 'address') => {
      const [row] = await tx
        .select({ count: count() })
        .from(livePlaces)
        .where(and(eq(livePlaces[column], prints[column]), gt(livePlaces.until, now)));
      return row?.count ?? 0;
    };
    if ((await held('watcher')) >= most.watcher || (await held('address')) >= most.address) return false;
    await tx.insert(livePlaces).values({ id, ...prints, until: end });
    return true;
  });
}

/** Written whole: what ended while the database was away counts again. */
export async function renewPlaces(db: Db, places: readonly PlaceRow[]): Promise<void> {
  const rows = places.map((place) => ({ ...place, until: end }));
  for (let from = 0; from < rows.length; from += MOST_ROWS)
    await db
      .insert(livePlaces)
      .values(rows.slice(from, from + MOST_ROWS))
      .onConflictDoUpdate({ target: livePlaces.id, set: { until: end } });
}

/** A place that is given back. */
export async function dropPlace(db: Db, id: string): Promise<void> {
  await db.delete(livePlaces).where(eq(livePlaces.id, id));
}

/** Places that are given back together. */
export async function dropPlaces(db: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.delete(livePlaces).where(inArray(livePlaces.id, ids));
}

/** Those of processes that died. */
export async function dropEndedPlaces(db: Db): Promise<void> {
  await db.delete(livePlaces).where(lt(livePlaces.until, now));
}
