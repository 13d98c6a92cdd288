/** Keeps what is the same for all for a moment and within bounds; the oldest goes first (decision 013). */
export interface ShortMemoryOptions<T> {
  /** How long a value is kept; 0: not at all. */
  milliseconds: number;
  /** How many values at most, and how many bytes of them. */
  most: number;
  mostBytes: number;
  bytesOf: (value: T) => number;
}

export interface ShortMemory<T> {
  /** undefined when it is not known, or was kept for its time. */
  get: (key: string) => T | undefined;
  keep: (key: string, value: T) => void;
}

export function createShortMemory<T>({
  milliseconds,
  most,
  mostBytes,
  bytesOf,
}: ShortMemoryOptions<T>): ShortMemory<T> {
  const known = new Map<string, { value: T; until: number }>();
  let bytes = 0;
  const forget = (key: string) => {
    const entry = known.get(key);
    if (entry) bytes -= bytesOf(entry.value);
    known.delete(key);
  };
  return {
    get: (key) => {
      const entry = known.get(key);
      return entry && entry.until > Date.now() ? entry.value : undefined;
    },
    keep: (key, value) => {
      forget(key);
      known.set(key, { value, until: Date.now() + milliseconds });
      bytes += bytesOf(value);
      // A map keeps the order in which its keys came.
      for (const [oldest] of known) {
        if (known.size <= most && bytes <= mostBytes) break;
        forget(oldest);
      }
    },
  };
}
