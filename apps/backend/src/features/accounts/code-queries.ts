/** SQL of one-time codes and proofs; only hashes are stored. */
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { codes, type CodePurpose } from '../../db/schema';

export type { CodePurpose } from '../../db/schema';
export type CodeRow = typeof codes.$inferSelect;
/** The purpose of a code, and the phone or email address it was issued to. */
export interface CodeKey {
  purpose: CodePurpose;
  target: string;
}

/** @param hash of the code or proof */
export async function insertCode(
  db: Executor,
  { purpose, target }: CodeKey,
  hash: string,
  createdAt: Date,
): Promise<void> {
  await db.insert(codes).values({ purpose, target, hash, createdAt });
}

/** Neither used nor expired. */
const isValidCode = ({ purpose, target }: CodeKey, hash: string, after: Date) =>
  and(
    eq(codes.purpose, purpose),
    eq(codes.target, target),
    eq(codes.hash, hash),
    isNull(codes.usedAt),
    gt(codes.createdAt, after),
  );

/** Whether the hash is neither used nor expired. */
export async function hasValidCode(db: Executor, key: CodeKey, hash: string, after: Date): Promise<boolean> {
  const rows = await db
    .select({ id: codes.id })
    .from(codes)
    .where(isValidCode(key, hash, after));
  return rows.length > 0;
}

/** Marks the code that {@link hasValidCode} would find as used. @returns whether there was one */
export async function consumeValidCode(
  db: Executor,
  key: CodeKey,
  hash: string,
  after: Date,
  now: Date,
): Promise<boolean> {
  const consumed = await db
    .update(codes)
    .set({ usedAt: now })
    .where(isValidCode(key, hash, after))
    .returning({ id: codes.id });
  return consumed.length > 0;
}

/** The newest code, the only valid one; null: none was issued. */
export async function newestCode(db: Executor, { purpose, target }: CodeKey): Promise<CodeRow | null> {
  const [newest] = await db
    .select()
    .from(codes)
    .where(and(eq(codes.purpose, purpose), eq(codes.target, target)))
    .orderBy(desc(codes.id))
    .limit(1);
  return newest ?? null;
}

/** Counts an attempt at a code. @returns false: no attempts are left */
export async function countCodeAttempt(db: Executor, id: number, max: number): Promise<boolean> {
  const counted = await db
    .update(codes)
    .set({ attempts: sql`${codes.attempts} + 1` })
    .where(and(eq(codes.id, id), sql`${codes.attempts} < ${max}`))
    .returning({ id: codes.id });
  return counted.length > 0;
}

/** A correct code that stays unused does not count as an attempt. */
export async function undoCodeAttempt(db: Executor, id: number): Promise<void> {
  await db
    .update(codes)
    .set({ attempts: sql`${codes.attempts} - 1` })
    .where(eq(codes.id, id));
}

/** @returns false: it was used already */
export async function consumeCode(db: Executor, id: number, now: Date): Promise<boolean> {
  const consumed = await db
    .update(codes)
    .set({ usedAt: now })
    .where(and(eq(codes.id, id), isNull(codes.usedAt)))
    .returning({ id: codes.id });
  return consumed.length > 0;
}
