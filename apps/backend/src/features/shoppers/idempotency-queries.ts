/** SQL of idempotency keys: each places one order, or sends one message, review or refund request. */
import { and, eq, sql, type Placeholder } from 'drizzle-orm';
import { compiled } from '../../db/compiled';
import type { Executor } from '../../db/database';
import * as t from '../../db/schema';

/** An idempotency key, and the hash of what it stands for. */
export interface BodyKey {
  key: string;
  bodyHash: string;
}
type Key = { shopperId: number; key: string };
const isKey = (shopperId: number | Placeholder, key: string | Placeholder) =>
  and(eq(t.idempotencyKeys.shopperId, shopperId), eq(t.idempotencyKeys.key, key));
const insertKey = compiled<Key & { bodyHash: string; createdAt: string }, { key: string }[]>((db) =>
  db
    .insert(t.idempotencyKeys)
    .values({
      shopperId: sql`${sql.placeholder('shopperId')}`,
      key: sql`${sql.placeholder('key')}`,
      bodyHash: sql`${sql.placeholder('bodyHash')}`,
      createdAt: sql`${sql.placeholder('createdAt')}`,
    })
    .onConflictDoNothing()
    .returning({ key: t.idempotencyKeys.key }),
);
const setResponse = compiled<Key & { answer: string }, { key: string }[]>((db) =>
  db
    .update(t.idempotencyKeys)
    .set({ answer: sql`${sql.placeholder('answer')}::jsonb` })
    .where(isKey(sql.placeholder('shopperId'), sql.placeholder('key')))
    .returning({ key: t.idempotencyKeys.key }),
);

/** Claims an idempotency key; null when it is new, else its stored response. */
export async function claimKey(
  db: Executor,
  shopperId: number,
  { key, bodyHash }: BodyKey,
  at: Date,
): Promise<{ bodyHash: string; answer: Record<string, unknown> | null } | null> {
  if ((await insertKey(db, { shopperId, key, bodyHash, createdAt: at.toISOString() })).length > 0) return null;
  const rows = await db
    .select({ bodyHash: t.idempotencyKeys.bodyHash, answer: t.idempotencyKeys.answer })
    .from(t.idempotencyKeys)
    .where(isKey(shopperId, key));
  return rows[0] ?? { bodyHash, answer: null };
}

/** Whether something was done under this key, so that a retry is no new order. */
export async function hasKeyResponse(db: Executor, shopperId: number, key: string | null): Promise<boolean> {
  if (key === null) return false;
  const rows = await db
    .select({ answer: t.idempotencyKeys.answer })
    .from(t.idempotencyKeys)
    .where(isKey(shopperId, key));
  return rows.some(({ answer }) => answer !== null);
}

/** Stores the response for retries with this key. */
export async function storeKeyResponse(
  db: Executor,
  shopperId: number,
  key: string,
  answer: Record<string, unknown>,
): Promise<void> {
  await setResponse(db, { shopperId, key, answer: JSON.stringify(answer) });
}

/** Deletes old keys. */
export async function deleteOldKeys(db: Executor, before: Date): Promise<void> {
  await db.delete(t.idempotencyKeys).where(sql`${t.idempotencyKeys.createdAt} < ${before}`);
}
