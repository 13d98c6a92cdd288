/** Files that are whole or not there: they grow under another name, and get their own when the last byte is on the disk. */
import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CliError } from './command';
import { goOn } from './interrupted';

/**
 * @param through what packs it, if anything does
 * @param stop breaks it off
 * @throws CliError when the disk is full, the text breaks off or it is stopped: what had the name before still has it
 */
export async function writeFileWhole(
  path: string,
  text: AsyncIterable<string>,
  { through = [], stop }: { through?: NodeJS.ReadWriteStream[]; stop?: AbortSignal | undefined } = {},
): Promise<void> {
  const known = await stat(path).catch(() => null);
  // A device or a pipe can not be renamed to.
  const isPlain = known === null || known.isFile();
  const growing = isPlain ? `${path}.${process.pid}.part` : path;
  try {
    await pipeline(
      [Readable.from(text), ...through, createWriteStream(growing, { flush: isPlain })],
      stop ? { signal: stop } : {},
    );
    if (isPlain) await rename(growing, path);
  } catch (error) {
    if (isPlain) await rm(growing, { force: true });
    goOn(stop, `${path} was not written`);
    throw error instanceof CliError ? error : new CliError(`${path} was not written: ${(error as Error).message}`);
  }
}

/** @throws CliError when whoever reads it goes away, what it is led into is full, or it is stopped */
export async function writeToScreen(text: AsyncIterable<string>, stop?: AbortSignal): Promise<void> {
  try {
    await pipeline(text, process.stdout, { end: false, ...(stop ? { signal: stop } : {}) });
  } catch (error) {
    goOn(stop, 'not all was written');
    const { code, syscall, message } = error as NodeJS.ErrnoException;
    if (code === 'EPIPE') throw new CliError('Nobody reads any more: not all was written.');
    throw syscall ? new CliError(`Not all was written: ${message}`) : error;
  }
}
