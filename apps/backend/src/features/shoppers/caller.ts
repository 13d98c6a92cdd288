/** Who calls: a customer by bearer token, else a guest by guest id (contract §9.3). A bearer wins. */
import { utc } from '@shop/util';
import { createHash, randomBytes } from 'node:crypto';
import type { Executor } from '../../db/database';
import type { RequestPlace } from '../../plugins/place';
import { DomainError } from '../../domain-error';
import { customerByToken, isKnownGuest, isTokenUsed, setTokenUsed, type CustomerRow } from './queries';

export type { CustomerRow };
export interface Shopper {
  id: number;
  isGuest: boolean;
}
type Bearer = Pick<RequestPlace, 'token' | 'at'>;
type GuestId = string | number | null | undefined;

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
/** 52 random bits: exact in JavaScript and in JSON. */
export const newShopperId = (): number => Number(BigInt(`0x${randomBytes(7).toString('hex')}`) >> 4n) + 1;

/** A token that nobody used since then has ended. */
export const idleSince = (at: Date): Date => utc(at).subtract(30, 'day').toDate();

/** The customer behind the bearer token. @throws DomainError 401 without one, or for one that has ended */
export async function customerOf(db: Executor, { token, at }: Bearer): Promise<CustomerRow> {
  const hash = token ? hashOfToken(token) : null;
  const found = hash ? await customerByToken(db, hash, idleSince(at)) : null;
  if (!hash || !found) throw new DomainError(401, 'auth-001', 'signInNeeded');
  // Written once a day: a call costs no statement for it.
  if (utc(found.usedAt).add(1, 'day').isBefore(at)) await setTokenUsed(db, hash, at);
  return found.customer;
}

/** Whether a sign-in lasts, by the hash of its token. @throws DomainError 401 when it has ended */
export async function assertToken(db: Executor, hash: string, at: Date): Promise<void> {
  if (!(await isTokenUsed(db, hash, idleSince(at)))) throw new DomainError(401, 'auth-001', 'signInNeeded');
}

/** The number that a guest id says; whether there is such a guest is not asked. @throws DomainError 401 when it says none */
export function guestNumber(guestId: GuestId): number {
  const id = Number(guestId);
  if (!guestId || !Number.isSafeInteger(id)) throw new DomainError(401, 'auth-001', 'guestUnknown');
  return id;
}

async function isGuest(db: Executor, guestId: GuestId): Promise<boolean> {
  const id = Number(guestId);
  if (!guestId || !Number.isSafeInteger(id)) return false;
  return isKnownGuest(db, id);
}

/** Whoever shops. @throws DomainError 401 for nobody, an unknown guest or a token that has ended */
export async function shopperOf(db: Executor, bearer: Bearer, guestId: GuestId): Promise<Shopper> {
  if (bearer.token) return { id: (await customerOf(db, bearer)).id, isGuest: false };
  if (!(await isGuest(db, guestId))) throw new DomainError(401, 'auth-001', 'guestUnknown');
  return { id: Number(guestId), isGuest: true };
}

/** As {@link shopperOf}, but nobody is fine: an order may also be claimed by its phone. */
export async function shopperIfAny(db: Executor, bearer: Bearer, guestId: GuestId): Promise<Shopper | null> {
  if (bearer.token) return shopperOf(db, bearer, null);
  return (await isGuest(db, guestId)) ? { id: Number(guestId), isGuest: true } : null;
}
