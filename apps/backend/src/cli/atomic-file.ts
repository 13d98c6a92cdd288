/** Atomic file writes: a file grows under a temporary name and is renamed when all bytes are on disk. */
import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CliError } from './command';
import { throwIfStopped } from './interrupt';

/**
 * @param through a compressing stream, if any
 * @param stop aborts the write
 * @throws CliError when the disk is full, the source fails or it was stopped: an older file of the name stays
 */
export async function writeFileAtomically(
  path: string,
  chunks: AsyncIterable<string>,
  { through = [], stop }: { through?: NodeJS.ReadWriteStream[]; stop?: AbortSignal | undefined } = {},
): Promise<void> {
  const existing = await stat(path).catch(() => null);
  // A rename can not replace a device or a pipe.
  const isRegularFile = existing === null || existing.isFile();
  const temporaryPath = isRegularFile ? `${path}.${process.pid}.part` : path;
  try {
    await pipeline(
      [Readable.from(chunks), ...through, createWriteStream(temporaryPath, { flush: isRegularFile })],
      stop ? { signal: stop } : {},
    );
    if (isRegularFile) await rename(temporaryPath, path);
  } catch (error) {
    if (isRegularFile) await rm(temporaryPath, { force: true });
    throwIfStopped(stop, `${path} was not written`);
    throw error instanceof CliError ? error : new CliError(`${path} was not written: ${(error as Error).message}`);
  }
}

/** @throws CliError when the reader closes the pipe, the target is full, or it was stopped */
export async function writeToStdout(chunks: AsyncIterable<string>, stop?: AbortSignal): Promise<void> {
  try {
    await pipeline(chunks, process.stdout, { end: false, ...(stop ? { signal: stop } : {}) });
  } catch (error) {
    throwIfStopped(stop, 'not everything was written');
    const { code, syscall, message } = error as NodeJS.ErrnoException;
    if (code === 'EPIPE') throw new CliError('The reader closed the pipe: not everything was written.');
    throw syscall ? new CliError(`Not everything was written: ${message}`) : error;
  }
}
