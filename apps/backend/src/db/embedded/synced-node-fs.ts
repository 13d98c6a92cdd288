/**
 * PGlite's file system with the fsync it lacks: without it a power failure loses committed orders. A stream
 * operation is added to the mounted Emscripten file system, and PGlite starts without `-F`.
 */
import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];
interface Emscripten {
  FS: { filesystems: { NODEFS: { stream_ops: Record<string, unknown> } } };
}

export class SyncedNodeFs extends NodeFS {
  /** fsync calls so far, for tests. */
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
