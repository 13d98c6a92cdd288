/** A PostgreSQL of our own, in a folder that goes with it: for tests, benchmarks and soaks. Needs nothing but Node. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const asRoot = process.getuid?.() === 0;
const works = (program, args = ['--version']) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;

function programs() {
  const folders = [
    '/usr/local/bin',
    '/usr/bin',
    ...['18', '17', '16', '15'].map((version) => `/usr/lib/postgresql/${version}/bin`),
    '/opt/homebrew/bin',
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl'))) ?? null;
}

/**
 * @param settings more of them, as `name=value`
 * @param safe false: commits are not synced to the disk, which is quicker and right for tests that lose no power.
 * @returns its address, and how to stop it, to take it away for a while and to bring it back.
 */
export function startPostgres({ safe = false, why = 'The tests of races', settings = [] } = {}) {
  if (!programs() && asRoot && works('apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], { stdio: 'ignore' });
  }
  const bin = programs();
  if (!bin)
    throw new Error(
      `${why} need PostgreSQL 15 or later and none could be installed. Install it (Debian: apt-get install postgresql), or name an empty one: TEST_DATABASE_URL=postgres://…`,
    );
  const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'));
  const port = 46_740 + Math.floor(Math.random() * 200);
  // PostgreSQL refuses to run as root.
  const [shell, first] = asRoot ? ['su', ['postgres', '-s', '/bin/sh', '-c']] : ['sh', ['-c']];
  const as = (command) => spawnSync(shell, [...first, command], { stdio: 'pipe', encoding: 'utf8' });
  if (asRoot) {
    if (!works('id', ['postgres']))
      spawnSync('useradd', ['--system', '--no-create-home', 'postgres'], { stdio: 'ignore' });
    spawnSync('chown', ['postgres', folder]);
  }
  const must = (command) => {
    const done = as(command);
    if (done.status !== 0)
      throw new Error(`PostgreSQL: ${done.stderr}\nName one instead: TEST_DATABASE_URL=postgres://…`);
  };
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=${safe ? 'on' : 'off'} -c max_connections=100${settings.map((setting) => ` -c ${setting}`).join('')}`;
  const start = () => must(`${bin}/pg_ctl -D ${folder}/db -w -l ${folder}/log -o "${options}" start >/dev/null`);
  must(`${bin}/initdb -D ${folder}/db -U postgres -A trust >/dev/null`);
  start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    /** The same over its Unix socket: what a backend beside its database uses. */
    socket: `postgres://postgres@${encodeURIComponent(folder)}:${port}/postgres`,
    away: () => must(`${bin}/pg_ctl -D ${folder}/db -m immediate stop >/dev/null`),
    back: start,
    stop: () => {
      as(`${bin}/pg_ctl -D ${folder}/db -m immediate stop >/dev/null`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
