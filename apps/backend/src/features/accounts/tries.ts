/** How often something may be tried: counted in the database, so that all processes count together. */
import { eq, sql } from 'drizzle-orm';
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
  coupons: { most: 20, window: 15 * MINUTE },
  guestOrders: { most: 30, window: 15 * MINUTE },
} satisfies Record<string, TryLimit>;

const counted = compiled<{ key: string; now: string; old: string }, (typeof tries.$inferSelect)[]>((db) => {
  const [key, now, old] = [
    sql.placeholder('key'),
    sql`${sql.placeholder('now')}::timestamptz`,
    sql`${sql.placeholder('old')}::timestamptz`,
  ];
  return db
    .insert(tries)
    .values({ key: sql`${key}`, count: 1, since: now })
    .onConflictDoUpdate({
      target: tries.key,
      set: {
        count: sql`CASE WHEN ${tries.since} <= ${old} THEN 1 ELSE ${tries.count} + 1 END`,
        since: sql`CASE WHEN ${tries.since} <= ${old} THEN ${now} ELSE ${tries.since} END`,
      },
    })
    .returning();
});

/** Counts one try. Call it outside of the transaction that may fail. @throws Refusal 429 with the seconds to wait */
export async function countTry(db: Executor, key: string, { most, window }: TryLimit, now: Date): Promise<void> {
  const old = new Date(now.getTime() - window);
  const [row] = await counted(db, { key, now: now.toISOString(), old: old.toISOString() });
  if (!row || row.count <= most) return;
  const wait = Math.max(1, Math.ceil((row.since.getTime() + window - now.getTime()) / 1000));
  throw new Refusal(429, 'throttled', 'tooManyTries', { minutes: Math.ceil(wait / 60) }, wait);
}

/** After a success nothing was wrong. */
export async function forgetTries(db: Executor, key: string): Promise<void> {
  await db.delete(tries).where(eq(tries.key, key));
}
