/** How many live streams one caller, and one address, may hold open in a process. */
import { Refusal } from '../../refusal';

const MOST_OF_CALLER = 5;
const MOST_OF_ADDRESS = 20;
/** Seconds after which a client that found no place may ask again. */
const AGAIN_AFTER = 30;

export interface Watcher {
  /** Whoever watches, by id or by the phone that they claim an order with. */
  caller: string;
  /** Network address. */
  address: string;
}

export interface Places {
  /** @returns gives the place back; calling it twice does nothing @throws Refusal 429 when there is none */
  take: (topic: string, watcher: Watcher) => () => void;
}

export function createPlaces(): Places {
  const taken = new Map<string, number>();
  return {
    take: (topic, { caller, address }) => {
      const limits = [
        [JSON.stringify([topic, caller]), MOST_OF_CALLER],
        [JSON.stringify([address]), MOST_OF_ADDRESS],
      ] as const;
      if (limits.some(([key, most]) => (taken.get(key) ?? 0) >= most))
        throw new Refusal(429, 'throttled', 'tooMany', {}, AGAIN_AFTER);
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
  };
}
