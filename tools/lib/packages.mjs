/** Programs that tests need besides Node: found, or installed from Debian packages where permitted. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const isRoot = process.getuid?.() === 0;
export const works = (program, args = ['--version']) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** @returns whether the packages are installed now; false without the permission to install */
export function aptInstall(...packages) {
  if (!isRoot || !works('apt-get')) return false;
  // Keeps the package from starting its own server, which would take a port.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  return spawnSync('apt-get', install, { stdio: 'ignore', env }).status === 0;
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
