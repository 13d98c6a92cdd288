/** Deletes what backend-run.cjs made. */
const { rmSync } = require('node:fs');

module.exports = () => {
  for (const folder of globalThis.foldersOfRun) rmSync(folder, { recursive: true, force: true });
};
