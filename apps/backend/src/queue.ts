/** Limits the concurrency of CPU-heavy work and rejects what would wait too long. */
import { DomainError } from './domain-error';

export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * @param concurrency concurrency
 * @param maxWaiting queue length
 * @returns runs work in order. @throws DomainError 429 when the queue is full
 */
export function createQueue(concurrency: number, maxWaiting: number): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= concurrency) {
      if (waiting.length >= maxWaiting) throw new DomainError(429, 'busy', 'tooMany', {}, 5);
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
