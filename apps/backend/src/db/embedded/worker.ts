/** The embedded database: PGlite in a worker thread behind a local socket, so that one driver serves both databases. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { SyncedNodeFs } from './synced-node-fs';

/** PGlite's start parameters without `-F`, which disables fsync. */
const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

interface WorkerData {
  folder: string | null;
  listen: { path: string } | { port: number };
  /** A file from `save` to start an in-memory database from. */
  copyOf: string | null;
}

/** A blob that is read at once: Node reads its own in small pieces, which takes as long as all else of a start. */
class FileInMemory extends Blob {
  constructor(private readonly path: string) {
    super();
  }
  override async arrayBuffer(): Promise<ArrayBuffer> {
    const { buffer, byteOffset, byteLength } = readFileSync(this.path);
    return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
  }
}

async function serve(): Promise<void> {
  const { folder, listen, copyOf } = workerData as WorkerData;
  const files = folder ? new SyncedNodeFs(folder) : null;
  const copied = copyOf ? { loadDataDir: new FileInMemory(copyOf) } : {};
  // Trigram search (migration 0019).
  const extensions = { pg_trgm };
  const db = await PGlite.create(
    files ? { fs: files, startParams: START_PARAMS, extensions } : { ...copied, extensions },
  );
  const server = new PGLiteSocketServer({ db, ...listen, host: '127.0.0.1', maxConnections: 4 });
  await server.start();
  parentPort?.on('message', async (message: string | { saveTo: string }) => {
    if (message === 'syncs') parentPort?.postMessage({ syncs: files?.syncs ?? 0 });
    if (typeof message === 'object') {
      // Else each copy would first replay what was written.
      await db.exec('CHECKPOINT');
      writeFileSync(message.saveTo, Buffer.from(await (await db.dumpDataDir('none')).arrayBuffer()));
      parentPort?.postMessage({ saved: true });
    }
    if (message !== 'stop') return;
    await server.stop();
    await db.close();
    parentPort?.postMessage({ stopped: true });
  });
  parentPort?.postMessage({ ready: true });
}

serve().catch((error: unknown) => parentPort?.postMessage({ failed: String(error) }));
