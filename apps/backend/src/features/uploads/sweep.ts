/** Deletes unreferenced pictures: left by processes that died between file and row, replaced profile pictures, deleted accounts. */
import { opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config';
import type { Executor } from '../../db/database';
import { isDatabaseEmpty, referencedNames } from './queries';
import { FOLDERS, folderOf, incomingFolder } from './store';

/** Milliseconds. No running request is as old. */
const HOUR = 3_600_000;
/** Files older than an hour, by the disk's clock, not the shop's. */
async function oldFiles(folder: string): Promise<string[]> {
  const old: string[] = [];
  const entries = await opendir(folder).catch(() => null);
  if (!entries) return old;
  for await (const entry of entries) {
    const path = join(folder, entry.name);
    // Another process may have deleted it meanwhile.
    const age = entry.isFile()
      ? await stat(path).then(
          ({ mtimeMs }) => Date.now() - mtimeMs,
          () => 0,
        )
      : 0;
    if (age > HOUR) old.push(entry.name);
  }
  return old;
}

/** Safe to run in several processes. @returns the number of deleted files */
export async function sweepImages(db: Executor, config: Pick<Config, 'uploadsDir'>): Promise<number> {
  let deleted = 0;
  const drop = async (folder: string, name: string) => {
    await rm(join(folder, name), { force: true });
    deleted += 1;
  };
  const incoming = incomingFolder(config);
  for (const name of await oldFiles(incoming)) await drop(incoming, name);
  if (await isDatabaseEmpty(db)) return deleted;
  for (const kind of FOLDERS) {
    const folder = folderOf(config, kind);
    const old = await oldFiles(folder);
    if (old.length === 0) continue;
    // Queried after listing the files: a row that references one of them was committed before.
    const referenced = await referencedNames(db, kind);
    for (const name of old) if (!referenced.has(name)) await drop(folder, name);
  }
  return deleted;
}
