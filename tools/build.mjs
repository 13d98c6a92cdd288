/**
 * Builds both apps for production, and compresses the browser's files with brotli and gzip. `node tools/build.mjs
 * backend` builds one.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { filesBelow } from './lib/files.mjs';
import { root, run } from './lib/run.mjs';

const vite = join(root, 'node_modules/vite/bin/vite.js');

function compress(folder) {
  for (const file of filesBelow(folder)) {
    if (!/\.(js|css|svg|json|txt)$/.test(file)) continue;
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

const env = { NODE_ENV: 'production' };
const build = (name, app, ...args) =>
  run(name, process.execPath, [vite, 'build', ...args, '--logLevel', 'warn'], { cwd: join(root, 'apps', app), env });

async function buildStorefront() {
  await build('storefront for the browser', 'storefront');
  await build('service worker', 'storefront', '--config', 'vite.worker.config.ts');
  await build('storefront server', 'storefront', '--ssr');
  const client = join(root, 'apps/storefront/dist/client');
  await run('chunks of the browser', process.execPath, [
    '--experimental-vm-modules',
    '--no-warnings',
    join(root, 'tools/link-chunks.mjs'),
    join(client, 'assets'),
  ]);
  // Neither link previews nor notifications support SVG.
  for (const name of ['share', 'icon'])
    await sharp(join(root, `apps/storefront/brand/${name}.svg`))
      .png({ palette: true })
      .toFile(join(client, `${name}.png`));
  compress(client);
}
const BUILDS = { backend: () => build('backend', 'backend'), storefront: buildStorefront };

const named = process.argv.slice(2);
await Promise.all((named.length > 0 ? named : Object.keys(BUILDS)).map((name) => BUILDS[name]()));
