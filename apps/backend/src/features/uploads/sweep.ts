/** Pictures that no row names go: those of processes that died between picture and row, older ones of a profile, and of who left. */
import { opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config';
import type { Executor } from '../../db/database';
import { isNew, namedIn } from './queries';
import { FOLDERS, folderOf, waitingFolder } from './store';

/** A request that is still under way is younger. */
const HOUR = 3_600_000;
/** Files of a folder that are an hour old; by the clock of the disk, not by the shop's. */
async function oldFiles(folder: string): Promise<string[]> {
  const old: string[] = [];
  const entries = await opendir(folder).catch(() => null);
  if (!entries) return old;
  for await (const entry of entries) {
    const path = join(folder, entry.name);
    // Another process may have swept it meanwhile.
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

/** Any number of processes may do so at once. @returns how many files went */
export async function sweepImages(db: Executor, config: Pick<Config, 'uploadsDir'>): Promise<number> {
  let swept = 0;
  const drop = async (folder: string, name: string) => {
    await rm(join(folder, name), { force: true });
    swept += 1;
  };
  const waiting = waitingFolder(config);
  for (const name of await oldFiles(waiting)) await drop(waiting, name);
  if (await isNew(db)) return swept;
  for (const kind of FOLDERS) {
    const folder = folderOf(config, kind);
    const old = await oldFiles(folder);
    if (old.length === 0) continue;
    // Asked after the files were listed: whatever names one of them was written before.
    const named = await namedIn(db, kind);
    for (const name of old) if (!named.has(name)) await drop(folder, name);
  }
  return swept;
}
