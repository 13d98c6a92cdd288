/**
 * How many live streams one caller, and one address, may hold open, over all processes. On PostgreSQL each stream is a row that its process
 * renews while it lives; rows of one that died end by themselves (decision 054).
 */
import { createHash, randomUUID } from 'node:crypto';
import { and, count, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Config } from '../../config';
import type { Db } from '../../db/database';
import { livePlaces } from '../../db/schema';
import { Refusal } from '../../refusal';

const MOST_OF_CALLER = 5;
const MOST_OF_ADDRESS = 20;
/** Seconds after which a client that found no place may ask again. */
const AGAIN_AFTER = 30;
/** Seconds that a place outlives its process, and between two renewals. */
const LEASE = 60;
const RENEWED_EVERY = 20;

export interface Watcher {
  /** Whoever watches, by id or by the phone that they claim an order with. */
  caller: string;
  /** Network address. */
  address: string;
}

export interface Places {
  /** @returns gives the place back; calling it twice does nothing @throws Refusal 429 when there is none */
  take: (topic: string, watcher: Watcher) => Promise<() => void>;
  /** Gives all places back. */
  close: () => Promise<void>;
}

/** The rows that are counted need not know who it is. */
const print = (words: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(words)).digest('base64url').slice(0, 22);
const printsOf = (topic: string, { caller, address }: Watcher) => ({
  watcher: print([topic, caller]),
  address: print([address]),
});
type Prints = ReturnType<typeof printsOf>;
const full = () => new Refusal(429, 'throttled', 'tooMany', {}, AGAIN_AFTER);

/** For a database that has one process. */
function placesOfOneProcess(): Places {
  const taken = new Map<string, number>();
  return {
    take: async (topic, who) => {
      const { watcher, address } = printsOf(topic, who);
      const limits = [
        [`watcher ${watcher}`, MOST_OF_CALLER],
        [`address ${address}`, MOST_OF_ADDRESS],
      ] as const;
      if (limits.some(([key, most]) => (taken.get(key) ?? 0) >= most)) throw full();
      for (const [key] of limits) taken.set(key, (taken.get(key) ?? 0) + 1);
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        for (const [key] of limits) {
          const left = (taken.get(key) ?? 1) - 1;
          if (left > 0) taken.set(key, left);
          else taken.delete(key);
        }
      };
    },
    close: async () => undefined,
  };
}

/** The clock of the database, so that processes agree; not that of the transaction, which may have waited. */
const now = sql`clock_timestamp()`;
const end = sql`clock_timestamp() + make_interval(secs => ${LEASE})`;

/** One after the other for each caller and each address: counting and taking are one act. */
async function takeRow(db: Db, id: string, prints: Prints): Promise<boolean> {
  return db.transaction(async (tx) => {
    for (const key of [prints.watcher, prints.address].sort())
      await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    const held = async (column: 'watcher' | 'address') => {
      const [row] = await tx
        .select({ count: count() })
        .from(livePlaces)
        .where(and(eq(livePlaces[column], prints[column]), gt(livePlaces.until, now)));
      return row?.count ?? 0;
    };
    if ((await held('watcher')) >= MOST_OF_CALLER || (await held('address')) >= MOST_OF_ADDRESS) return false;
    await tx.insert(livePlaces).values({ id, ...prints, until: end });
    return true;
  });
}

/** For processes that share a database. */
function placesOfAll(db: Db, renewedEvery: number): Places {
  const mine = new Map<string, Prints>();
  const renew = async () => {
    const rows = [...mine].map(([id, prints]) => ({ id, ...prints, until: end }));
    // Written whole: what ended while the database was away counts again.
    for (let from = 0; from < rows.length; from += 1000)
      await db
        .insert(livePlaces)
        .values(rows.slice(from, from + 1000))
        .onConflictDoUpdate({ target: livePlaces.id, set: { until: end } });
    // Given back while they were renewed.
    const gone = rows.flatMap(({ id }) => (mine.has(id) ? [] : [id]));
    if (gone.length > 0) await db.delete(livePlaces).where(inArray(livePlaces.id, gone));
    await db.delete(livePlaces).where(lt(livePlaces.until, now));
  };
  let renewing: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    // A database that is away is told at the next turn.
    renewing = renewing.then(renew).catch(() => undefined);
  }, renewedEvery * 1000).unref();
  return {
    take: async (topic, who) => {
      const id = randomUUID();
      const prints = printsOf(topic, who);
      if (!(await takeRow(db, id, prints))) throw full();
      mine.set(id, prints);
      return () => {
        if (!mine.delete(id)) return;
        // Not told, it ends with its lease.
        db.delete(livePlaces)
          .where(eq(livePlaces.id, id))
          .catch(() => undefined);
      };
    },
    close: async () => {
      clearInterval(timer);
      await renewing;
      const left = [...mine.keys()];
      mine.clear();
      if (left.length > 0)
        await db
          .delete(livePlaces)
          .where(inArray(livePlaces.id, left))
          .catch(() => undefined);
    },
  };
}

/** @param renewedEvery seconds */
export const createPlaces = (
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  db: Db,
  renewedEvery: number = RENEWED_EVERY,
): Places => (databaseUrl ? placesOfAll(db, renewedEvery) : placesOfOneProcess());
