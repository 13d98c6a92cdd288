/**
 * `npm run bench -- profile`: where the main thread spends a page's first visit, by library and by the shop's own files, from V8's
 * sampling profiler. Sampling makes scripts slower: compare shares, and times with `-- thread`. Build with source maps first:
 * `SOURCE_MAPS=1 node tools/build.mjs`.
 *   --turns N    visits per page; their mean is printed (default: 3)
 *   --only WORD  only pages whose name contains it
 *   --parts N    how many of the shop's files are listed (default: 15)
 *   --seconds N  of a visit after its first paint (default: 4.7); a busy machine hydrates later
 */
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { root } from '../lib/run.mjs';
import { startShop } from '../lib/servers.mjs';
import { PAGES, PORT } from './first-visits.mjs';
import { readOptions } from './options.mjs';
import { printHead, printRow } from './table.mjs';
import { profileOnce, VISIT_SECONDS } from './thread-visit.mjs';

const CLIENT = join(root, 'apps/storefront/dist/client');
const INTERVAL_MICROSECONDS = 200;
/** Libraries by their packages; whatever else is a library of its own. */
const LIBRARIES = [
  ['React', /^(react|react-dom|scheduler)$/],
  ['the router', /^(react-router|react-router-dom|@remix-run\/.*)$/],
  ['Mantine', /^@mantine\//],
  ['Redux Toolkit', /^@reduxjs\//],
  ['immer, reselect, redux', /^(immer|reselect|redux|react-redux|redux-thunk|use-sync-external-store)$/],
  ['i18next', /^(i18next|react-i18next)$/],
  ['Embla', /^embla-/],
];
/** V8's own nodes of a profile. */
const ENGINE = {
  '(garbage collector)': 'garbage collection',
  '(program)': 'the engine: styles, layout, paint, parsing',
};

const maps = new Map();
function mapOf(url) {
  const { pathname } = new URL(url);
  if (!maps.has(pathname)) {
    const file = join(CLIENT, `${pathname}.map`);
    maps.set(pathname, existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : null);
  }
  return maps.get(pathname);
}

/** @returns the source of a frame from the root of the repository; null: none of ours, or of a package */
function sourceOf({ url, lineNumber, columnNumber }) {
  if (!/^https?:.*\.js$/.test(url)) return null;
  const source = mapOf(url)?.findEntry(lineNumber, columnNumber).originalSource;
  return source ? source.replace(/^(\.\.\/)+/, '').replace(/^.*?(?=node_modules\/|libs\/|apps\/)/, '') : null;
}

function libraryOf({ functionName, url }, source) {
  if (ENGINE[functionName]) return ENGINE[functionName];
  // What runs when a file arrives has no name and no source.
  if (source === null)
    return !url ? "the browser's own functions" : /\.js$/.test(url) ? 'start of files' : 'scripts in the page';
  const name = /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (name) return LIBRARIES.find(([, pattern]) => pattern.test(name))?.[0] ?? name;
  return `the shop: ${/^(?:libs|apps)\/([^/]+)/.exec(source)?.[1] ?? 'chunks'}`;
}

const isOwn = (source) => source !== null && /^(libs|apps)\//.test(source);

/** Adds the samples of a profile to milliseconds by library, and by the innermost file of the shop on the stack. */
function addSamples({ nodes, samples, timeDeltas }, byLibrary, byFile) {
  const byId = new Map(nodes.map((node) => [node.id, { ...node, source: sourceOf(node.callFrame) }]));
  for (const { id, children = [] } of nodes) for (const child of children) byId.get(child).parent = byId.get(id);
  const add = (times, key, ms) => times.set(key, (times.get(key) ?? 0) + ms);
  samples.forEach((id, index) => {
    const node = byId.get(id);
    // A sample's delta is the time until it; what runs until the next one is this node.
    const ms = Math.max(0, timeDeltas[index + 1] ?? 0) / 1000;
    if (node.callFrame.functionName === '(idle)') return;
    add(byLibrary, libraryOf(node.callFrame, node.source), ms);
    let owner = node;
    while (owner && !isOwn(owner.source)) owner = owner.parent;
    if (owner) add(byFile, owner.source, ms);
  });
}

const values = readOptions({ turns: '3', only: '', parts: '15', seconds: String(VISIT_SECONDS) });
const turns = Number(values.turns);
const shop = await startShop(PORT);
try {
  for (const [name, module, path] of PAGES.filter(([name]) => name.includes(values.only))) {
    const byLibrary = new Map();
    const byFile = new Map();
    await fetch(`${shop.url}${path}`);
    for (let turn = 0; turn < turns; turn += 1)
      addSamples(
        await profileOnce({ url: shop.url, module, path, seconds: Number(values.seconds) }, INTERVAL_MICROSECONDS),
        byLibrary,
        byFile,
      );
    if (![...maps.values()].some(Boolean))
      throw new Error('There are no source maps: SOURCE_MAPS=1 node tools/build.mjs');
    const print = (title, times, most) => {
      printHead(`${name}: ${title}`, 'ms');
      const largest = [...times].sort(([, one], [, other]) => other - one).slice(0, most);
      for (const [key, ms] of largest) printRow(key, (ms / turns).toFixed(1));
      console.log('');
    };
    print('library', byLibrary, Infinity);
    print('file, with what it calls', byFile, Number(values.parts));
  }
} finally {
  await shop.stop();
}
