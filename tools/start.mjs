/**
 * `npm start`: installs what is missing, builds what has changed, starts the backend and the storefront, waits until both
 * answer and prints the address. Needs nothing but Node; Ctrl-C stops everything.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { answers, root, run } from './lib/run.mjs';

const env = process.env;
let size = {};
try {
  size = parseArgs({ options: { items: { type: 'string' }, stores: { type: 'string' } } }).values;
} catch (error) {
  fail(`${error.message}\nWhat npm start knows: --items N --stores N (behind --, as in npm start -- --items 50000).`);
}
const host = env.HOST || '127.0.0.1';
const port = Number(env.PORT || 4600);
const backendPort = Number(env.BACKEND_PORT || 4620);
const dataDir = resolve(root, env.DATA_DIR || '.data');
const external = env.BACKEND_URL || '';
/** A demo by default; with a DATABASE_URL the data may be real, so the demo must be requested. */
const demo = env.DEMO || (env.DATABASE_URL ? '0' : '1');

function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19))
  fail(`Node ${process.versions.node} is too old: 20.19 or newer is needed (https://nodejs.org).`);
for (const [name, value] of [
  ['PORT', port],
  ['BACKEND_PORT', backendPort],
])
  if (!Number.isInteger(value) || value < 1 || value > 65535)
    fail(`${name}=${env[name]} is not a port: use a whole number from 1 to 65535.`);

function isFree(at, on) {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(at, on, () => probe.close(() => done(true)));
  });
}

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', '.data'].includes(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (!/\.(spec|stories)\.tsx?$/.test(entry.name)) yield path;
  }
}

function fingerprint() {
  const hash = createHash('sha1');
  for (const folder of ['apps', 'libs', 'tools/build.mjs', 'package-lock.json']) {
    const path = join(root, folder);
    for (const file of statSync(path).isDirectory() ? sources(path) : [path]) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file} ${size} ${Math.round(mtimeMs)}\n`);
    }
  }
  return hash.digest('hex');
}

async function install() {
  const lock = createHash('sha1')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const mark = join(root, 'node_modules/.installed');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return;
  console.log('Installing the dependencies (once) …');
  await run(
    'npm ci',
    process.platform === 'win32' ? 'npm.cmd' : 'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
    { shell: process.platform === 'win32' },
  );
  writeFileSync(mark, lock);
}

async function build() {
  const mark = join(root, 'node_modules/.built');
  const now = fingerprint();
  const there =
    existsSync(join(root, 'apps/backend/dist/server.js')) &&
    existsSync(join(root, 'apps/storefront/dist/server/main.js'));
  if (there && existsSync(mark) && readFileSync(mark, 'utf8') === now) return;
  console.log('Building …');
  await run('build', process.execPath, ['tools/build.mjs']);
  writeFileSync(mark, now);
}

const children = [];
let stopping = false;

function stop(code) {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
  setTimeout(() => process.exit(code), 6000).unref();
  void Promise.all(
    children.map((child) =>
      child.exitCode === null && child.signalCode === null ? new Promise((done) => child.once('exit', done)) : null,
    ),
  ).then(() => process.exit(code));
}

function launch(name, file, extra) {
  const child = spawn(process.execPath, [file], {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, NODE_ENV: 'production', DEMO: demo, ...extra },
  });
  child.once('exit', (code) => {
    if (stopping) return;
    console.error(`\nThe ${name} stopped (${code}).`);
    stop(1);
  });
  children.push(child);
  return child;
}

process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));

await install().catch((error) =>
  fail(`${error.message}\nThe dependencies could not be installed. Check the network, then run npm start again.`),
);
await build().catch((error) => fail(error.message));
if (!(await isFree(port, host)))
  fail(`Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`);
if (!external && !(await isFree(backendPort, '127.0.0.1')))
  fail(
    `Port ${backendPort} is in use. Stop what uses it, or choose another: BACKEND_PORT=${backendPort + 1} npm start`,
  );

const backendUrl = external || `http://127.0.0.1:${backendPort}`;
if (!external) {
  mkdirSync(dataDir, { recursive: true });
  launch('backend', 'apps/backend/dist/server.js', {
    BACKEND_PORT: String(backendPort),
    DATA_DIR: dataDir,
    LOG_LEVEL: env.LOG_LEVEL ?? 'warn',
    // `npm start -- --items 50000 --stores 2000`: the size of the demo if it is seeded now.
    ...(size.items ? { WORLD_ITEMS: size.items } : {}),
    ...(size.stores ? { WORLD_STORES: size.stores } : {}),
  });
  if (!(await answers(`${backendUrl}/health/ready`, size.items ? 600_000 : 90_000, () => stopping)))
    fail('The backend does not answer. What it said stands above.');
}
launch('storefront', 'apps/storefront/dist/server/main.js', {
  HOST: host,
  PORT: String(port),
  BACKEND_URL: backendUrl,
});
if (!(await answers(`http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}/health/live`, 30_000, () => stopping)))
  fail('The storefront does not answer. What it said stands above.');

console.log(`
  The shop is open:  http://${host === '0.0.0.0' ? 'localhost' : host}:${port}

  Stop               Ctrl-C
  Start anew         npm run reset        (forgets orders and carts, seeds the demo again)
  Another backend    BACKEND_URL=https://… npm start
  Another database   DEMO=1 DATABASE_URL=postgres://user:password@host/name npm start
${host === '0.0.0.0' && !env.ALLOWED_HOSTS && !env.PUBLIC_URL ? `  From other machines ALLOWED_HOSTS=<this machine's name or address>:${port} HOST=0.0.0.0 npm start\n` : ''}${external ? '' : `\n  Calls of the backend: ${backendUrl}/api/docs\n`}`);
