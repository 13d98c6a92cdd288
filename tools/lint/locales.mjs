/** Lint of the locale files of every library: see locale-files.mjs. */
import { LANGUAGES } from '../lib/languages.mjs';
import { root } from '../lib/run.mjs';
import { localeErrors } from './locale-files.mjs';

const errors = localeErrors(root, LANGUAGES);
for (const error of errors) console.error(error);
if (errors.length > 0) process.exit(1);
