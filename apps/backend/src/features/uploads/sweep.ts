/** Pictures that no row names go: those of processes that died between picture and row, older ones of a profile, and of who left. */
import { asc, isNotNull, ne, sql } from 'drizzle-orm';
import { opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config';
import type { Executor } from '../../db/database';
import * as t from '../../db/schema';
import { FOLDERS, folderOf, waitingFolder, type Folder } from './store';

/** A request that is still under way is younger. */
const HOUR = 3_600_000;
const NONE = sql`'[]'`;

/** All names that rows hold. Each table has an index of its rows with pictures: the others are not read. */
const NAMED: Record<Folder, (db: Executor) => Promise<string[][]>> = {
  order: async (db) =>
    (await db.select({ names: t.orders.attachments }).from(t.orders).where(ne(t.orders.attachments, NONE))).map(
      ({ names }) => names,
    ),
  conversation: async (db) =>
    (await db.select({ names: t.messages.files }).from(t.messages).where(ne(t.messages.files, NONE))).map(
      ({ names }) => names,
    ),
  refund: async (db) =>
    (await db.select({ names: t.refunds.images }).from(t.refunds).where(ne(t.refunds.images, NONE))).map(
      ({ names }) => names,
    ),
  review: async (db) =>
    (await db.select({ names: t.reviews.images }).from(t.reviews).where(ne(t.reviews.images, NONE))).map(
      ({ names }) => names,
    ),
  profile: async (db) =>
    (await db.select({ name: t.customers.image }).from(t.customers).where(isNotNull(t.customers.image))).map(
      ({ name }) => (name ? [name] : []),
    ),
};

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

/**
 * Nobody has sent anything to this database: the pictures are another one's, which may be about to be put back. The first by id: a table
 * that many have left is not read from its beginning.
 */
async function isNew(db: Executor): Promise<boolean> {
  const [orders, customers] = [
    await db.select({ id: t.orders.id }).from(t.orders).orderBy(asc(t.orders.id)).limit(1),
    await db.select({ id: t.customers.id }).from(t.customers).orderBy(asc(t.customers.id)).limit(1),
  ];
  return orders.length === 0 && customers.length === 0;
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
    const named = new Set((await NAMED[kind](db)).flat());
    for (const name of old) if (!named.has(name)) await drop(folder, name);
  }
  return swept;
}
