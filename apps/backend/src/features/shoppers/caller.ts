/** Authentication: a customer by bearer token, else a guest by guest id (contract §9.3). The token takes precedence. */
import { utc } from '@shop/util';
import { randomBytes } from 'node:crypto';
import type { Executor } from '../../db/database';
import type { RequestPlace } from '../../plugins/place';
import { sha256 } from '../../hash';
import { DomainError } from '../../domain-error';
import { customerByToken, isKnownGuest, isTokenActive, touchToken, type CustomerRow } from './queries';

export type { CustomerRow };
export interface Shopper {
  id: number;
  isGuest: boolean;
}
export type Bearer = Pick<RequestPlace, 'token' | 'at'>;
type GuestId = string | number | null | undefined;

export const hashOfToken = sha256;
/** 52 random bits: an exact integer in JavaScript and JSON. */
export const newShopperId = (): number => Number(BigInt(`0x${randomBytes(7).toString('hex')}`) >> 4n) + 1;

/** Tokens unused since then have expired. */
export const idleSince = (at: Date): Date => utc(at).subtract(30, 'day').toDate();

/** The customer of the bearer token. @throws DomainError 401 without a token, or when it is not valid */
export async function customerOf(db: Executor, { token, at }: Bearer): Promise<CustomerRow> {
  const hash = token ? hashOfToken(token) : null;
  const session = hash ? await customerByToken(db, hash, idleSince(at)) : null;
  if (!hash || !session) throw new DomainError(401, 'auth-001', 'signInNeeded');
  // Updated once an hour, to save a write per request.
  const hourAgo = utc(at).subtract(1, 'hour').toDate();
  if (session.usedAt < hourAgo) await touchToken(db, hash, at, hourAgo);
  return session.customer;
}

/** Checks a session by its token hash. @throws DomainError 401 when it is not valid */
export async function assertToken(db: Executor, hash: string, at: Date): Promise<void> {
  if (!(await isTokenActive(db, hash, idleSince(at)))) throw new DomainError(401, 'auth-001', 'signInNeeded');
}

/** Parses a guest id without looking it up. @throws DomainError 401 when invalid */
export function parseGuestId(guestId: GuestId): number {
  const id = Number(guestId);
  if (!guestId || !Number.isSafeInteger(id)) throw new DomainError(401, 'auth-001', 'guestUnknown');
  return id;
}

async function isGuest(db: Executor, guestId: GuestId): Promise<boolean> {
  const id = Number(guestId);
  if (!guestId || !Number.isSafeInteger(id)) return false;
  return isKnownGuest(db, id);
}

/** The shopper of the request. @throws DomainError 401 without one, for an unknown guest or an invalid token */
export async function shopperOf(db: Executor, bearer: Bearer, guestId: GuestId): Promise<Shopper> {
  if (bearer.token) return { id: (await customerOf(db, bearer)).id, isGuest: false };
  if (!(await isGuest(db, guestId))) throw new DomainError(401, 'auth-001', 'guestUnknown');
  return { id: Number(guestId), isGuest: true };
}

/** Like {@link shopperOf}, but null without credentials: an order may also be claimed by phone. */
export async function shopperIfAny(db: Executor, bearer: Bearer, guestId: GuestId): Promise<Shopper | null> {
  if (bearer.token) return shopperOf(db, bearer, null);
  return (await isGuest(db, guestId)) ? { id: Number(guestId), isGuest: true } : null;
}
