/** Rules of the locale files, per language. `languages.json` lists the languages and their directions. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { PLURAL, pluralErrors } from './plurals.mjs';
import { styleErrors } from './text-style.mjs';
import { valueErrors } from './values.mjs';

/** Amounts that are not isolated: after right-to-left letters, '€1.31' would be rendered as '1.31€'. */
const BARE_AMOUNT = /(?<!\u2066)\{\{-?\s*(amount|off|low|high)\s*\}\}(?!\u2069)/;
/**
 * Isolation marks around a placeholder that is isolated automatically, or a placeholder that is not isolated at all.
 */
const ISOLATED_TWICE = /[\u2066-\u2068]\{\{\s*\w/;
const NOT_ISOLATED = /(?<![\u2066-\u2068])\{\{-/;
/** The only allowed form of a registration, so that a new language needs a new file and no new code. */
const REGISTERED = /registerMessages\(\s*'([^']+)',\s*\(language\) => import\(`([^`]+)`\),?\s*\)/g;

const flat = (value, prefix = '') =>
  Object.entries(value).flatMap(([key, entry]) =>
    typeof entry === 'string' ? [[`${prefix}${key}`, entry]] : flat(entry, `${prefix}${key}.`),
  );
const read = (file) => flat(JSON.parse(readFileSync(file, 'utf8')));
const stems = (entries) => new Set(entries.map(([key]) => key.replace(PLURAL, '')));

/** The folders with a file per language: `locales` of a library, and its subfolders. */
function foldersOf(locales) {
  if (!existsSync(locales)) return [];
  const inside = readdirSync(locales, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [locales, ...inside.map(({ name }) => join(locales, name))].filter((folder) =>
    readdirSync(folder).some((file) => file.endsWith('.json')),
  );
}

function textErrors(code, { direction }, entries) {
  return entries.flatMap(([key, text]) => [
    ...(text.trim() ? [] : [`${code}: ${key} is empty`]),
    ...(direction === 'rtl' && BARE_AMOUNT.test(text)
      ? [`${code}: the amount of ${key} wants \\u2066{{- … }}\\u2069 around it`]
      : []),
    ...(ISOLATED_TWICE.test(text) ? [`${code}: ${key} isolates a value itself: write it {{- … }}`] : []),
    ...(NOT_ISOLATED.test(text) ? [`${code}: ${key} has a value that nothing isolates: write it {{ … }}`] : []),
  ]);
}

/**
 * Every language has the same keys and values as the first one, no text is empty, counted texts have every plural form
 * of their language, and texts keep the house style.
 * @param folder with a file per language @param languages properties by code; the first one is the reference
 * @returns a sentence for each error
 */
export function folderErrors(folder, languages) {
  const errors = [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const codes = Object.keys(languages);
  for (const file of files)
    if (!codes.includes(basename(file, '.json'))) errors.push(`${file} is of no language of the shop`);
  const there = codes.filter((code) => files.includes(`${code}.json`));
  for (const code of codes) if (!there.includes(code)) errors.push(`${code}.json is missing`);
  const entries = new Map(there.map((code) => [code, read(join(folder, `${code}.json`))]));
  const first = stems(entries.get(codes[0]) ?? []);
  for (const [code, of] of entries) {
    const keys = stems(of);
    for (const key of first) if (!keys.has(key)) errors.push(`${code}: ${key} is missing`);
    for (const key of keys) if (!first.has(key)) errors.push(`${codes[0]}: ${key} is missing`);
    errors.push(...pluralErrors(of, code), ...textErrors(code, languages[code], of), ...styleErrors(of, code));
  }
  errors.push(...valueErrors(entries));
  return errors.map((error) => `${folder}: ${error}`);
}

/**
 * A namespace matches its file ('discovery.search' is locales/search/ of libs/discovery), because the server derives
 * the file to preload from it.
 * @param source the library's source folder @param name of the library
 */
export function namespaceErrors(source, name) {
  const files = readdirSync(source, { recursive: true }).filter((file) => /(?<!\.spec)\.tsx?$/.test(file));
  return files.flatMap((file) => {
    const text = readFileSync(join(source, file), 'utf8');
    const registered = [...text.matchAll(REGISTERED)];
    const calls = [...text.matchAll(/\bregisterMessages\(/g)].length;
    return [
      ...(calls > registered.length
        ? [`${join(source, file)}: a registration imports its file by (language) => import(\`./locales/…\`)`]
        : []),
      ...registered.flatMap(([, namespace, path]) => {
        const [library, part] = namespace.split('.');
        const wanted = join(source, 'locales', part ?? '', '${language}.json');
        return library === name && resolve(source, dirname(file), path) === resolve(wanted)
          ? []
          : [`${join(source, file)}: the messages of '${namespace}' are expected in ${wanted}`];
      }),
    ];
  });
}

/** The library that implements registration, and the one that registers test messages. */
const WITHOUT_FILES = ['i18n', 'testing'];

/** @param root of the workspace */
export function localeErrors(root, languages) {
  const homes = [
    ...readdirSync(join(root, 'libs')).map((name) => ({ name, source: join(root, 'libs', name, 'src') })),
    { name: 'storefront', source: join(root, 'apps/storefront/src') },
  ].filter(({ name, source }) => !WITHOUT_FILES.includes(name) && existsSync(source));
  return homes.flatMap(({ name, source }) => [
    ...foldersOf(join(source, 'locales')).flatMap((folder) => folderErrors(folder, languages)),
    ...namespaceErrors(source, name),
  ]);
}
