/**
 * `npm test`: everything, in order, each step with its name and time; the first failure stops and is explained.
 * `npm test -- unit e2e` runs the named steps only. Installs what it needs, or says what to install.
 */
import { existsSync, writeFileSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { aptInstall } from './lib/packages.mjs';
import { findPgbouncer } from './lib/pgbouncer.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { root, run } from './lib/run.mjs';
import { findVarnish } from './lib/varnish.mjs';

const bin = (path) => join(root, 'node_modules', path);
const node = process.execPath;

async function installPackages() {
  const lock = createHash('sha1')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const mark = bin('.installed');
  if (existsSync(bin('vite')) && existsSync(mark) && readFileSync(mark, 'utf8') === lock) return;
  await run(
    'npm ci',
    process.platform === 'win32' ? 'npm.cmd' : 'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
    { shell: process.platform === 'win32' },
  );
  writeFileSync(mark, lock);
}

/** A browser: the system's Chromium, else Playwright's own. */
async function installBrowser() {
  const known = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  if (existsSync(known)) return;
  if (aptInstall('chromium', 'fonts-dejavu-core', 'fonts-noto-core')) return;
  if (spawnSync(node, [bin('playwright/cli.js'), 'install', 'chromium'], { stdio: 'inherit' }).status === 0) return;
  throw new Error(
    'The browser tests need Chromium and it could not be installed. Install it (Debian: apt-get install chromium), or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

let stopPostgres = null;
const jest = (...args) =>
  run('jest', node, [bin('jest/bin/jest.js'), '--forceExit', ...args], { env: { NODE_ENV: 'test' } });

const STEPS = [
  ['packages', installPackages],
  [
    'format',
    () => run('prettier', node, [bin('prettier/bin/prettier.cjs'), '--check', '.', '--log-level', 'warn']),
    'Mend it with: npm run format',
  ],
  ['lint', () => run('lint', node, ['tools/lint.mjs']), 'Each line names the law and the file.'],
  ['types', () => run('tsc', node, [bin('typescript/bin/tsc'), '-p', 'tsconfig.check.json'])],
  ['unit', () => jest('--selectProjects', 'rules', 'web')],
  [
    'stories',
    async () => {
      await installBrowser();
      await run('vitest', node, [bin('vitest/vitest.mjs'), 'run', '-c', 'tools/storybook/vitest.config.ts']);
    },
    'Each story runs in a real browser, with axe.',
  ],
  [
    'contract',
    async () => {
      findPgbouncer();
      findVarnish();
      if (!process.env.TEST_DATABASE_URL) {
        const postgres = startPostgres();
        stopPostgres = postgres.stop;
        process.env.TEST_DATABASE_URL = postgres.url;
      }
      await jest('--selectProjects', 'backend');
    },
    'The backend on both databases, and the client that decodes its answers.',
  ],
  ['build', () => run('build', node, ['tools/build.mjs'])],
  ['size', () => run('size', node, ['tools/size.mjs'])],
  [
    'end-to-end',
    async () => {
      await installBrowser();
      await run('playwright', node, [bin('@playwright/test/cli.js'), 'test', '-c', 'e2e/playwright.config.ts']);
    },
    'Traces of failed tests are in test-results/: npx playwright show-trace …',
  ],
];

const wanted = process.argv.slice(2);
const began = Date.now();
for (const [name, step, hint] of STEPS) {
  if (wanted.length > 0 && !wanted.some((entry) => name.startsWith(entry))) continue;
  const start = Date.now();
  console.log(`\n── ${name}`);
  try {
    await step();
  } catch (error) {
    console.error(
      `\n✗ ${name} failed after ${((Date.now() - start) / 1000).toFixed(1)} s: ${error.message}${hint ? `\n  ${hint}` : ''}`,
    );
    stopPostgres?.();
    process.exit(1);
  }
  console.log(`✓ ${name}  ${((Date.now() - start) / 1000).toFixed(1)} s`);
}
stopPostgres?.();
console.log(`\nAll green in ${((Date.now() - began) / 60_000).toFixed(1)} minutes.`);
