/** Builds both apps for production, and packs the browser's files with brotli and gzip. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { root, run } from './lib/run.mjs';

const vite = join(root, 'node_modules/vite/bin/vite.js');

function* filesBelow(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

function pack(folder) {
  for (const file of filesBelow(folder)) {
    if (!/\.(js|css|svg|json|txt)$/.test(file)) continue;
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

const env = { NODE_ENV: 'production' };
await Promise.all([
  run('backend', process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: join(root, 'apps/backend'), env }),
  run('storefront for the browser', process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps/storefront'),
    env,
  }),
]);
await run(
  'service worker',
  process.execPath,
  [vite, 'build', '--config', 'vite.worker.config.ts', '--logLevel', 'warn'],
  { cwd: join(root, 'apps/storefront'), env },
);
await run('storefront server', process.execPath, [vite, 'build', '--ssr', '--logLevel', 'warn'], {
  cwd: join(root, 'apps/storefront'),
  env,
});
const client = join(root, 'apps/storefront/dist/client');
// Those who preview links read no SVG.
await sharp(join(root, 'apps/storefront/brand/share.svg')).png({ palette: true }).toFile(join(client, 'share.png'));
pack(client);
