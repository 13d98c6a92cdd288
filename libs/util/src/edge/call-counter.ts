/**
 * Counts the calls of a caller per window, for rate limits. It counts in memory, so a call costs nothing. Processes
 * with a shared count sync after a number of calls, so that together they allow little more than one would.
 */
/** Adds calls to the shared count. @returns the sum of all processes, and the start of the window */
export type SharedCount<Context = unknown> = (
  key: string,
  calls: number,
  window: number,
  context: Context,
) => Promise<{ count: number; since: Date }>;

export interface CallCounterOptions<Context> {
  most: number;
  /** Milliseconds. */
  window: number;
  /** null: a single process. */
  share?: SharedCount<Context> | null;
  now?: () => number;
}

export interface Counted {
  isAllowed: boolean;
  left: number;
  /** Milliseconds until the window ends. */
  wait: number;
}

export interface CallCounter<Context = void> {
  /** Counts a call. @param context context that is passed to `share` */
  hit: (key: string, context: Context) => Counted;
}

interface Entry {
  count: number;
  /** Calls that are not in the shared count yet. */
  unsynced: number;
  until: number;
  isSyncing: boolean;
}

/** Sync after a twentieth of the limit: each further process may exceed the limit by so much. */
const SYNCS_PER_LIMIT = 20;
const MAX_CALLERS = 50_000;

export function createCallCounter<Context = void>({
  most,
  window,
  share = null,
  now = Date.now,
}: CallCounterOptions<Context>): CallCounter<Context> {
  const callers = new Map<string, Entry>();
  const step = Math.max(1, Math.ceil(most / SYNCS_PER_LIMIT));
  const makeRoom = () => {
    for (const [key, { until }] of callers) if (until <= now()) callers.delete(key);
    // The earliest entry has the least of its window left.
    for (const key of callers.keys()) {
      if (callers.size < MAX_CALLERS) break;
      callers.delete(key);
    }
  };
  const sync = (key: string, entry: Entry, context: Context) => {
    if (!share || entry.isSyncing || entry.unsynced < step) return;
    const calls = entry.unsynced;
    entry.unsynced = 0;
    entry.isSyncing = true;
    share(key, calls, window, context)
      .then(({ count, since }) => {
        entry.count = count + entry.unsynced;
        entry.until = since.getTime() + window;
      })
      // A failing database blocks nobody; the calls are sent with the next sync.
      .catch(() => void (entry.unsynced += calls))
      .finally(() => void (entry.isSyncing = false));
  };
  return {
    hit: (key, context) => {
      const at = now();
      let entry = callers.get(key);
      if (!entry || entry.until <= at) {
        if (callers.size >= MAX_CALLERS) makeRoom();
        callers.delete(key);
        entry = { count: 0, unsynced: 0, until: at + window, isSyncing: false };
        callers.set(key, entry);
      }
      entry.count += 1;
      entry.unsynced += 1;
      sync(key, entry, context);
      return { isAllowed: entry.count <= most, left: Math.max(0, most - entry.count), wait: entry.until - at };
    },
  };
}
