/** Lines that the generator of pages adds to files that stand already. */

/** One name more in the braces of an import or export, in the order of the alphabet. */
const withName = (names, name) => [...(names.match(/[^\s,][^,]*[^\s,]/g) ?? []), name].sort().join(', ');

/** `src/routes.ts` with one route more. @param source null: there is none yet */
function withRoute(source, { propertyName, fileName, path, needsPlace }) {
  const head = `/** The pages of this library, as the app lists them. */\nimport type { PageRoute } from '@shop/page-engine';\n\n`;
  const route = `export const ${propertyName}Route: PageRoute = {
  path: '${path}',
  definition: () => import('./lib/${fileName}.page'),${needsPlace ? '\n  needsPlace: true,' : ''}
};
`;
  return (source ?? head) + route;
}

/** `src/index.ts`: exports the route. */
function withExport(source, { propertyName }) {
  const routes = /export \{([^}]*)\} from '\.\/routes';/;
  const line = (names) => `export { ${withName(names, `${propertyName}Route`)} } from './routes';`;
  return routes.test(source)
    ? source.replace(routes, (_line, names) => line(names))
    : `${source.trimEnd()}\n${line('')}\n`;
}

/** The messages of one language, the title after what stands there. @throws when the key is taken */
function withTitle(source, file, key, title) {
  const messages = JSON.parse(source);
  if (key in messages) throw new Error(`${file} has '${key}' already.`);
  const comma = Object.keys(messages).length > 0 ? ',' : '';
  return source.replace(/\s*\}\s*$/, () => `${comma}\n  ${JSON.stringify(key)}: ${JSON.stringify({ title })}\n}\n`);
}

/** The app's list: imports the route, and shows it before the pages that join several features. @throws when it is written otherwise than expected */
function withPage(source, list, { propertyName, packageName }) {
  const joined = /^( *)\.\.\.joined,$/m;
  const imports = [...source.matchAll(/^import [^;]* from '([^']+)';\n/gm)];
  if (!joined.test(source) || imports.length === 0) throw new Error(`${list} holds no list of pages any more.`);
  const route = `${propertyName}Route`;
  const own = imports.find(([, from]) => from === packageName);
  const next = imports.find(([, from]) => from > packageName);
  const at = own?.index ?? next?.index ?? imports.at(-1).index + imports.at(-1)[0].length;
  const names = own ? /\{([^}]*)\}/.exec(own[0])?.[1] : '';
  const line = `import { ${withName(names ?? '', route)} } from '${packageName}';\n`;
  return (source.slice(0, at) + line + source.slice(at + (own?.[0].length ?? 0))).replace(joined, `$1${route},\n$&`);
}

module.exports = { withExport, withPage, withRoute, withTitle };
