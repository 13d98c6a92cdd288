/** One-time codes: six digits, ten minutes, five tries, once; a new one ends the old ones. */
import { createHash, randomInt } from 'node:crypto';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Shop } from '../../app';
import { codes, type CodePurpose } from '../../db/schema';
import { say } from '../../messages';
import type { RequestPlace } from '../../plugins/place';
import { Refusal } from '../../refusal';
import { writeLetter } from '../outbox/letters';
import { countTry, LIMITS } from './tries';

const LIFE = 10 * 60_000;
const TRIES = 5;
const hashOf = (purpose: CodePurpose, target: string, code: string) =>
  createHash('sha256').update(`${purpose} ${target} ${code}`).digest('base64url');

/** Keeps the hash of what will be asked for. */
export async function keepCode(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  { purpose, target, code }: { purpose: CodePurpose; target: string; code: string },
): Promise<void> {
  await db.insert(codes).values({ purpose, target, hash: hashOf(purpose, target, code), createdAt: clock() });
}

/**
 * Sends a code to a phone or an e-mail address. `known` false: nothing is sent, and nobody can tell.
 * @returns what to tell the customer; the demo tells the code itself, because nothing leaves it.
 * @throws Refusal 429 when too many were asked for
 */
export async function sendCode(
  { db, clock, config }: Shop,
  { purpose, target, known }: { purpose: CodePurpose; target: string; known: boolean },
  place: RequestPlace,
): Promise<string> {
  const now = clock();
  await countTry(db, `code:${place.address}`, LIMITS.codeAddress, now);
  await countTry(db, `code:${purpose}:${target}`, LIMITS.codeTarget, now);
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  if (known) {
    await keepCode({ db, clock }, { purpose, target, code });
    const kind = target.includes('@') ? 'mail' : 'sms';
    await writeLetter(db, { kind, target, text: say('codeText', place.language, { code }) }, now);
  }
  return config.demo ? say('codeSentDemo', place.language, { code }) : say('codeSent', place.language);
}

/** @param spend false: the code stays good for the step after. @throws Refusal 403 for a wrong, old or spent one */
export async function checkCode(
  { db, clock }: Shop,
  { purpose, target, code, spend }: { purpose: CodePurpose; target: string; code: string; spend: boolean },
): Promise<void> {
  const now = clock();
  const wrong = new Refusal(403, 'otp', 'codeWrong');
  const [newest] = await db
    .select()
    .from(codes)
    .where(and(eq(codes.purpose, purpose), eq(codes.target, target)))
    .orderBy(desc(codes.id))
    .limit(1);
  if (!newest || newest.usedAt || newest.createdAt.getTime() + LIFE < now.getTime()) throw wrong;
  // The try is counted before it is judged, in one statement: parallel guesses can not pass the limit.
  const [counted] = await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(and(eq(codes.id, newest.id), sql`${codes.tries} < ${TRIES}`))
    .returning();
  if (!counted || counted.hash !== hashOf(purpose, target, code)) throw wrong;
  if (!spend) {
    await db
      .update(codes)
      .set({ tries: sql`${codes.tries} - 1` })
      .where(eq(codes.id, newest.id));
    return;
  }
  const spent = await db
    .update(codes)
    .set({ usedAt: now })
    .where(and(eq(codes.id, newest.id), isNull(codes.usedAt)))
    .returning({ id: codes.id });
  if (spent.length === 0) throw wrong;
}
