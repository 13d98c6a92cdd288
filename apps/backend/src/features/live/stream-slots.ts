/**
 * Limits open live streams per caller and per address, over all processes. On PostgreSQL each stream is a row that
 * its process renews; rows of a dead process expire (decision 054).
 */
import { randomUUID } from 'node:crypto';
import type { Config } from '../../config';
import type { Db } from '../../db/database';
import { shortHash } from '../../hash';
import { DomainError } from '../../domain-error';
import { deleteExpiredSlots, releaseSlot, releaseSlots, renewSlots, takeSlot, type HolderHashes } from './slot-queries';

const MAX_PER_CALLER = 5;
const MAX_PER_ADDRESS = 20;
/** Retry-After in seconds for a client that found no place. */
const RETRY_AFTER = 30;
/** Seconds between renewals. */
const RENEWAL_INTERVAL = 20;

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
const hashesOf = (topic: string, { caller, address }: Watcher): HolderHashes => ({
  watcher: shortHash(JSON.stringify([topic, caller])),
  address: shortHash(JSON.stringify([address])),
});
const MAX = { watcher: MAX_PER_CALLER, address: MAX_PER_ADDRESS };
const tooManyStreams = () => new DomainError(429, 'throttled', 'tooMany', {}, RETRY_AFTER);

/** For a single process. */
function slotsOfOneProcess(): StreamSlots {
  const counts = new Map<string, number>();
  return {
    take: async (topic, viewer) => {
      const { watcher, address } = hashesOf(topic, viewer);
      const limits = [
        [`watcher ${watcher}`, MAX_PER_CALLER],
        [`address ${address}`, MAX_PER_ADDRESS],
      ] as const;
      if (limits.some(([key, max]) => (counts.get(key) ?? 0) >= max)) throw tooManyStreams();
      for (const [key] of limits) counts.set(key, (counts.get(key) ?? 0) + 1);
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        for (const [key] of limits) {
          const left = (counts.get(key) ?? 1) - 1;
          if (left > 0) counts.set(key, left);
          else counts.delete(key);
        }
      };
    },
    close: async () => undefined,
  };
}

/** For processes that share a database. */
function slotsOfAllProcesses(db: Db, renewalInterval: number): StreamSlots {
  const heldSlots = new Map<string, HolderHashes>();
  const renew = async () => {
    const held = [...heldSlots].map(([id, hashes]) => ({ id, ...hashes }));
    await renewSlots(db, held);
    // Released while the renewal was running.
    const released = held.flatMap(({ id }) => (heldSlots.has(id) ? [] : [id]));
    await releaseSlots(db, released);
    await deleteExpiredSlots(db);
  };
  let renewing: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    // An unavailable database is retried at the next renewal.
    renewing = renewing.then(renew).catch(() => undefined);
  }, renewalInterval * 1000).unref();
  return {
    take: async (topic, viewer) => {
      const id = randomUUID();
      const hashes = hashesOf(topic, viewer);
      if (!(await takeSlot(db, { id, ...hashes }, MAX))) throw tooManyStreams();
      heldSlots.set(id, hashes);
      return () => {
        if (!heldSlots.delete(id)) return;
        // If the delete fails, the lease expires.
        releaseSlot(db, id).catch(() => undefined);
      };
    },
    close: async () => {
      clearInterval(timer);
      await renewing;
      const left = [...heldSlots.keys()];
      heldSlots.clear();
      await releaseSlots(db, left).catch(() => undefined);
    },
  };
}

/** @param renewalInterval seconds */
export const createStreamSlots = (
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  db: Db,
  renewalInterval: number = RENEWAL_INTERVAL,
): StreamSlots => (databaseUrl ? slotsOfAllProcesses(db, renewalInterval) : slotsOfOneProcess());
