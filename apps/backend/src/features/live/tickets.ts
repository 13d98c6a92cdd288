/** Tickets for live streams: a browser's EventSource can not send headers, and a token must not appear in a URL. */
import { randomBytes } from 'node:crypto';
import type { Shop } from '../../context';
import type { Executor } from '../../db/database';
import type { RequestPlace } from '../../plugins/place';
import { sha256 } from '../../hash';
import { DomainError } from '../../domain-error';
import { assertToken, hashOfToken, type Shopper } from '../shoppers/caller';
import { lockCaller } from '../shoppers/lock';
import { deleteExpiredTickets, findShopper, insertTicket, deleteTicket } from './queries';

/** Seconds a ticket is valid. */
export const TICKET_LIFETIME = 60;

/** The opener of a stream and the session used; null: a guest. */
export interface Opener {
  shopper: Shopper;
  tokenHash: string | null;
}

/** The token hash of the request; null without a token. */
export const tokenHashOf = ({ token }: Pick<RequestPlace, 'token'>): string | null =>
  token ? hashOfToken(token) : null;

/**
 * @returns a ticket that opens one stream within {@link TICKET_LIFETIME}
 * @throws DomainError 401 when the account was removed, or the session has ended
 */
export async function createTicket(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  shopper: Shopper,
  place: RequestPlace,
): Promise<string> {
  const ticket = randomBytes(24).toString('base64url');
  const now = clock();
  await deleteExpiredTickets(db, now);
  await db.transaction(async (tx) => {
    await lockCaller(tx, place, shopper);
    await insertTicket(tx, {
      hash: sha256(ticket),
      shopperId: shopper.id,
      tokenHash: tokenHashOf(place),
      expiresAt: new Date(now.getTime() + TICKET_LIFETIME * 1000),
    });
  });
  return ticket;
}

/** Uses up a ticket. @throws DomainError 401 for an unknown, expired or used one, or when its session was revoked */
export async function consumeTicket(db: Executor, ticket: string, now: Date): Promise<Opener> {
  const row = await deleteTicket(db, sha256(ticket), now);
  const shopper = row ? await findShopper(db, row.shopperId) : null;
  if (!shopper) throw new DomainError(401, 'auth-001', 'ticketSpent');
  const tokenHash = row?.tokenHash ?? null;
  // A customer always has a session.
  if (!shopper.isGuest) await assertToken(db, tokenHash ?? '', now);
  return { shopper: { id: shopper.id, isGuest: shopper.isGuest }, tokenHash };
}
