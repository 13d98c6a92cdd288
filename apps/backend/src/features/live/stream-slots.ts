/**
 * Limits open live streams per caller and per address, over all processes. On PostgreSQL each stream is a row that
 * its process renews; rows of a dead process expire (decision 054).
 */
import { createHash, randomUUID } from 'node:crypto';
import type { Config } from '../../config';
import type { Db } from '../../db/database';
import { DomainError } from '../../domain-error';
import { dropExpiredSlots, dropSlot, dropSlots, renewSlots, takeSlot, type HolderHashes } from './slot-queries';

const MOST_OF_CALLER = 5;
const MOST_OF_ADDRESS = 20;
/** Retry-After in seconds for a client that found no place. */
const AGAIN_AFTER = 30;
/** Seconds between renewals. */
const RENEWED_EVERY = 20;

export interface Watcher {
  /** The watcher: an id, or the phone that claims an order. */
  caller: string;
  /** Network address. */
  address: string;
}

export interface StreamSlots {
  /** @returns releases the place, idempotent @throws DomainError 429 when none is free */
  take: (topic: string, watcher: Watcher) => Promise<() => void>;
  /** Releases all slots. */
  close: () => Promise<void>;
}

/** Hashed: the rows need not reveal identities. */
const print = (words: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(words)).digest('base64url').slice(0, 22);
const printsOf = (topic: string, { caller, address }: Watcher): HolderHashes => ({
  watcher: print([topic, caller]),
  address: print([address]),
});
const BOUNDS = { watcher: MOST_OF_CALLER, address: MOST_OF_ADDRESS };
const full = () => new DomainError(429, 'throttled', 'tooMany', {}, AGAIN_AFTER);

/** For a single process. */
function slotsOfOneProcess(): StreamSlots {
  const taken = new Map<string, number>();
  return {
    take: async (topic, who) => {
      const { watcher, address } = printsOf(topic, who);
      const limits = [
        [`watcher ${watcher}`, MOST_OF_CALLER],
        [`address ${address}`, MOST_OF_ADDRESS],
      ] as const;
      if (limits.some(([key, most]) => (taken.get(key) ?? 0) >= most)) throw full();
      for (const [key] of limits) taken.set(key, (taken.get(key) ?? 0) + 1);
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        for (const [key] of limits) {
          const left = (taken.get(key) ?? 1) - 1;
          if (left > 0) taken.set(key, left);
          else taken.delete(key);
        }
      };
    },
    close: async () => undefined,
  };
}

/** For processes that share a database. */
function slotsOfAll(db: Db, renewedEvery: number): StreamSlots {
  const mine = new Map<string, HolderHashes>();
  const renew = async () => {
    const held = [...mine].map(([id, prints]) => ({ id, ...prints }));
    await renewSlots(db, held);
    // Released while the renewal was running.
    const released = held.flatMap(({ id }) => (mine.has(id) ? [] : [id]));
    await dropSlots(db, released);
    await dropExpiredSlots(db);
  };
  let renewing: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    // An unavailable database is retried at the next renewal.
    renewing = renewing.then(renew).catch(() => undefined);
  }, renewedEvery * 1000).unref();
  return {
    take: async (topic, who) => {
      const id = randomUUID();
      const prints = printsOf(topic, who);
      if (!(await takeSlot(db, { id, ...prints }, BOUNDS))) throw full();
      mine.set(id, prints);
      return () => {
        if (!mine.delete(id)) return;
        // If the delete fails, the lease expires.
        dropSlot(db, id).catch(() => undefined);
      };
    },
    close: async () => {
      clearInterval(timer);
      await renewing;
      const left = [...mine.keys()];
      mine.clear();
      await dropSlots(db, left).catch(() => undefined);
    },
  };
}

/** @param renewedEvery seconds */
export const createStreamSlots = (
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  db: Db,
  renewedEvery: number = RENEWED_EVERY,
): StreamSlots => (databaseUrl ? slotsOfAll(db, renewedEvery) : slotsOfOneProcess());
