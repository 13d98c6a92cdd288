/** Tickets for live streams: a browser's own EventSource carries no header, and a token never stands in an address. */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { shoppers, tickets } from '../../db/schema';
import { Refusal } from '../../refusal';
import { assertToken, type Shopper } from '../shoppers/caller';

/** Seconds within which a ticket opens a stream. */
export const TICKET_LIFE = 60;
const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest('base64url');

/** Who opens a stream, and by which sign-in; null: a guest. */
export interface Opener {
  shopper: Shopper;
  tokenHash: string | null;
}

export async function writeTicket(db: Executor, { shopper, tokenHash }: Opener, now: Date): Promise<string> {
  const ticket = randomBytes(24).toString('base64url');
  await db.delete(tickets).where(lt(tickets.expiresAt, now));
  await db.insert(tickets).values({
    hash: hashOf(ticket),
    shopperId: shopper.id,
    tokenHash,
    expiresAt: new Date(now.getTime() + TICKET_LIFE * 1000),
  });
  return ticket;
}

/** Whose ticket it is; it is spent by that. @throws Refusal 401 for an unknown, old or spent one, or when its sign-in has ended */
export async function spendTicket(db: Executor, ticket: string, now: Date): Promise<Opener> {
  const [spent] = await db
    .delete(tickets)
    .where(and(eq(tickets.hash, hashOf(ticket)), gt(tickets.expiresAt, now)))
    .returning();
  const [shopper] = spent ? await db.select().from(shoppers).where(eq(shoppers.id, spent.shopperId)) : [];
  if (!shopper) throw new Refusal(401, 'auth-001', 'ticketSpent');
  const tokenHash = spent?.tokenHash ?? null;
  // A customer has none without a sign-in.
  if (!shopper.isGuest) await assertToken(db, tokenHash ?? '', now);
  return { shopper: { id: shopper.id, isGuest: shopper.isGuest }, tokenHash };
}
