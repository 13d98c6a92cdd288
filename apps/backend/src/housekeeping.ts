/** Once an hour what has had its time goes: idempotency keys, letters, codes, counted tries, tickets. */
import { lt } from 'drizzle-orm';
import type { Shop } from './app';
import { codes, tickets, tries } from './db/schema';
import { dropOldKeys } from './features/orders/queries';
import { dropOldLetters } from './features/outbox/deliver';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export async function keepHouse({ db }: Pick<Shop, 'db'>, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  await dropOldKeys(db, before(DAY));
  await dropOldLetters(db, now);
  await db.delete(codes).where(lt(codes.createdAt, before(DAY)));
  await db.delete(tries).where(lt(tries.since, before(DAY)));
  await db.delete(tickets).where(lt(tickets.expiresAt, now));
}

/** Runs until the returned function is called; a round that fails is logged, and the next one tries again. */
export function startKeeping(shop: Shop): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  const round = () => {
    last = keepHouse(shop, shop.clock()).catch((error: unknown) =>
      shop.app.log.warn({ err: String(error) }, 'housekeeping'),
    );
  };
  const timer = setInterval(round, HOUR);
  timer.unref();
  round();
  return async () => {
    clearInterval(timer);
    await last;
  };
}
