/**
 * Both languages have the same keys, none is empty, and what is counted has every plural form of its language (plurals.mjs).
 * In Arabic an amount stands in an isolate of its own: after Arabic letters '€1.31' would be drawn as '1.31€'. A namespace names
 * its file ('discovery.search' is libs/discovery/src/locales/search.en.json): the server tells the browser from it what to fetch.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root } from '../lib/run.mjs';
import { PLURAL, pluralFaults } from './plurals.mjs';

const BARE_AMOUNT = /(?<!\u2066)\{\{(amount|off|low|high)\}\}(?!\u2069)/;

function flat(value, prefix = '') {
  return Object.entries(value).flatMap(([key, entry]) =>
    typeof entry === 'string' ? [[`${prefix}${key}`, entry]] : flat(entry, `${prefix}${key}.`),
  );
}
const read = (file) => flat(JSON.parse(readFileSync(file, 'utf8')));
const stems = (entries) => new Set(entries.map(([key]) => key.replace(PLURAL, '')));

let bad = 0;
const say = (text) => {
  console.error(text);
  bad += 1;
};
const homes = [
  ...readdirSync(join(root, 'libs')).map((name) => ({ name, folder: join(root, 'libs', name, 'src') })),
  { name: 'storefront', folder: join(root, 'apps/storefront/src') },
];
for (const { folder } of homes) {
  const locales = join(folder, 'locales');
  const files = existsSync(locales) ? readdirSync(locales) : [];
  for (const file of files.filter((entry) => /(^|\.)en\.json$/.test(entry))) {
    const other = file.replace(/en\.json$/, 'ar.json');
    if (!files.includes(other)) {
      say(`${locales}: ${other} is missing`);
      continue;
    }
    const [english, arabic] = [file, other].map((name) => read(join(locales, name)));
    const [en, ar] = [stems(english), stems(arabic)];
    for (const key of en) if (!ar.has(key)) say(`${locales}: ${other} lacks ${key}`);
    for (const key of ar) if (!en.has(key)) say(`${locales}: ${file} lacks ${key}`);
    for (const fault of [...pluralFaults(english, 'en'), ...pluralFaults(arabic, 'ar')]) say(`${locales}: ${fault}`);
    for (const [key, text] of arabic)
      if (BARE_AMOUNT.test(text)) say(`${locales}: the amount of ${key} wants \\u2066 and \\u2069 around it`);
    for (const [key, text] of [...english, ...arabic]) if (!text.trim()) say(`${locales}: ${key} is empty`);
  }
}

const DEFINED = /defineTexts<[^>]+>\('([^']+)', \{\s*en: \(\) => import\('([^']+)'\)/g;
for (const { name, folder } of homes) {
  const sources = readdirSync(folder, { recursive: true }).filter((file) => /(?<!\.spec)\.tsx?$/.test(file));
  for (const file of sources) {
    for (const [, namespace, path] of readFileSync(join(folder, file), 'utf8').matchAll(DEFINED)) {
      const [lib, part] = namespace.split('.');
      const wanted = join(folder, 'locales', `${part ? `${part}.` : ''}en.json`);
      if (lib !== name || resolve(folder, dirname(file), path) !== wanted)
        say(`${join(folder, file)}: the words of '${namespace}' are expected in ${wanted}`);
    }
  }
}
if (bad > 0) process.exit(1);
