/**
 * One-time codes: six digits, ten minutes, five attempts, single use; a new code invalidates older ones. Proofs:
 * 256 random bits held by a client, ten minutes, single use; they can not be guessed, so attempts are not counted.
 */
import { randomBytes, randomInt } from 'node:crypto';
import type { Shop } from '../../context';
import { translate, type MessageKey } from '../../messages';
import type { RequestPlace } from '../../plugins/place';
import { sha256 } from '../../hash';
import { DomainError } from '../../domain-error';
import { enqueueMessage } from '../outbox/message';
import {
  hasValidCode,
  insertCode,
  newestCode,
  consumeCode,
  consumeValidCode,
  undoCodeAttempt,
  countCodeAttempt,
  type CodePurpose,
  type CodeKey,
  type CodeRow,
} from './code-queries';
import { countersOfAccount, isKnownAddress } from './known-addresses';
import { countAttempt, counterOf, LIMITS } from './throttle';

const LIFETIME = 10 * 60_000;
const hashOf = ({ purpose, target }: CodeKey, code: string) => sha256(`${purpose} ${target} ${code}`);

type Database = Pick<Shop, 'db' | 'clock'>;

const newSecret = () => randomBytes(32).toString('base64url');

/** Stores the hash of a code or proof. */
const storeHash = ({ db, clock }: Database, key: CodeKey, secret: string): Promise<void> =>
  insertCode(db, key, hashOf(key, secret), clock());

/**
 * @param isValid false: writes the same row, but nothing will be accepted, so that timing and storage reveal nothing
 * @returns the proof, which is stored as a hash only
 */
export async function issueProof(
  shop: Database,
  key: CodeKey,
  { isValid = true }: { isValid?: boolean } = {},
): Promise<string> {
  const proof = newSecret();
  await storeHash(shop, key, isValid ? proof : newSecret());
  return proof;
}

/** Codes issued before this time have expired. */
const validSince = (now: Date) => new Date(now.getTime() - LIFETIME);

/** Whether a proof is valid, without using it up. */
export const hasValidProof = ({ db, clock }: Database, key: CodeKey, secret: string): Promise<boolean> =>
  hasValidCode(db, key, hashOf(key, secret), validSince(clock()));

/** @returns whether it was valid until now */
export async function consumeProof({ db, clock }: Database, key: CodeKey, secret: string): Promise<boolean> {
  const now = clock();
  return consumeValidCode(db, key, hashOf(key, secret), validSince(now), now);
}

interface CodeRequest extends CodeKey {
  /** false: nothing is sent and no code is accepted, yet the same rows are written. */
  isKnown: boolean;
  /** Sent instead of the code; no code is accepted then. */
  insteadOfCode?: MessageKey | undefined;
}

/** Sends a code to a phone or an email address. @returns the code @throws DomainError 429 when too many were requested */
export async function issueCode(
  { db, clock }: Database,
  { purpose, target, isKnown, insteadOfCode }: CodeRequest,
  place: RequestPlace,
): Promise<string> {
  const now = clock();
  const ofTarget = await countersOfAccount(db, 'codeTarget', { login: target, of: [purpose, target], place });
  await countAttempt(db, [counterOf('codeAddress', place.address), ...ofTarget], now);
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  const isReal = isKnown && insteadOfCode === undefined;
  await storeHash({ db, clock }, { purpose, target }, isReal ? code : newSecret());
  const text = isKnown ? translate(insteadOfCode ?? 'codeText', place.language, { code }) : '';
  await enqueueMessage(db, { kind: target.includes('@') ? 'mail' : 'sms', target, text }, now, { sent: !isKnown });
  return code;
}

/** @returns the message for the customer; the demo includes the code, because it sends nothing */
export async function sendCode(shop: Shop, request: CodeRequest, place: RequestPlace): Promise<string> {
  const code = await issueCode(shop, request, place);
  return shop.config.demo ? translate('codeSentDemo', place.language, { code }) : translate('codeSent', place.language);
}

/**
 * Counts a guess before it is compared, so that parallel ones stay within the limit. Strangers share five guesses of a code; a known
 * address has five of its own.
 * @returns gives the guess back; null: none is left
 */
async function countGuess(
  { db, clock }: Database,
  { id, target }: CodeRow,
  place: RequestPlace,
): Promise<(() => Promise<void>) | null> {
  if (!(await isKnownAddress(db, target, place)))
    return (await countCodeAttempt(db, id, LIMITS.codeGuess.max)) ? () => undoCodeAttempt(db, id) : null;
  return countAttempt(db, [counterOf('codeGuess', id, place.address)], clock()).catch((error: unknown) => {
    if (error instanceof DomainError) return null;
    throw error;
  });
}

/** @param consume false: the code stays valid for the next step @throws DomainError 403 for a wrong, expired or used code */
export async function checkCode(
  { db, clock }: Shop,
  { purpose, target, code, consume }: { purpose: CodePurpose; target: string; code: string; consume: boolean },
  place: RequestPlace,
): Promise<void> {
  const now = clock();
  const wrong = new DomainError(403, 'otp', 'codeWrong');
  const newest = await newestCode(db, { purpose, target });
  if (!newest || newest.usedAt || newest.createdAt.getTime() + LIFETIME < now.getTime()) throw wrong;
  const giveBack = await countGuess({ db, clock }, newest, place);
  if (!giveBack || newest.hash !== hashOf({ purpose, target }, code)) throw wrong;
  if (!consume) return giveBack();
  if (!(await consumeCode(db, newest.id, now))) throw wrong;
}
