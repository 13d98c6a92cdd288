/**
 * Circles through `import('./x')`, which oxlint does not follow: a part that loads later and imports back from the file that loads it. It
 * could not be moved or tested without that file, and the bundler would load them together. Specs and stories are no part of a build.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { filesBelow } from '../lib/files.mjs';
import { root } from '../lib/run.mjs';

const CODE = /(?<!\.(?:spec|stories|spec-helper))\.tsx?$/;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The files that a file imports by a relative path: values, types, and what loads later. */
function importsOf(name, files) {
  const { importedFiles } = ts.preProcessFile(files.get(name), true, true);
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => posix.join(posix.dirname(name), fileName))
    .flatMap((path) => ENDINGS.map((ending) => path + ending).filter((other) => files.has(other)));
}

/**
 * @param files texts by path
 * @returns each circle once, as the paths along it
 */
export function circlesOf(files) {
  const found = [];
  const done = new Set();
  const visit = (name, trail) => {
    const start = trail.indexOf(name);
    if (start >= 0) found.push(trail.slice(start));
    if (start >= 0 || done.has(name)) return;
    for (const other of importsOf(name, files)) visit(other, [...trail, name]);
    done.add(name);
  };
  for (const name of files.keys()) visit(name, []);
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const paths = ['libs', 'apps'].flatMap((folder) => filesBelow(join(root, folder)));
  const names = paths
    .map((path) => relative(root, path))
    .filter((name) => CODE.test(name) && !/node_modules|dist\//.test(name));
  const files = new Map(
    names.filter((name) => existsSync(join(root, name))).map((name) => [name, readFileSync(join(root, name), 'utf8')]),
  );
  const circles = circlesOf(files);
  for (const circle of circles) console.error(`circle: ${[...circle, circle[0]].join(' → ')}`);
  if (circles.length > 0) process.exit(1);
}
