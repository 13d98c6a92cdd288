/** Starts the worker thread of the embedded database and connects to it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { createWorker } from './create-worker';
import { lockFolder } from './folder-lock';

export interface EmbeddedDatabase {
  url: string;
  /** fsync calls so far. */
  fsyncCount: () => Promise<number>;
  /** Saves the database to one file, for `copyOf`. */
  save: (file: string) => Promise<void>;
  stop: () => Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

interface Socket {
  listen: { path: string } | { port: number };
  url: string;
  remove: () => void;
}

/** A Unix socket in a folder of its own: half the cost of a TCP port. Windows uses a port. */
async function openSocket(): Promise<Socket> {
  if (process.platform === 'win32') {
    const port = await freePort();
    return { listen: { port }, url: `postgres://postgres@127.0.0.1:${port}/postgres`, remove: () => undefined };
  }
  const folder = mkdtempSync(join(tmpdir(), 'shop-db-'));
  return {
    listen: { path: join(folder, '.s.PGSQL.5432') },
    url: `postgres://postgres@${encodeURIComponent(folder)}:5432/postgres`,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

type WorkerMessage = { ready?: true; failed?: string; stopped?: true; syncs?: number; saved?: true };

function nextMessage(worker: Worker, key: keyof WorkerMessage): Promise<WorkerMessage> {
  return new Promise((resolve, reject) => {
    const onMessage = (answer: WorkerMessage) => {
      if (answer.failed) reject(new Error(`The embedded database did not start: ${answer.failed}`));
      if (answer.failed || key in answer) {
        worker.off('message', onMessage);
        resolve(answer);
      }
    };
    worker.on('message', onMessage);
    worker.once('error', reject);
  });
}

/** Opens the database in `folder` (null: in memory, from `copyOf` if given). @throws FolderInUse */
export async function startEmbedded(folder: string | null, copyOf: string | null = null): Promise<EmbeddedDatabase> {
  const unlock = folder ? lockFolder(folder) : () => undefined;
  const socket = await openSocket();
  const worker = createWorker({ folder: folder ? join(folder, 'database') : null, listen: socket.listen, copyOf });
  try {
    await nextMessage(worker, 'ready');
  } catch (error) {
    unlock();
    socket.remove();
    await worker.terminate();
    throw error;
  }
  return {
    url: socket.url,
    fsyncCount: async () => {
      const answer = nextMessage(worker, 'syncs');
      worker.postMessage('syncs');
      return (await answer).syncs ?? 0;
    },
    save: async (file) => {
      const saved = nextMessage(worker, 'saved');
      worker.postMessage({ saveTo: file });
      await saved;
    },
    stop: async () => {
      const stopped = nextMessage(worker, 'stopped');
      worker.postMessage('stop');
      await Promise.race([stopped, new Promise((resolve) => setTimeout(resolve, 3000))]);
      await worker.terminate();
      socket.remove();
      unlock();
    },
  };
}
