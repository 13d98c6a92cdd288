/** SQL of the one-time codes and proofs: their hashes alone are kept. */
import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { codes, type CodePurpose } from '../../db/schema';

export type { CodePurpose } from '../../db/schema';
export type CodeRow = typeof codes.$inferSelect;
/** What a code is for, and the phone or e-mail address that it was given to. */
export interface Kept {
  purpose: CodePurpose;
  target: string;
}

/** Keeps hashes, each of them good by itself. */
export async function insertCodes(
  db: Executor,
  { purpose, target }: Kept,
  hashes: readonly string[],
  createdAt: Date,
): Promise<void> {
  await db.insert(codes).values(hashes.map((hash) => ({ purpose, target, hash, createdAt })));
}

/** Not spent, and given after a moment. */
const stillGood = ({ purpose, target }: Kept, hashes: readonly string[], after: Date) =>
  and(
    eq(codes.purpose, purpose),
    eq(codes.target, target),
    inArray(codes.hash, [...hashes]),
    isNull(codes.usedAt),
    gt(codes.createdAt, after),
  );

/** Whether one of them is not spent, and was given after a moment. */
export async function hasGoodCode(db: Executor, kept: Kept, hashes: readonly string[], after: Date): Promise<boolean> {
  const rows = await db
    .select({ id: codes.id })
    .from(codes)
    .where(stillGood(kept, hashes, after));
  return rows.length > 0;
}

/** Spends those that {@link hasGoodCode} would find. @returns whether there was one */
export async function spendCodes(
  db: Executor,
  kept: Kept,
  hashes: readonly string[],
  after: Date,
  now: Date,
): Promise<boolean> {
  const spent = await db
    .update(codes)
    .set({ usedAt: now })
    .where(stillGood(kept, hashes, after))
    .returning({ id: codes.id });
  return spent.length > 0;
}

/** The one that counts; null: none was given. */
export async function newestCode(db: Executor, { purpose, target }: Kept): Promise<CodeRow | null> {
  const [newest] = await db
    .select()
    .from(codes)
    .where(and(eq(codes.purpose, purpose), eq(codes.target, target)))
    .orderBy(desc(codes.id))
    .limit(1);
  return newest ?? null;
}

/** Counts a try of a code. @returns null: it has had as many as it may */
export async function countCodeAttempt(db: Executor, id: number, most: number): Promise<CodeRow | null> {
  const [counted] = await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(and(eq(codes.id, id), sql`${codes.tries} < ${most}`))
    .returning();
  return counted ?? null;
}

/** A right code that is not spent yet cost no try. */
export async function undoCodeAttempt(db: Executor, id: number): Promise<void> {
  await db
    .update(codes)
    .set({ tries: sql`${codes.tries} - 1` })
    .where(eq(codes.id, id));
}

/** @returns false: it was spent already */
export async function spendCode(db: Executor, id: number, now: Date): Promise<boolean> {
  const spent = await db
    .update(codes)
    .set({ usedAt: now })
    .where(and(eq(codes.id, id), isNull(codes.usedAt)))
    .returning({ id: codes.id });
  return spent.length > 0;
}
