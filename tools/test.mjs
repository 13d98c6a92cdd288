/**
 * `npm test`: all steps in order; stops at the first failure and shows its output. `npm test -- unit e2e` runs the named steps only.
 * Each step is an Nx target: unchanged steps are answered from the cache (decision 074). `npm test -- --skip-nx-cache`
 * runs all of them. Installs what it needs, or prints what to install.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './lib/run.mjs';

const bin = (path) => join(root, 'node_modules', path);

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

const SERVERS = 'tag:scope:server';
/** Steps of a group run in parallel; steps that use the whole machine run alone. */
const GROUPS = [
  {
    parallel: 2,
    steps: {
      format: { targets: ['format'] },
      lint: { targets: ['lint-all'] },
      types: { targets: ['types'] },
      unit: { targets: ['test'], projects: ['--exclude', SERVERS] },
    },
  },
  // These plant rule violations among the sources for a moment, so no other step may run beside them.
  { steps: { 'unit of tools': { targets: ['test-tools'] } } },
  { steps: { stories: { targets: ['stories'] } } },
  { steps: { contract: { targets: ['test'], projects: ['--projects', SERVERS] } } },
  { parallel: 2, steps: { build: { targets: ['build'] }, size: { targets: ['size'] } } },
  { steps: { 'end-to-end': { targets: ['e2e'] } } },
];
const HINTS = {
  format: 'Mend it with: npm run format',
  lint: 'Each line names the rule and the file.',
  stories: 'Each story runs in a real browser, with axe.',
  contract: 'The backend on both databases, and the client that decodes its answers.',
};

/** Arguments of one `nx run-many` for these steps. */
function wordsOf(steps) {
  const targets = steps.flatMap(([, step]) => step.targets);
  const projects = steps.flatMap(([, step]) => step.projects ?? []);
  return ['run-many', '-t', ...targets, ...projects];
}

const words = process.argv.slice(2);
const flags = words.filter((word) => word.startsWith('-'));
const wanted = words.filter((word) => !word.startsWith('-'));
const isNamed = (word, [name, { targets }]) => name.startsWith(word) || targets.includes(word);
const isWanted = (step) => wanted.length === 0 || wanted.some((word) => isNamed(word, step));
const all = GROUPS.flatMap(({ steps }) => Object.entries(steps));
const unknown = wanted.filter((word) => !all.some((step) => isNamed(word, step)));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}. Steps: ${all.map(([name]) => name).join(', ')}.`);
  process.exit(2);
}
const seconds = (since) => ((Date.now() - since) / 1000).toFixed(1);
const env = { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false' };

const began = Date.now();
await installPackages();
for (const { steps, parallel = 1 } of GROUPS) {
  const chosen = Object.entries(steps).filter(isWanted);
  if (chosen.length === 0) continue;
  const names = chosen.map(([name]) => name).join(', ');
  const start = Date.now();
  console.log(`\n── ${names}`);
  const how = [
    `--parallel=${parallel}`,
    '--nxBail',
    `--outputStyle=${parallel > 1 ? 'static' : 'stream-without-prefixes'}`,
  ];
  try {
    await run(names, process.execPath, [bin('nx/dist/bin/nx.js'), ...wordsOf(chosen), ...how, ...flags], { env });
  } catch (error) {
    const hints = chosen.flatMap(([name]) => (HINTS[name] ? [`${name}: ${HINTS[name]}`] : []));
    console.error([`\n✗ ${error.message} after ${seconds(start)} s`, ...hints].join('\n  '));
    process.exit(1);
  }
  console.log(`✓ ${names}  ${seconds(start)} s`);
}
console.log(`\nAll green in ${((Date.now() - began) / 60_000).toFixed(1)} minutes.`);
