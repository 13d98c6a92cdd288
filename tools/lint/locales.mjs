/** Lint of the locale files of every library: see locale-files.mjs. */
import { LANGUAGES } from '../lib/languages.mjs';
import { root } from '../lib/run.mjs';
import { localeFaults } from './locale-files.mjs';

const faults = localeFaults(root, LANGUAGES);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
