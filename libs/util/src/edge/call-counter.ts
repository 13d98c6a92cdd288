/**
 * How many calls a caller has made within a window. Counted in memory, so that a call costs nothing; processes that share a place tell each other
 * after every so many, so that together they let through little more than one would.
 */
/** Adds calls to what all processes have counted, and tells their sum and when the window began. */
export type SharedCount<Asked = unknown> = (
  key: string,
  calls: number,
  window: number,
  asked: Asked,
) => Promise<{ count: number; since: Date }>;

export interface CallCounterOptions<Asked> {
  most: number;
  /** Milliseconds. */
  window: number;
  /** null: this process is alone. */
  share?: SharedCount<Asked> | null;
  now?: () => number;
}

export interface Counted {
  isAllowed: boolean;
  left: number;
  /** Milliseconds until the window ends. */
  wait: number;
}

export interface CallCounter<Asked = void> {
  /** Counts a call. @param asked what `share` needs to know of it */
  hit: (key: string, asked: Asked) => Counted;
}

interface Entry {
  count: number;
  /** Calls that the others have not been told of. */
  untold: number;
  until: number;
  isTelling: boolean;
}

/** A twentieth of what is allowed is told at once: so many more than allowed each further process may let through. */
const TOLD_AT_ONCE = 20;
const MOST_CALLERS = 50_000;

export function createCallCounter<Asked = void>({
  most,
  window,
  share = null,
  now = Date.now,
}: CallCounterOptions<Asked>): CallCounter<Asked> {
  const callers = new Map<string, Entry>();
  const step = Math.max(1, Math.ceil(most / TOLD_AT_ONCE));
  const makeRoom = () => {
    for (const [key, { until }] of callers) if (until <= now()) callers.delete(key);
    // The one that came first has the least of its window left.
    for (const key of callers.keys()) {
      if (callers.size < MOST_CALLERS) break;
      callers.delete(key);
    }
  };
  const tell = (key: string, entry: Entry, asked: Asked) => {
    if (!share || entry.isTelling || entry.untold < step) return;
    const calls = entry.untold;
    entry.untold = 0;
    entry.isTelling = true;
    share(key, calls, window, asked)
      .then(({ count, since }) => {
        entry.count = count + entry.untold;
        entry.until = since.getTime() + window;
      })
      // A database that is away stops nobody; what it was not told is told later.
      .catch(() => void (entry.untold += calls))
      .finally(() => void (entry.isTelling = false));
  };
  return {
    hit: (key, asked) => {
      const at = now();
      let entry = callers.get(key);
      if (!entry || entry.until <= at) {
        if (callers.size >= MOST_CALLERS) makeRoom();
        callers.delete(key);
        entry = { count: 0, untold: 0, until: at + window, isTelling: false };
        callers.set(key, entry);
      }
      entry.count += 1;
      entry.untold += 1;
      tell(key, entry, asked);
      return { isAllowed: entry.count <= most, left: Math.max(0, most - entry.count), wait: entry.until - at };
    },
  };
}
