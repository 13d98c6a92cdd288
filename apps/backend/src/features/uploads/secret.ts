/** What the addresses of private pictures are signed with: configured; a demo makes its own and keeps it beside the pictures. */
import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError, SECRET_NEEDED, type Config } from '../../config';

const NAME = '.storage-secret';

/** Whoever shares the pictures shares it. Of several processes that make one at once the first wins: it appears whole, or not at all. */
async function ownSecret(folder: string): Promise<string> {
  const path = join(folder, NAME);
  const read = () => readFile(path, 'utf8').catch(() => '');
  const known = await read();
  if (known) return known;
  await mkdir(folder, { recursive: true });
  const made = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(made, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
  await link(made, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(made, { force: true });
  return read();
}

/** @throws ConfigError outside of a demo when none is configured */
export async function storageSecret({
  storageSecret: configured,
  demo,
  uploadsDir,
}: Pick<Config, 'storageSecret' | 'demo' | 'uploadsDir'>): Promise<string> {
  if (configured) return configured;
  if (!demo) throw new ConfigError('STORAGE_SECRET', undefined, SECRET_NEEDED);
  return ownSecret(uploadsDir);
}
