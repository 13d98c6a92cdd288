/** The size gate: scripts that a first page fetches before it is interactive (brotli), and the styles in its HTML. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './lib/run.mjs';

const KIB = 1024;
/**
 * KiB of scripts: least on the landing page, the first impression; most where an order is checked before it is sent (decision 077), and
 * on homes, which sell in their first view (decision 091), and where goods are chosen (decision 093).
 */
const LIMITS = { landing: 180, checkout: 210.5, parcel: 211.5, product: 205.5 };
const limitOf = (page) => LIMITS[page] ?? (page.startsWith('home ') ? 208.5 : 204.5);
const STYLES = 14;

const folder = join(root, 'apps/storefront/dist/client');
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
const compressedSize = (file) => readFileSync(join(folder, `${file}.br`)).length;

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

/** English messages of the app shell, of shopping pages, and of the page's own libs. */
const messagesOf = (...libs) => libs.map((lib) => keyOf(`libs/${lib}/src/locales/en.json`));
const layout = [...messagesOf('view-kit', 'shell', 'address-location'), keyOf('apps/storefront/src/locales/en.json')];
const shopping = [...messagesOf('cart', 'wishlist'), keyOf('libs/discovery/src/locales/search/en.json')];
const CARDS = messagesOf('catalog-cards', 'discovery');
const RESULTS = ['catalog-cards/src/locales/diet', 'discovery/src/locales/results'].map((folder) =>
  keyOf(`libs/${folder}/en.json`),
);
const ORDER_STATE = keyOf('libs/order-form/src/locales/state/en.json');
const MESSAGES_OF_PAGE = {
  landing: messagesOf('home'),
  results: [...CARDS, ...RESULTS],
  store: CARDS,
  brand: [...CARDS, ...RESULTS],
  category: [...CARDS, ...RESULTS],
  product: CARDS,
  checkout: messagesOf('checkout'),
  'sign-in': messagesOf('account'),
  profile: messagesOf('profile'),
  'my-orders': [...messagesOf('orders'), ORDER_STATE],
  'track-order': [...messagesOf('tracking'), ORDER_STATE],
  order: [...messagesOf('tracking'), ORDER_STATE],
  'order-placed': [...messagesOf('tracking'), ORDER_STATE],
};
/** All page definitions by name. */
const pages = Object.keys(modules)
  .filter((module) => module.endsWith('.page.ts'))
  .map((file) => [/([\w-]+)\.page\.ts$/.exec(file)[1], file])
  .sort(([one], [other]) => one.localeCompare(other));
if (pages.length < 20) throw new Error('The build has too few pages.');
/** A home page also loads the list of its module's sections, and the code of those that render with it. */
const MODULES = Object.keys(modules).flatMap(
  (module) => /^libs\/module-([\w-]+)\/src\/lib\/home\.ts$/.exec(module)?.[1] ?? [],
);
const isHome = (page) => page === 'home';
const entries = pages.flatMap(([page, file]) =>
  isHome(page)
    ? MODULES.map((module) => ({
        page: `home ${module}`,
        parts: [file, `libs/module-${module}/src/lib/home.ts`],
        messages: [...CARDS, ...messagesOf('home', `module-${module}`)],
      }))
    : [{ page, parts: [file], messages: MESSAGES_OF_PAGE[page] ?? [] }],
);
if (MODULES.length < 5) throw new Error('The build has too few home pages.');
let over = false;
for (const { page, parts, messages } of entries) {
  const limit = limitOf(page);
  const keys = collect('src/entry-client.tsx', new Set());
  for (const part of parts) collect(keyOf(part), keys);
  for (const key of [...layout, ...(page === 'landing' ? [] : shopping), ...messages]) collect(key, keys);
  const chunks = [...keys].map((key) => manifest[key]);
  const scripts = chunks.reduce((sum, { file }) => sum + compressedSize(file), 0) / KIB;
  const css = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))]
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('');
  const styles = brotliCompressSync(css).length / KIB;
  const isOver = scripts > limit || styles > STYLES;
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
