/** Starts a PostgreSQL in a temporary folder, for tests, benchmarks and soaks. Needs only Node. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstall, isRoot, works } from './packages.mjs';
import { lastingPortNow } from './ports.mjs';

function programs() {
  const folders = [
    '/usr/local/bin',
    '/usr/bin',
    ...['18', '17', '16', '15'].map((version) => `/usr/lib/postgresql/${version}/bin`),
    '/opt/homebrew/bin',
  ];
  const needed = ['initdb', 'pg_ctl', 'pg_basebackup'];
  return folders.find((folder) => needed.every((name) => existsSync(join(folder, name)))) ?? null;
}

/**
 * @param settings more settings, as `name=value`
 * @param safe false: commits are not synced to disk, which is faster and fine for tests without power loss.
 * @returns its URL, and functions to stop it, to interrupt and resume it, and to start a replica of it.
 */
export function startPostgres({ safe = false, why = 'The tests of races', settings = [] } = {}) {
  if (!programs()) aptInstall('postgresql');
  const bin = programs();
  if (!bin)
    throw new Error(
      `${why} need PostgreSQL 15 or later and none could be installed. Install it (Debian: apt-get install postgresql), or name an empty one: TEST_DATABASE_URL=postgres://…`,
    );
  const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'));
  const port = lastingPortNow();
  // PostgreSQL refuses to run as root.
  const [shell, first] = isRoot ? ['su', ['postgres', '-s', '/bin/sh', '-c']] : ['sh', ['-c']];
  const as = (command) => spawnSync(shell, [...first, command], { stdio: 'pipe', encoding: 'utf8' });
  if (isRoot) {
    if (!works('id', ['postgres']))
      spawnSync('useradd', ['--system', '--no-create-home', 'postgres'], { stdio: 'ignore' });
    spawnSync('chown', ['postgres', folder]);
  }
  const must = (command) => {
    const done = as(command);
    if (done.status !== 0)
      throw new Error(`PostgreSQL: ${done.stderr}\nName one instead: TEST_DATABASE_URL=postgres://…`);
  };
  const serverIn = (name, at) => {
    const data = join(folder, name);
    const options = `-p ${at} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=${safe ? 'on' : 'off'} -c max_connections=100${settings.map((setting) => ` -c ${setting}`).join('')}`;
    return {
      data,
      url: `postgres://postgres@127.0.0.1:${at}/postgres`,
      interrupt: () => must(`${bin}/pg_ctl -D ${data} -m immediate stop >/dev/null`),
      resume: () => must(`${bin}/pg_ctl -D ${data} -w -l ${data}.log -o "${options}" start >/dev/null`),
      end: () => as(`${bin}/pg_ctl -D ${data} -m immediate stop >/dev/null`),
    };
  };
  const primary = serverIn('db', port);
  const replicas = [];
  // A machine that names no locale would get a database that knows no letters but ASCII's.
  const { LC_ALL, LANG } = process.env;
  const locale = LC_ALL || LANG ? '' : '--locale=C.UTF-8';
  must(`${bin}/initdb -D ${primary.data} -U postgres -A trust -E UTF8 ${locale} >/dev/null`);
  primary.resume();
  return {
    url: primary.url,
    /** The same over its Unix socket, as a backend on the same host would connect. */
    socket: `postgres://postgres@${encodeURIComponent(folder)}:${port}/postgres`,
    interrupt: primary.interrupt,
    resume: primary.resume,
    /** A streaming replica: its URL, and functions to interrupt and resume it. */
    replica: () => {
      const made = serverIn(`replica-${replicas.length}`, lastingPortNow());
      must(`${bin}/pg_basebackup -D ${made.data} -h 127.0.0.1 -p ${port} -U postgres -R -X stream -c fast >/dev/null`);
      made.resume();
      replicas.push(made);
      const { url, interrupt, resume } = made;
      return { url, interrupt, resume };
    },
    stop: () => {
      for (const { end } of [...replicas, primary]) end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
