/**
 * `npm test`: all steps in order; stops at the first failure and shows its output. `npm test -- unit e2e` runs the named steps only.
 * Each step is an Nx target: unchanged steps are answered from the cache (decision 074). `npm test -- --skip-nx-cache`
 * runs all of them. Installs what it needs, or prints what to install.
 */
import { join } from 'node:path';
import { installPackages } from './lib/install-packages.mjs';
import { root, run } from './lib/run.mjs';

const SERVERS = 'tag:scope:server';
/** Steps of a group run in parallel; steps that use the whole machine run alone. */
const GROUPS = [
  {
    // Components' specs wait for timers: three fill two cores.
    parallel: 3,
    steps: {
      format: { targets: ['format'] },
      lint: { targets: ['lint-all'] },
      types: { targets: ['types'] },
      unit: { targets: ['test'], projects: ['--exclude', SERVERS] },
    },
  },
  {
    // They wait for programs that they start, and a build begins and ends on one core: beside each other they fill two.
    parallel: 3,
    steps: {
      'unit of tools': { targets: ['test-tools'] },
      stories: { targets: ['stories'] },
      build: { targets: ['build'] },
      size: { targets: ['size'] },
    },
  },
  // The conformance suite mostly waits for the backend that it calls, so it runs beside the backend's specs.
  { parallel: 2, steps: { contract: { targets: ['test'], projects: ['--projects', SERVERS] } } },
  { steps: { 'end-to-end': { targets: ['e2e'] } } },
];
const HINTS = {
  format: 'Fix it with: npm run format',
  lint: 'Each line names the rule and the file.',
  stories: 'Each story runs in a real browser, with axe.',
  contract: 'The backend on both databases, and the conformance suite.',
};

/** Arguments of one `nx run-many` for these steps. */
function argumentsFor(steps) {
  const targets = steps.flatMap(([, step]) => step.targets);
  const projects = steps.flatMap(([, step]) => step.projects ?? []);
  return ['run-many', '-t', ...targets, ...projects];
}

const args = process.argv.slice(2);
const flags = args.filter((arg) => arg.startsWith('-'));
const wanted = args.filter((arg) => !arg.startsWith('-'));
const isNamed = (word, [name, { targets }]) => name.startsWith(word) || targets.includes(word);
const isWanted = (step) => wanted.length === 0 || wanted.some((word) => isNamed(word, step));
const all = GROUPS.flatMap(({ steps }) => Object.entries(steps));
const unknown = wanted.filter((word) => !all.some((step) => isNamed(word, step)));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}. Steps: ${all.map(([name]) => name).join(', ')}.`);
  process.exit(2);
}
const seconds = (since) => ((Date.now() - since) / 1000).toFixed(1);
const nx = join(root, 'node_modules/nx/dist/bin/nx.js');
const env = { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false' };

const began = Date.now();
await installPackages();
for (const { steps, parallel = 1 } of GROUPS) {
  const chosen = Object.entries(steps).filter(isWanted);
  if (chosen.length === 0) continue;
  const names = chosen.map(([name]) => name).join(', ');
  const start = Date.now();
  console.log(`\n── ${names}`);
  const output = parallel > 1 ? 'static' : 'stream-without-prefixes';
  const options = [`--parallel=${parallel}`, '--nxBail', `--outputStyle=${output}`, ...flags];
  try {
    await run(names, process.execPath, [nx, ...argumentsFor(chosen), ...options], { env });
  } catch (error) {
    const hints = chosen.flatMap(([name]) => (HINTS[name] ? [`${name}: ${HINTS[name]}`] : []));
    console.error([`\n✗ ${error.message} after ${seconds(start)} s`, ...hints].join('\n  '));
    process.exit(1);
  }
  console.log(`✓ ${names}  ${seconds(start)} s`);
}
console.log(`\nAll green in ${((Date.now() - began) / 60_000).toFixed(1)} minutes.`);
