/** The storefront's languages by code, with their properties. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

export const LANGUAGES = JSON.parse(readFileSync(join(root, 'libs/util/src/languages.json'), 'utf8'));
