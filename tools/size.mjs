/** The size gate: scripts that a first page fetches before it is interactive (brotli), and the styles in its HTML. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './lib/run.mjs';

const KIB = 1024;
/**
 * KiB of scripts: least on the landing page, the first impression, and on pages of text (decision 127); most where an order is checked
 * before it is sent (decision 077), and on homes, which sell in their first view (decision 091), where goods are chosen (decision 093),
 * and where an order says when it comes (114).
 */
const LIMITS = {
  landing: 173.1,
  'shipping-policy': 169.9,
  'not-found': 168.6,
  help: 172.4,
  checkout: 214.8,
  parcel: 216.6,
  product: 208.5,
  order: 208.4,
};
const limitOf = (page) => LIMITS[page] ?? (page.startsWith('home ') ? 209.9 : 206.7);
const STYLES = 14;
/**
 * KiB by which the same scripts differ from build to build: the bundler orders imports by names with hashes, so one changed text anywhere
 * moves parts of every chunk. A limit is what was measured; a page is over it when this does not explain the rest.
 */
const LUCK = 0.3;

const folder = join(root, 'apps/storefront/dist/client');
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));

/** The hash at the end of a file's name. */
const HASH = /-[\w-]{7}(?=\.\w+$)/;
const nameHash = (name) => `-${createHash('sha256').update(name).digest('base64url').slice(0, 7)}`;
/**
 * Chunks name each other with hashes of their content. Hashes of what they are called take their place here: a size changes with the code,
 * and not by the luck of how its hashes compress, which is 0.1 KiB of a page.
 */
const steadyNames = new Map(
  Object.entries(manifest).flatMap(([key, { file, css = [] }]) =>
    [file, ...css].map((path) => {
      const name = basename(path);
      return [name, name.replace(HASH, nameHash(key.replace(HASH, '') + name.replace(HASH, '')))];
    }),
  ),
);
const sizes = new Map();
function compressedSize(file) {
  if (!sizes.has(file)) {
    const text = readFileSync(join(folder, file), 'utf8');
    const steady = text.replace(/[\w.]+(?:-[\w.]+)*?-[\w-]{7}\.(?:js|css)/g, (name) => steadyNames.get(name) ?? name);
    sizes.set(file, brotliCompressSync(steady).length);
  }
  return sizes.get(file);
}

/** Adds a chunk and what it imports. */
function collect(key, seen) {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return seen;
  seen.add(key);
  for (const entry of chunk.imports ?? []) collect(entry, seen);
  return seen;
}

const modules = JSON.parse(readFileSync(join(folder, '.vite/modules.json'), 'utf8'));
const keyOfFile = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
const keyOf = (module) => {
  const key = keyOfFile.get(modules[module]?.file);
  if (!key) throw new Error(`${module} is in no chunk`);
  return key;
};

/** Locale files by namespace, in English. */
const messageFiles = new Map(
  Object.entries(modules).flatMap(([file, { namespace }]) =>
    namespace && file.endsWith('/en.json') ? [[namespace, file]] : [],
  ),
);
/** As routes and definitions describe them; pages of one file are one entry. A home also loads the list of its module's sections. */
const { listPages, splitForcedColors } = await import(join(root, 'apps/storefront/dist/server/listed-pages.js'));
const pages = new Map((await listPages()).map((page) => [`${page.file} ${page.home}`, page]));
const entries = [...pages.values()]
  .map(({ name, file, home, messages }) => ({
    page: name,
    parts: [file, ...(home ? [modules[home].home] : []), ...messages.map((namespace) => messageFiles.get(namespace))],
  }))
  .sort(({ page: one }, { page: other }) => one.localeCompare(other));
const unknown = Object.keys(LIMITS).filter((name) => !entries.some(({ page }) => page === name));
if (entries.length < 20 || unknown.length > 0)
  throw new Error(`The build has ${entries.length} pages, and not ${unknown}.`);
let over = false;
for (const { page, parts } of entries) {
  const limit = limitOf(page);
  const keys = collect('src/entry-client.tsx', new Set());
  for (const part of parts) collect(keyOf(part), keys);
  const chunks = [...keys].map((key) => manifest[key]);
  const scripts = chunks.reduce((sum, { file }) => sum + compressedSize(file), 0) / KIB;
  const css = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))]
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('');
  const styles = brotliCompressSync(splitForcedColors(css).rest).length / KIB;
  const isOver = scripts > limit + LUCK || styles > STYLES;
  over ||= isOver;
  console.log(
    `${isOver ? 'OVER ' : '     '}${page.padEnd(14)} scripts ${scripts.toFixed(1).padStart(6)} KiB of ${limit}   styles ${styles.toFixed(1).padStart(5)} KiB of ${STYLES}`,
  );
}
if (over) {
  console.error(
    'A page is over its size. See which chunk grew: npx vite build in apps/storefront, and look at dist/client/.vite/manifest.json.',
  );
  process.exit(1);
}
