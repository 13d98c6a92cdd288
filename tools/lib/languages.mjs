/** The languages of the storefront by code, with all that is a language's own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

export const LANGUAGES = JSON.parse(readFileSync(join(root, 'libs/i18n/src/languages.json'), 'utf8'));
