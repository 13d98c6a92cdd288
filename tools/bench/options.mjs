/** Options of a benchmark from its command line. */
import { parseArgs } from 'node:util';

/** @param defaults a text for each option @returns a text for each option */
export const readOptions = (defaults) =>
  parseArgs({
    allowPositionals: true,
    options: Object.fromEntries(
      Object.entries(defaults).map(([name, value]) => [name, { type: 'string', default: value }]),
    ),
  }).values;
