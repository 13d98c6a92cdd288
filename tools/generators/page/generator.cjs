/**
 * `npx nx g @shop/tools:page gift-cards --lib=promotions`: a page's definition, view, title and route, and its entry
 * in the storefront's list.
 */
const { formatFiles, generateFiles, names } = require('@nx/devkit');
const { join } = require('node:path');
const { withExport, withPage, withRoute, withTitle } = require('./edits.cjs');
const { LIST, messagesOf, ownerOf, packageOf } = require('./library.cjs');

const LANGUAGES = 'libs/util/src/languages.json';

/** @throws when the name or the path is malformed or taken */
function refuseTaken(tree, { name, path, fileName, propertyName, src }) {
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new Error(`'${name}' is not a page name: use lower case, as in 'gift-cards'.`);
  if (!/^(\/:?[a-zA-Z0-9-]+)+$/.test(path)) throw new Error(`'${path}' is not a page path, as in '/gift-cards/:id'.`);
  for (const file of [`${src}/lib/${fileName}.page.ts`, `${src}/lib/${fileName}-page.tsx`])
    if (tree.exists(file)) throw new Error(`${file} exists already.`);
  const owner = ownerOf(tree, path);
  if (owner) throw new Error(`${owner} has a page at ${path} already.`);
  if (new RegExp(`\\b${propertyName}Route\\b`).test(tree.read(LIST, 'utf8')))
    throw new Error(`${LIST} has a ${propertyName}Route already.`);
}

/** Validates everything before it writes: a failed generator leaves no files behind. */
module.exports = async function page(tree, { name, lib, path = `/${name}`, needsPlace = false, ...titles }) {
  const src = `libs/${lib}/src`;
  const packageName = packageOf(tree, lib);
  const vars = { ...names(name), name, path, needsPlace, src, packageName, ...messagesOf(tree, lib) };
  refuseTaken(tree, vars);
  const read = (file) => tree.read(file, 'utf8');
  const [first, ...rest] = name.replaceAll('-', ' ');
  const title = `${first.toUpperCase()}${rest.join('')}`;
  const changed = Object.keys(JSON.parse(read(LANGUAGES))).map((language) => {
    const file = `${src}/locales/${language}.json`;
    return [file, withTitle(read(file), file, vars.propertyName, titles[language] ?? title)];
  });
  changed.push(
    [`${src}/routes.ts`, withRoute(tree.exists(`${src}/routes.ts`) ? read(`${src}/routes.ts`) : null, vars)],
    [`${src}/index.ts`, withExport(read(`${src}/index.ts`), vars)],
    [LIST, withPage(read(LIST), LIST, vars)],
  );
  generateFiles(tree, join(__dirname, 'files'), `${src}/lib`, vars);
  for (const [file, source] of changed) tree.write(file, source);
  await formatFiles(tree);
};
