/** What the page generator checks before it writes: the library, and the paths that are taken. */
const { joinPathFragments } = require('@nx/devkit');

const LIST = 'apps/storefront/src/pages.ts';

/** @returns the name of the package @throws when the library does not exist, or may not have pages */
function packageOf(tree, lib) {
  const manifest = `libs/${lib}/package.json`;
  if (!/^[a-z][a-z0-9-]*$/.test(lib) || !tree.exists(manifest)) throw new Error(`There is no library libs/${lib}.`);
  const { name, nx } = JSON.parse(tree.read(manifest, 'utf8'));
  if (!nx?.tags?.includes('type:feature'))
    throw new Error(`libs/${lib} is not a feature (type:feature): it may not import @shop/page-engine.`);
  return name;
}

/** @returns the main namespace of the library, and its hook @throws when it has none */
function messagesOf(tree, lib) {
  const file = `libs/${lib}/src/messages.ts`;
  const source = tree.exists(file) ? tree.read(file, 'utf8') : '';
  const messages = /(\w+) = registerMessages\([^)]*\) => import\(`\.\/locales\/\$\{language\}\.json`\)/.exec(
    source,
  )?.[1];
  const hook = messages && new RegExp(`(\\w+) = \\(\\) => useMessages\\(${messages}\\)`).exec(source)?.[1];
  if (!hook) throw new Error(`${file} has no hook for the messages of locales/<language>.json.`);
  return { messages, hook };
}

/** A file, and the files beside it that it imports paths from. */
function withImports(tree, file) {
  const source = tree.read(file, 'utf8');
  const beside = [...source.matchAll(/ from '(\.\/[^']+)'/g)].map(([, from]) =>
    joinPathFragments(file, '..', `${from}.ts`),
  );
  return [source, ...beside.filter((path) => tree.exists(path)).map((path) => tree.read(path, 'utf8'))];
}

/** Paths that differ only in the names of their parameters are equal. */
const shapeOf = (path) => path.replace(/:\w+/g, ':');

/** Addresses that pages share, of libraries, and of routes without links. */
const addressFiles = (tree) =>
  [
    LIST,
    'libs/util/src/paths.ts',
    ...tree.children('libs').flatMap((lib) => ['routes', 'addresses'].map((file) => `libs/${lib}/src/${file}.ts`)),
  ].filter((file) => tree.exists(file));

/** `\`${AUTH}sign-in\`` as '/auth/sign-in', where the file says what AUTH is. */
function withConstants(source) {
  const constants = new Map(
    [...source.matchAll(/^const ([A-Z]+) = '([^']*)'/gm)].map(([, name, value]) => [name, value]),
  );
  return source.replace(/`\$\{([A-Z]+)\}([^`$]*)`/g, (whole, name, rest) =>
    constants.has(name) ? `'${constants.get(name)}${rest}'` : whole,
  );
}

/** @returns the file that has a page at this path; null: the path is free */
function ownerOf(tree, path) {
  const has = (source) =>
    [...withConstants(source).matchAll(/'(\/[^'\s]*)'/g)].some(([, taken]) => shapeOf(taken) === shapeOf(path));
  return addressFiles(tree).find((file) => withImports(tree, file).some(has)) ?? null;
}

module.exports = { LIST, messagesOf, ownerOf, packageOf };
