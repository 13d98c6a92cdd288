/** How often something may be tried: counted in the database, so that all processes count together. */
import { eq, inArray, sql } from 'drizzle-orm';
import { compiled } from '../../db/compiled';
import type { Executor } from '../../db/database';
import { tries } from '../../db/schema';
import { Refusal } from '../../refusal';

export interface TryLimit {
  most: number;
  /** Milliseconds. */
  window: number;
}
const MINUTE = 60_000;
/** Wrong passwords per account and per address, and codes sent, tried or asked for (reliability 17, 19). */
export const LIMITS = {
  signInAccount: { most: 10, window: 15 * MINUTE },
  signInAddress: { most: 100, window: 15 * MINUTE },
  codeTarget: { most: 5, window: 15 * MINUTE },
  codeAddress: { most: 30, window: 15 * MINUTE },
  signUpAddress: { most: 60, window: 60 * MINUTE },
  /** Names of other people that a sign-up of an address, or a profile, was refused for. */
  taken: { most: 10, window: 60 * MINUTE },
  coupons: { most: 20, window: 15 * MINUTE },
  couponAddress: { most: 60, window: 15 * MINUTE },
  claimAddress: { most: 30, window: 15 * MINUTE },
  claimPhone: { most: 20, window: 15 * MINUTE },
  claimOrder: { most: 10, window: 15 * MINUTE },
  guestOrders: { most: 30, window: 15 * MINUTE },
} satisfies Record<string, TryLimit>;

/** Under which wrong passwords of an account are counted. */
export const triesOf = ({ id }: { id: number }): string => `sign-in:customer ${id}`;

const counted = compiled<{ key: string; calls: number; now: string; old: string }, (typeof tries.$inferSelect)[]>(
  (db) => {
    const [key, calls, now, old] = [
      sql.placeholder('key'),
      sql`${sql.placeholder('calls')}::int`,
      sql`${sql.placeholder('now')}::timestamptz`,
      sql`${sql.placeholder('old')}::timestamptz`,
    ];
    return db
      .insert(tries)
      .values({ key: sql`${key}`, count: calls, since: now })
      .onConflictDoUpdate({
        target: tries.key,
        set: {
          count: sql`CASE WHEN ${tries.since} <= ${old} THEN ${calls} ELSE ${tries.count} + ${calls} END`,
          since: sql`CASE WHEN ${tries.since} <= ${old} THEN ${now} ELSE ${tries.since} END`,
        },
      })
      .returning();
  },
);

/** Adds to what all processes have counted. @param window milliseconds @returns the sum, and when its window began */
export async function addTries(
  db: Executor,
  key: string,
  calls: number,
  window: number,
  now: Date,
): Promise<{ count: number; since: Date }> {
  const old = new Date(now.getTime() - window);
  const [row] = await counted(db, { key, calls, now: now.toISOString(), old: old.toISOString() });
  return row ?? { count: calls, since: now };
}

const waitOf = (since: Date, window: number, now: Date) =>
  Math.max(1, Math.ceil((since.getTime() + window - now.getTime()) / 1000));
const tooMany = (wait: number) =>
  new Refusal(429, 'throttled', 'tooManyTries', { minutes: Math.ceil(wait / 60) }, wait);

/** Whether something may be tried once more; it counts nothing. @throws Refusal 429 with the seconds to wait */
export async function assertTriesLeft(
  db: Executor,
  wanted: readonly { key: string; limit: TryLimit }[],
  now: Date,
): Promise<void> {
  const keys = wanted.map(({ key }) => key);
  for (const { key, count, since } of await db.select().from(tries).where(inArray(tries.key, keys))) {
    const limit = wanted.find((entry) => entry.key === key)?.limit;
    if (limit && count >= limit.most && since.getTime() + limit.window > now.getTime())
      throw tooMany(waitOf(since, limit.window, now));
  }
}

/** Counts one try. Call it outside of the transaction that may fail. @throws Refusal 429 with the seconds to wait */
export async function countTry(db: Executor, key: string, { most, window }: TryLimit, now: Date): Promise<void> {
  const { count, since } = await addTries(db, key, 1, window, now);
  if (count > most) throw tooMany(waitOf(since, window, now));
}

/** Takes back one try of each: it was none. */
export async function untry(db: Executor, keys: readonly string[]): Promise<void> {
  await db
    .update(tries)
    .set({ count: sql`greatest(0, ${tries.count} - 1)` })
    .where(inArray(tries.key, [...keys]));
}

/** After a success nothing was wrong. */
export async function forgetTries(db: Executor, key: string): Promise<void> {
  await db.delete(tries).where(eq(tries.key, key));
}
