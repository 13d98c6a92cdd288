/** `npm run reset`: deletes the embedded database; the next start seeds the demo again. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './lib/run.mjs';

const dataDir = resolve(root, process.env.DATA_DIR || '.data');
const lock = join(dataDir, 'lock');

function isRunning() {
  if (!existsSync(lock)) return false;
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
}

if (isRunning()) {
  console.error('The backend is running on this data folder. Stop it first (Ctrl-C), then reset.');
  process.exit(1);
}
rmSync(join(dataDir, 'database'), { recursive: true, force: true });
rmSync(lock, { force: true });
console.log('The demo will be seeded again at the next start.');
