/** Installs the packages. Needs only Node. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

/** Runs `npm ci` unless the packages of this package-lock.json are installed. @throws when it fails */
export async function installPackages() {
  const lock = createHash('sha1')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const marker = join(root, 'node_modules/.installed');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return;
  console.log('Installing the dependencies (once) …');
  const isWindows = process.platform === 'win32';
  await run('npm ci', isWindows ? 'npm.cmd' : 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    shell: isWindows,
  });
  writeFileSync(marker, lock);
}
