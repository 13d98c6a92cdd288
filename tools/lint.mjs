/**
 * Lint: the project graph first (without it module boundaries are silently skipped), then eslint, import cycles, fields renamed in the contract,
 * unused packages, styles, locale files.
 */
import { join } from 'node:path';
import { root, run } from './lib/run.mjs';

const env = { NX_DAEMON: 'false', NX_NO_CLOUD: 'true' };
await run('nx graph', process.execPath, [join(root, 'node_modules/nx/dist/bin/nx.js'), 'show', 'projects'], {
  env,
  stdio: ['ignore', 'ignore', 'inherit'],
});
await run('eslint', process.execPath, [join(root, 'node_modules/eslint/bin/eslint.js'), '.', '--max-warnings', '0'], {
  env,
});
await run('circles', process.execPath, [
  join(root, 'node_modules/oxlint/bin/oxlint'),
  '-c',
  'tools/lint/oxlint.json',
  'apps',
  'libs',
  'tools',
  'e2e',
  '--quiet',
]);
await run('circles of parts that load later', process.execPath, ['tools/lint/circles.mjs']);
await run('renamed fields', process.execPath, ['tools/lint/renames.mjs']);
await run('unused packages', process.execPath, [join(root, 'node_modules/knip/bin/knip.js'), '--no-progress']);
await run('styles', process.execPath, ['tools/lint/styles.mjs']);
await run('locales', process.execPath, ['tools/lint/locales.mjs']);
