/** The browser of the tests. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CHROMIUM, SHELL } from './browser.mjs';
import { aptInstall } from './packages.mjs';
import { root } from './run.mjs';

const FONTS = ['fonts-dejavu-core', 'fonts-noto-core'];

/**
 * The system's Chromium and its shell, else Playwright's own. Without a shell the tests run in the whole browser,
 * more slowly. @throws with instructions when there is none and none can be installed
 */
export function installChromium() {
  if (existsSync(CHROMIUM) && existsSync(SHELL)) return;
  if (aptInstall('chromium', 'chromium-headless-shell', ...FONTS) || existsSync(CHROMIUM)) return;
  if (aptInstall('chromium', ...FONTS)) return;
  const playwright = join(root, 'node_modules/playwright/cli.js');
  if (spawnSync(process.execPath, [playwright, 'install', 'chromium'], { stdio: 'inherit' }).status === 0) return;
  throw new Error(
    'The browser tests need Chromium and it could not be installed. Install it (Debian: apt-get install chromium chromium-headless-shell), or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}
