/**
 * `npm start`: installs what is missing, builds what has changed, starts the backend and the storefront, waits until both
 * answer and prints the address. Needs nothing but Node; Ctrl-C stops everything.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createChildren } from './lib/children.mjs';
import { filesBelow } from './lib/files.mjs';
import { installPackages } from './lib/install-packages.mjs';
import { isFree } from './lib/ports.mjs';
import { root, run } from './lib/run.mjs';

const env = process.env;
let size = {};
try {
  size = parseArgs({ options: { items: { type: 'string' }, stores: { type: 'string' } } }).values;
} catch (error) {
  fail(
    `${error.message}\nThe options of npm start: --items N --stores N (behind --, as in npm start -- --items 50000).`,
  );
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

/** Files whose change needs a new build. */
const sources = () =>
  ['apps', 'libs']
    .flatMap((folder) => filesBelow(join(root, folder)))
    .filter((file) => !/[\\/](node_modules|dist|\.data)[\\/]|\.(spec|stories)\.tsx?$/.test(file.slice(root.length)))
    .concat(['tools/build.mjs', 'package-lock.json'].map((file) => join(root, file)));

function fingerprint() {
  const hash = createHash('sha1');
  for (const file of sources()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${Math.round(mtimeMs)}\n`);
  }
  return hash.digest('hex');
}

async function build() {
  const marker = join(root, 'node_modules/.built');
  const current = fingerprint();
  const isBuilt =
    existsSync(join(root, 'apps/backend/dist/server.js')) &&
    existsSync(join(root, 'apps/storefront/dist/server/main.js'));
  if (isBuilt && existsSync(marker) && readFileSync(marker, 'utf8') === current) return;
  console.log('Building …');
  await run('build', process.execPath, ['tools/build.mjs']);
  writeFileSync(marker, current);
}

const children = createChildren();
let stopping;
const stop = (code) => (stopping ??= children.stop().then(() => process.exit(code)));

/** Starts a server and waits until `url` answers. Ends the script when the server exits. */
async function serve(name, file, extra, url) {
  const child = children.launch(file, { ...env, NODE_ENV: 'production', DEMO: demo, ...extra });
  void children.exited(child).then((code) => {
    if (!stopping) console.error(`\nThe ${name} stopped (${code}). Its output is above.`);
    return stop(1);
  });
  if (!(await children.ready(child, url, { name }))) await stop(1);
}

process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));

await installPackages().catch((error) =>
  fail(`${error.message}\nThe dependencies could not be installed. Check the network, then run npm start again.`),
);
await build().catch((error) => fail(error.message));
if (!(await isFree(port, host)))
  fail(`Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`);
if (!external && !(await isFree(backendPort)))
  fail(
    `Port ${backendPort} is in use. Stop what uses it, or choose another: BACKEND_PORT=${backendPort + 1} npm start`,
  );

const backendUrl = external || `http://127.0.0.1:${backendPort}`;
const address = `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`;
/** The demo sends no mail: it writes each into a folder, and links in them lead to this shop. */
const writesMails = demo === '1' && !env.SMTP_URL && !external;
const demoMails = {
  MAIL_DIR: env.MAIL_DIR || join(dataDir, 'mails'),
  STOREFRONTS: env.STOREFRONTS || env.PUBLIC_URL || address,
};
if (!external) {
  mkdirSync(dataDir, { recursive: true });
  const settings = {
    BACKEND_PORT: String(backendPort),
    DATA_DIR: dataDir,
    ...(writesMails ? demoMails : {}),
    LOG_LEVEL: env.LOG_LEVEL ?? 'warn',
    // `npm start -- --items 50000 --stores 2000`: the size of the demo if it is seeded now.
    ...(size.items ? { WORLD_ITEMS: size.items } : {}),
    ...(size.stores ? { WORLD_STORES: size.stores } : {}),
  };
  await serve('backend', 'apps/backend/dist/server.js', settings, `${backendUrl}/health/ready`);
}
await serve(
  'storefront',
  'apps/storefront/dist/server/main.js',
  { HOST: host, PORT: String(port), BACKEND_URL: backendUrl },
  `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}/health/live`,
);

console.log(`
  The shop is open:  ${address}

  Stop               Ctrl-C
${writesMails ? `  Mails of the demo  ${demoMails.MAIL_DIR}\n` : ''}  Start over         npm run reset        (deletes orders and carts, seeds the demo again)
  Another backend    BACKEND_URL=https://… npm start
  Another database   DEMO=1 DATABASE_URL=postgres://user:password@host/name npm start
${host === '0.0.0.0' && !env.ALLOWED_HOSTS && !env.PUBLIC_URL ? `  From other machines ALLOWED_HOSTS=<this machine's name or address>:${port} HOST=0.0.0.0 npm start\n` : ''}${external ? '' : `\n  Calls of the backend: ${backendUrl}/api/docs\n`}`);
