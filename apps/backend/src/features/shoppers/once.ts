/**
 * Does what a shopper sends once per idempotency key, so that a retry after a lost answer writes nothing twice: messages, reviews
 * and refund requests. Orders have the same keys (`place-once.ts`), with rules of their own about amounts.
 */
import { createHash } from 'node:crypto';
import Type from 'typebox';
import type { Executor } from '../../db/database';
import { DomainError } from '../../domain-error';
import { claimKey, storeKeyResponse, type BodyKey } from './idempotency-queries';

/** The header of calls that may be repeated. */
export const KeyHeader = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ minLength: 8, maxLength: 100 })),
});

/** @param hashes of the pictures that were sent; their order does not matter @returns null: the caller sent no key */
export function bodyKey(key: string | undefined, body: object, hashes: readonly string[] = []): BodyKey | null {
  if (key === undefined) return null;
  const fields = JSON.stringify([Object.entries(body).sort(), [...hashes].sort()]);
  return { key, bodyHash: createHash('sha256').update(fields).digest('hex') };
}

/**
 * Call it in the transaction that writes, after the lock of the shopper (decision 078).
 * @returns what `work` returned, now or at the first attempt with this key
 * @throws DomainError 422 when the key was used for something else
 */
export async function once<Answer extends Record<string, unknown>>(
  tx: Executor,
  { shopperId, key, at }: { shopperId: number; key: BodyKey | null; at: Date },
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (key === null) return work();
  const earlier = await claimKey(tx, shopperId, key, at);
  if (earlier && earlier.bodyHash !== key.bodyHash) throw new DomainError(422, 'idempotency_key', 'keyReused');
  if (earlier?.answer) return earlier.answer as Answer;
  const answer = await work();
  await storeKeyResponse(tx, shopperId, key.key, answer);
  return answer;
}
