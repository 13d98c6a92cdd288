/** What one run of the backend's specs shares: the demos that it seeds once and copies, and the programs that it builds once and starts. */
const { cpSync, mkdirSync, mkdtempSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

const root = join(__dirname, '../..');
const backend = join(root, 'apps/backend');

/** Below the root, where built files find the packages. */
function folderOfPrograms() {
  mkdirSync(join(root, 'tmp'), { recursive: true });
  return mkdtempSync(join(root, 'tmp/specs-'));
}

/** Compiling them at each start would take most of its processor time. */
async function buildPrograms(folder) {
  const { build } = await import('vite');
  const input = {
    'database-worker': 'src/db/embedded/worker.ts',
    'backend-of-spec': 'src/sequences-process.spec-helper.ts',
    cli: 'src/cli.ts',
  };
  for (const name of Object.keys(input)) input[name] = join(backend, input[name]);
  await build({
    configFile: join(backend, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: join(folder, 'programs'), rolldownOptions: { input } },
  });
  cpSync(join(backend, 'assets'), join(folder, 'assets'), { recursive: true });
}

module.exports = async () => {
  // A run of several projects sets up each of them.
  if (globalThis.foldersOfRun) return;
  const [demos, built] = [mkdtempSync(join(tmpdir(), 'shop-demos-')), folderOfPrograms()];
  process.env.SAVED_DEMOS = demos;
  process.env.BUILT_PROGRAMS = join(built, 'programs');
  globalThis.foldersOfRun = [demos, built];
  await buildPrograms(built);
};
