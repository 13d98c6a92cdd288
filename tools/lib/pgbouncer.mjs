/** Starts a real PgBouncer in front of a PostgreSQL, with the settings of docs/deploy, for tests. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDaemon } from './daemon.mjs';
import { isRoot, programOf } from './packages.mjs';
import { freePort } from './ports.mjs';

/** @returns its path @throws when it can not be installed */
export const findPgbouncer = () => programOf('pgbouncer', { debianPackage: 'pgbouncer', why: 'The tests of poolers' });
const SETTINGS = join(import.meta.dirname, '../../docs/deploy/pgbouncer.ini');
const PASSWORD = 'only-of-the-specs';

/** Replaces settings of the same name. A setting that does not exist is an error of the test. */
function withSettings(text, changes) {
  return Object.entries(changes).reduce((made, [name, value]) => {
    const line = new RegExp(`^${name} = .*$`, 'm');
    if (!line.test(made)) throw new Error(`pgbouncer.ini has no setting ${name}.`);
    return made.replace(line, `${name} = ${value}`);
  }, text);
}

/**
 * @param databaseUrl of the PostgreSQL behind it
 * @param changes settings that differ from those of docs/deploy
 * @returns its address, and how to stop it
 */
export async function startPgbouncer(databaseUrl, changes = {}) {
  const program = findPgbouncer();
  const database = new URL(databaseUrl);
  const { username } = database;
  const folder = mkdtempSync(join(tmpdir(), 'shop-pgbouncer-'));
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users.txt');
  const text = readFileSync(SETTINGS, 'utf8').replace(
    'host=database port=5432 dbname=shop',
    `host=${database.hostname} port=${database.port || 5432} dbname=${database.pathname.slice(1)}`,
  );
  const settings = { listen_addr: '127.0.0.1', listen_port: port, auth_file: users, ...changes };
  // A test needs no socket, and nobody else reads its log.
  writeFileSync(file, `${withSettings(text, settings)}\nunix_socket_dir =\n`);
  writeFileSync(users, `"${username}" "${PASSWORD}"\n`);
  if (isRoot) spawnSync('chown', ['-R', 'postgres', folder]);
  // PgBouncer refuses to run as root.
  const { log, stop } = await startDaemon(program, [...(isRoot ? ['-u', 'postgres'] : []), file], { port, folder });
  return { url: `postgres://${username}:${PASSWORD}@127.0.0.1:${port}/shop`, log, stop };
}
