/** The embedded database: PGlite in its own thread behind a socket on this machine, so that one driver serves both. */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { SyncedNodeFs } from './synced-node-fs';

/** PGlite's own start parameters without `-F`, which switches fsync off. */
const START = [...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'), '-c', 'wal_sync_method=fsync'];

async function serve(): Promise<void> {
  const { folder, listen } = workerData as { folder: string | null; listen: { path: string } | { port: number } };
  const files = folder ? new SyncedNodeFs(folder) : null;
  const db = await PGlite.create(files ? { fs: files, startParams: START } : {});
  const server = new PGLiteSocketServer({ db, ...listen, host: '127.0.0.1', maxConnections: 4 });
  await server.start();
  parentPort?.on('message', async (message: string) => {
    if (message === 'syncs') parentPort?.postMessage({ syncs: files?.syncs ?? 0 });
    if (message !== 'stop') return;
    await server.stop();
    await db.close();
    parentPort?.postMessage({ stopped: true });
  });
  parentPort?.postMessage({ ready: true });
}

serve().catch((error: unknown) => parentPort?.postMessage({ failed: String(error) }));
