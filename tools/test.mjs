/**
 * `npm test`: everything, in order, each step with its name and time; the first failure stops and is explained.
 * `npm test -- unit e2e` runs the named steps only. Installs what it needs, or says what to install.
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { root, run } from './lib/run.mjs';

const bin = (path) => join(root, 'node_modules', path);
const node = process.execPath;
const asRoot = process.getuid?.() === 0;
const works = (program, args = ['--version']) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;

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
  if (asRoot && works('apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    if (
      spawnSync(
        'apt-get',
        ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-dejavu-core', 'fonts-noto-core'],
        { stdio: 'ignore' },
      ).status === 0
    )
      return;
  }
  if (spawnSync(node, [bin('playwright/cli.js'), 'install', 'chromium'], { stdio: 'inherit' }).status === 0) return;
  throw new Error(
    'The browser tests need Chromium and it could not be installed. Install it (Debian: apt-get install chromium), or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

function postgresBin() {
  const found = [
    '/usr/local/bin',
    '/usr/bin',
    ...['18', '17', '16', '15'].map((version) => `/usr/lib/postgresql/${version}/bin`),
    '/opt/homebrew/bin',
  ].find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
  return found ?? null;
}

/** A PostgreSQL of our own for the races that the embedded database would hide; null where one is given. */
async function startPostgres() {
  if (process.env.TEST_DATABASE_URL) return null;
  if (!postgresBin() && asRoot && works('apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], { stdio: 'ignore' });
  }
  const folder = postgresBin();
  if (!folder)
    throw new Error(
      'The tests of races need PostgreSQL 15 or later and none could be installed. Install it (Debian: apt-get install postgresql), or name an empty one: TEST_DATABASE_URL=postgres://… npm test',
    );
  const data = mkdtempSync(join(tmpdir(), 'shop-postgres-'));
  const port = 46740 + Math.floor(Math.random() * 200);
  // PostgreSQL refuses to run as root.
  const as = (command) =>
    asRoot
      ? spawnSync('su', ['postgres', '-s', '/bin/sh', '-c', command], { stdio: 'pipe', encoding: 'utf8' })
      : spawnSync('sh', ['-c', command], { stdio: 'pipe', encoding: 'utf8' });
  if (asRoot) {
    if (!works('id', ['postgres']))
      spawnSync('useradd', ['--system', '--no-create-home', 'postgres'], { stdio: 'ignore' });
    spawnSync('chown', ['postgres', data]);
  }
  const made = as(
    `${folder}/initdb -D ${data}/db -U postgres -A trust >/dev/null && ${folder}/pg_ctl -D ${data}/db -w -l ${data}/log -o "-p ${port} -k ${data} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=100" start >/dev/null`,
  );
  if (made.status !== 0)
    throw new Error(
      `PostgreSQL did not start: ${made.stderr}\nName one instead: TEST_DATABASE_URL=postgres://… npm test`,
    );
  process.env.TEST_DATABASE_URL = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return () => {
    as(`${folder}/pg_ctl -D ${data}/db -m immediate stop >/dev/null`);
    rmSync(data, { recursive: true, force: true });
  };
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
      stopPostgres = await startPostgres();
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
