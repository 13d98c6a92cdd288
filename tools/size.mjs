/** The size gate: what a first page fetches before it answers to a press, with brotli, and the styles in its HTML. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './lib/run.mjs';

const KIB = 1024;
/** KiB of scripts; landing is the first impression. */
const SCRIPTS = {
  landing: 149,
  home: 157,
  store: 156,
  category: 155,
  product: 157,
  checkout: 163,
  'sign-in': 162,
  'my-orders': 151,
  'track-order': 159,
  order: 155,
  'order-placed': 151,
};
const STYLES = 14;

const folder = join(root, 'apps/storefront/dist/client');
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
const packed = (file) => readFileSync(join(folder, `${file}.br`)).length;

function collect(key, seen) {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return seen;
  seen.add(key);
  for (const entry of chunk.imports ?? []) collect(entry, seen);
  return seen;
}

/** The words that the frame loads with the first page. */
const words = Object.keys(manifest).filter((key) =>
  /(?:storefront\/)?src\/locales\/en\.json$|libs\/(?:address-location|cart|catalog-cards|discovery|shell|wishlist)\/src\/locales\/en\.json$/.test(
    key,
  ),
);
let over = false;
for (const [page, limit] of Object.entries(SCRIPTS)) {
  const keys = collect('src/entry-client.tsx', new Set());
  collect(`src/pages/${page}.tsx`, keys);
  for (const key of words) collect(key, keys);
  const chunks = [...keys].map((key) => manifest[key]);
  const scripts = chunks.reduce((sum, { file }) => sum + packed(file), 0) / KIB;
  const css = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))]
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('');
  const styles = brotliCompressSync(css).length / KIB;
  const bad = scripts > limit || styles > STYLES;
  over ||= bad;
  console.log(
    `${bad ? 'OVER ' : '     '}${page.padEnd(14)} scripts ${scripts.toFixed(1).padStart(6)} KiB of ${limit}   styles ${styles.toFixed(1).padStart(5)} KiB of ${STYLES}`,
  );
}
if (over) {
  console.error(
    'A page is over its size. See which chunk grew: npx vite build in apps/storefront, and look at dist/client/.vite/manifest.json.',
  );
  process.exit(1);
}
