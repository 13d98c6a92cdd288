/** The browser of the tests. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall } from './packages.mjs';
import { root } from './run.mjs';

/**
 * The system's Chromium, else Playwright's own. @throws with instructions when there is none and none can be
 * installed
 */
export function installChromium() {
  if (existsSync(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium')) return;
  if (aptInstall('chromium', 'fonts-dejavu-core', 'fonts-noto-core')) return;
  const playwright = join(root, 'node_modules/playwright/cli.js');
  if (spawnSync(process.execPath, [playwright, 'install', 'chromium'], { stdio: 'inherit' }).status === 0) return;
  throw new Error(
    'The browser tests need Chromium and it could not be installed. Install it (Debian: apt-get install chromium), or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}
