/**
 * `npm run requirements [-- AREA …] [--count]`: counts the rows of docs/requirements.md that tests name, and lists the rows that no test names.
 * A row counts when the title of a test, story or step names it together with at most three others: `it('[CART-11] …')`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './lib/files.mjs';
import { root } from './lib/run.mjs';

const MAX_IN_A_TITLE = 4;
const TEST = /\.(spec|test|e2e|stories)\.tsx?$/;
/** The first string after `it(`, `test.step(`, `it.each(…)(` and the like; stories name rows in `name:`. */
const TITLE = /(?:\b(?:it|test)\b[\w.]*\s*\(|\)\s*\(|`\s*\(|\bname:)\s*(['"`])((?:\\[^]|(?!\1)[^])*)\1/g;
const ROW = /\b[A-Z][A-Z0-9]*-\d{2,3}\b/g;

/** @returns the text of each row by its id */
export function rowsOf(markdown) {
  const rows = new Map();
  for (const line of markdown.split('\n')) {
    const [, id, text] = /^\| ([A-Z][A-Z0-9]*-\d{2,3}) \| (.*?) \| [^|]*\|$/.exec(line) ?? [];
    if (id && !rows.has(id)) rows.set(id, text);
  }
  return rows;
}

/** @returns the rows named by titles in a test file; titles with more than four rows do not count */
export function namedIn(source) {
  return [...source.matchAll(TITLE)].flatMap(([, , title]) => {
    const groups = [...title.matchAll(/\[([^\]]*)\]/g)].map(([, inside]) => inside).join(' ');
    const ids = new Set(groups.match(ROW) ?? []);
    return ids.size <= MAX_IN_A_TITLE ? [...ids] : [];
  });
}

const testFiles = () =>
  ['apps', 'libs', 'e2e', 'tools']
    .flatMap((folder) => filesBelow(join(root, folder)))
    .filter((file) => TEST.test(file) && !/[\\/](node_modules|dist)[\\/]/.test(file.slice(root.length)));

function main(args) {
  const areas = args.filter((arg) => !arg.startsWith('-'));
  const rows = rowsOf(readFileSync(join(root, 'docs/requirements.md'), 'utf8'));
  const named = new Set(testFiles().flatMap((file) => namedIn(readFileSync(file, 'utf8'))));
  const areaOf = (id) => id.split('-')[0];
  const known = [...new Set([...rows.keys()].map(areaOf))];
  const wanted = known
    .filter((area) => areas.length === 0 || areas.includes(area))
    .map((area) => [area, [...rows.keys()].filter((id) => areaOf(id) === area)]);
  for (const [area, ids] of wanted)
    console.log(`${area.padEnd(7)} ${ids.filter((id) => named.has(id)).length} of ${ids.length}`);
  if (args.includes('--count')) return;
  for (const id of wanted.flatMap(([, ids]) => ids)) if (!named.has(id)) console.log(`${id}: ${rows.get(id)}`);
}

if (process.argv[1]?.endsWith('requirements.mjs')) main(process.argv.slice(2));
