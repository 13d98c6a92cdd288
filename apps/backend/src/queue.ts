/** Work that takes much of a processor is done a few at a time; what would wait for too long is refused at once. */
import { DomainError } from './domain-error';

export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * @param atOnce pieces of work under way
 * @param mostWaiting pieces that wait besides
 * @returns runs work in the order it came in. @throws DomainError 429 when too much waits
 */
export function createQueue(atOnce: number, mostWaiting: number): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new DomainError(429, 'busy', 'tooMany', {}, 5);
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
