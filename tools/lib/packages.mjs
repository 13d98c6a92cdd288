/** Programs that tests need besides Node: found, or installed from Debian packages where permitted. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const isRoot = process.getuid?.() === 0;
export const works = (program, args = ['--version']) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/**
 * Steps run beside each other and need the same programs, but apt lets one process in and fails the other: they take turns.
 * @returns whether the packages are installed now; false without the permission to install
 */
export function aptInstall(...packages) {
  if (!isRoot || !works('apt-get')) return false;
  // Keeps the package from starting its own server, which would take a port.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const install = `apt-get update -qq; apt-get install -y -qq --no-install-recommends ${packages.join(' ')}`;
  const turn = [join(tmpdir(), 'shop-apt.lock'), 'sh', '-c', install];
  return spawnSync('flock', turn, { stdio: 'ignore', env }).status === 0;
}

const FOLDERS = [
  '/usr/local/sbin',
  '/usr/local/bin',
  '/usr/sbin',
  '/usr/bin',
  '/opt/homebrew/bin',
  '/opt/homebrew/sbin',
];
const find = (program) => FOLDERS.map((folder) => join(folder, program)).find((path) => existsSync(path)) ?? null;

/** @returns the path of a program @throws with instructions when it is missing and can not be installed */
export function programOf(program, { debianPackage, why }) {
  const found = find(program) ?? (aptInstall(debianPackage) ? find(program) : null);
  if (found) return found;
  throw new Error(
    `${why} need ${program} and it could not be installed. Install it (Debian: apt-get install ${debianPackage}).`,
  );
}
