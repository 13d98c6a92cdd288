/**
 * PGlite's file system on disk, with the fsync it lacks: without it a crash of the machine loses acknowledged orders.
 * The mounted emscripten file system gets a stream operation, and PGlite is started without `-F`.
 */
import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];
interface Emscripten {
  FS: { filesystems: { NODEFS: { stream_ops: Record<string, unknown> } } };
}

export class SyncedNodeFs extends NodeFS {
  /** How many fsyncs were made; for the test that counts them. */
  syncs = 0;

  override async init(...args: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(...args);
    const patch = (module: Emscripten) => {
      module.FS.filesystems.NODEFS.stream_ops.fsync = (stream: { nfd: number }) => {
        this.syncs += 1;
        fsyncSync(stream.nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [patch as never, ...(emscriptenOpts.preRun ?? [])] } };
  }
}
