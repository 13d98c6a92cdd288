/** Files that are whole or not there: they grow under another name, and get their own when the last byte is on the disk. */
import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CliError } from './command';

/**
 * @param through what packs it, if anything does
 * @throws CliError when the disk is full, or the text breaks off: what had the name before still has it
 */
export async function writeFileWhole(
  path: string,
  text: AsyncIterable<string>,
  ...through: NodeJS.ReadWriteStream[]
): Promise<void> {
  const known = await stat(path).catch(() => null);
  // A device or a pipe can not be renamed to.
  const isPlain = known === null || known.isFile();
  const growing = isPlain ? `${path}.${process.pid}.part` : path;
  try {
    await pipeline([Readable.from(text), ...through, createWriteStream(growing, { flush: isPlain })]);
    if (isPlain) await rename(growing, path);
  } catch (error) {
    if (isPlain) await rm(growing, { force: true });
    throw error instanceof CliError ? error : new CliError(`${path} was not written: ${(error as Error).message}`);
  }
}

/** @throws CliError when whoever reads it goes away */
export async function writeToScreen(text: AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(text, process.stdout, { end: false });
  } catch (error) {
    if ((error as { code?: string }).code === 'EPIPE')
      throw new CliError('Nobody reads any more: not all was written.');
    throw error;
  }
}
