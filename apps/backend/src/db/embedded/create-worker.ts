/** The thread of the embedded database. Specs start the one that their run built (tools/jest/create-worker.cjs). */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** The built worker beside the built server; in development the source, through tsx. */
export function createWorker(workerData: unknown): Worker {
  const built = join(import.meta.dirname, 'database-worker.js');
  if (existsSync(built)) return new Worker(built, { workerData });
  const source = JSON.stringify(new URL('./worker.ts', `file://${import.meta.dirname}/`).href);
  return new Worker(`import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); });`, {
    eval: true,
    workerData,
  });
}
