/** Edits of the page generator in existing files. */

/** Adds a name to the braces of an import or export, in alphabetical order. */
const withName = (names, name) => [...(names.match(/[^\s,][^,]*[^\s,]/g) ?? []), name].sort().join(', ');

/** Adds a route to `src/routes.ts`. @param source null: the file does not exist yet */
function withRoute(source, { propertyName, fileName, path, needsPlace }) {
  const head = `/** The pages of this library, as the app lists them. */\nimport type { PageRoute } from '@shop/page-engine';\n\n`;
  const route = `export const ${propertyName}Route: PageRoute = {
  path: '${path}',
  definition: () => import('./lib/${fileName}.page'),${needsPlace ? '\n  needsPlace: true,' : ''}
};
`;
  return (source ?? head) + route;
}

/** Exports the route from `src/index.ts`. */
function withExport(source, { propertyName }) {
  const routes = /export \{([^}]*)\} from '\.\/routes';/;
  const line = (names) => `export { ${withName(names, `${propertyName}Route`)} } from './routes';`;
  return routes.test(source)
    ? source.replace(routes, (_line, names) => line(names))
    : `${source.trimEnd()}\n${line('')}\n`;
}

/** Adds the title to the messages of one language. @throws when the key is taken */
function withTitle(source, file, key, title) {
  const messages = JSON.parse(source);
  if (key in messages) throw new Error(`${file} has '${key}' already.`);
  const comma = Object.keys(messages).length > 0 ? ',' : '';
  return source.replace(/\s*\}\s*$/, () => `${comma}\n  ${JSON.stringify(key)}: ${JSON.stringify({ title })}\n}\n`);
}

/**
 * Imports the route into the app's list, and adds it before the pages that join several features. @throws when the
 * list has another form than expected
 */
function withPage(source, list, { propertyName, packageName }) {
  const joined = /^( *)\.\.\.joined,$/m;
  const imports = [...source.matchAll(/^import [^;]* from '([^']+)';\n/gm)];
  if (!joined.test(source) || imports.length === 0) throw new Error(`${list} has no list of pages.`);
  const route = `${propertyName}Route`;
  const own = imports.find(([, from]) => from === packageName);
  const next = imports.find(([, from]) => from > packageName);
  const at = own?.index ?? next?.index ?? imports.at(-1).index + imports.at(-1)[0].length;
  const names = own ? /\{([^}]*)\}/.exec(own[0])?.[1] : '';
  const line = `import { ${withName(names ?? '', route)} } from '${packageName}';\n`;
  return (source.slice(0, at) + line + source.slice(at + (own?.[0].length ?? 0))).replace(joined, `$1${route},\n$&`);
}

module.exports = { withExport, withPage, withRoute, withTitle };
