/**
 * One-time codes: six digits, ten minutes, five tries, once; a new one ends the old ones. Proofs: 256 random bits that a client
 * holds, ten minutes, once; nobody can guess them, so wrong ones cost their owner nothing.
 */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Shop } from '../../context';
import { say, type MessageKey } from '../../messages';
import type { RequestPlace } from '../../plugins/place';
import { DomainError } from '../../domain-error';
import { enqueueMessage } from '../outbox/message';
import {
  hasGoodCode,
  insertCodes,
  newestCode,
  spendCode,
  spendCodes,
  undoCodeAttempt,
  countCodeAttempt,
  type CodePurpose,
  type Kept,
} from './code-queries';
import { countAttempt, LIMITS } from './throttle';

const LIFE = 10 * 60_000;
const TRIES = 5;
const hashOf = (purpose: CodePurpose, target: string, code: string) =>
  createHash('sha256').update(`${purpose} ${target} ${code}`).digest('base64url');

type Database = Pick<Shop, 'db' | 'clock'>;

const newSecret = () => randomBytes(32).toString('base64url');

const hashesOf = ({ purpose, target }: Kept, secrets: readonly string[]): string[] =>
  secrets.map((secret) => hashOf(purpose, target, secret));

/** Keeps the hashes of what will be asked for, each of them good by itself. */
const keep = ({ db, clock }: Database, kept: Kept, secrets: readonly string[]): Promise<void> =>
  insertCodes(db, kept, hashesOf(kept, secrets), clock());

/**
 * @param others also good instead of the proof
 * @param isGood false: nothing will do, and nobody can tell: the same rows are written
 * @returns the proof, which is kept as its hash alone
 */
export async function giveProof(
  shop: Database,
  kept: Kept,
  { others = [], isGood = true }: { others?: readonly string[]; isGood?: boolean } = {},
): Promise<string> {
  const proof = newSecret();
  const secrets = [proof, ...others];
  await keep(shop, kept, isGood ? secrets : secrets.map(newSecret));
  return proof;
}

/** What was given before this is good no more. */
const bornSince = (now: Date) => new Date(now.getTime() - LIFE);

/** Whether a proof is still good; it stays so. */
export const holdsProof = ({ db, clock }: Database, kept: Kept, secret: string): Promise<boolean> =>
  hasGoodCode(db, kept, hashesOf(kept, [secret]), bornSince(clock()));

/** @returns whether one of them was good until now */
export async function spendProof({ db, clock }: Database, kept: Kept, secrets: readonly string[]): Promise<boolean> {
  const now = clock();
  return spendCodes(db, kept, hashesOf(kept, secrets), bornSince(now), now);
}

interface Asked extends Kept {
  /** false: nothing is sent, no code will do, and nobody can tell: the same rows are written. */
  known: boolean;
  /** What is sent instead of the code; then none will do either. */
  instead?: MessageKey | undefined;
}

/** Sends a code to a phone or an e-mail address. @returns the code @throws DomainError 429 when too many were asked for */
export async function issueCode(
  { db, clock }: Database,
  { purpose, target, known, instead }: Asked,
  place: RequestPlace,
): Promise<string> {
  const now = clock();
  await countAttempt(db, `code:${place.address}`, LIMITS.codeAddress, now);
  await countAttempt(db, `code:${purpose}:${target}`, LIMITS.codeTarget, now);
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  const isReal = known && instead === undefined;
  await keep({ db, clock }, { purpose, target }, [isReal ? code : newSecret()]);
  const text = known ? say(instead ?? 'codeText', place.language, { code }) : '';
  await enqueueMessage(db, { kind: target.includes('@') ? 'mail' : 'sms', target, text }, now, { sent: !known });
  return code;
}

/** @returns what to tell the customer; the demo tells the code itself, because nothing leaves it. */
export async function sendCode(shop: Shop, asked: Asked, place: RequestPlace): Promise<string> {
  const code = await issueCode(shop, asked, place);
  return shop.config.demo ? say('codeSentDemo', place.language, { code }) : say('codeSent', place.language);
}

/** @param spend false: the code stays good for the step after. @throws DomainError 403 for a wrong, old or spent one */
export async function checkCode(
  { db, clock }: Shop,
  { purpose, target, code, spend }: { purpose: CodePurpose; target: string; code: string; spend: boolean },
): Promise<void> {
  const now = clock();
  const wrong = new DomainError(403, 'otp', 'codeWrong');
  const newest = await newestCode(db, { purpose, target });
  if (!newest || newest.usedAt || newest.createdAt.getTime() + LIFE < now.getTime()) throw wrong;
  // The try is counted before it is judged, in one statement: parallel guesses can not pass the limit.
  const counted = await countCodeAttempt(db, newest.id, TRIES);
  if (!counted || counted.hash !== hashOf(purpose, target, code)) throw wrong;
  if (!spend) return undoCodeAttempt(db, newest.id);
  if (!(await spendCode(db, newest.id, now))) throw wrong;
}
