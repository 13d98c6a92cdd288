/**
 * Hourly: deletes expired idempotency keys, ended links of receivers, devices of guests' ended orders, outbox messages, notifications of a quarter ago, codes, throttle counters, tickets, tokens, addresses and devices of old
 * sign-ins, unused item names and unreferenced pictures; vacuums an embedded database. Every minute: fails orders whose card payment never arrived, releases the stock
 * of unpaid orders, looks at the arrival of slow orders again (four times), adds up item tallies, and reads colours and sizes of new choices and new names.
 */
import { lt, lte } from 'drizzle-orm';
import type { Shop } from './context';
import { utc } from '@shop/util';
import { vacuumChanged } from './db/embedded/vacuum';
import { codes, tickets, tokens, attempts } from './db/schema';
import { forgetOldAddresses } from './features/accounts/known-addresses';
import { forgetOldDevices } from './features/accounts/known-devices';
import { readOptions } from './features/items/read-options';
import { mergeTallies } from './features/items/tallies';
import { deleteUnusedNames } from './features/items/suggestions';
import { deleteNotificationsBefore } from './features/customers/queries';
import { failUnpaid, reviseArrivals } from './features/orders/payment-timeouts';
import { deleteOldMessages } from './features/outbox/deliver';
import { deleteToldDevices } from './features/outbox/order-device-queries';
import { deleteEndedLinks } from './features/parcels/receiver-link-queries';
import { idleSince } from './features/shoppers/caller';
import { deleteOldKeys } from './features/shoppers/idempotency-queries';
import { readEntries, refreshEntries } from './features/search/read-entries';
import { sweepImages } from './features/uploads/sweep';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export async function runHousekeeping({ db, config }: Pick<Shop, 'db' | 'config'>, now: Date): Promise<void> {
  const yesterday = utc(now).subtract(1, 'day').toDate();
  await deleteOldKeys(db, yesterday);
  await deleteEndedLinks(db, now);
  await deleteToldDevices(db, now);
  await deleteOldMessages(db, now);
  await deleteNotificationsBefore(db, utc(now).subtract(90, 'day').toDate());
  await db.delete(codes).where(lt(codes.createdAt, yesterday));
  await db.delete(attempts).where(lt(attempts.since, yesterday));
  await db.delete(tokens).where(lte(tokens.usedAt, idleSince(now)));
  await forgetOldAddresses(db, now);
  await forgetOldDevices(db, now);
  await db.delete(tickets).where(lt(tickets.expiresAt, now));
  await deleteUnusedNames(db, Math.floor(now.getTime() / HOUR));
  await refreshEntries(db, Math.floor(now.getTime() / HOUR));
  await sweepImages(db, config);
}

/** Runs until the returned function is called. A failed round is logged. */
export function startHousekeeping(shop: Shop): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const repeat = (pause: number, work: (now: Date) => Promise<void>) => {
    const run = () => {
      const done: Promise<void> = work(shop.clock())
        .catch((error: unknown) => shop.app.log.warn({ err: String(error) }, 'housekeeping'))
        .finally(() => void running.delete(done));
      running.add(done);
    };
    run();
    return setInterval(run, pause).unref();
  };
  const timers = [
    repeat(HOUR, (now) => runHousekeeping(shop, now)),
    repeat(HOUR, async () => void (shop.database.embedded && (await vacuumChanged(shop.db)))),
    repeat(MINUTE, (now) => failUnpaid(shop, now)),
    repeat(MINUTE / 4, (now) => reviseArrivals(shop, now)),
    repeat(MINUTE, () => mergeTallies(shop.db)),
    repeat(MINUTE, () => readOptions(shop.db)),
    repeat(MINUTE, () => readEntries(shop.db)),
  ];
  return async () => {
    timers.forEach(clearInterval);
    await Promise.all(running);
  };
}
