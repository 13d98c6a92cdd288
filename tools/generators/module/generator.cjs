/** `npx nx g @shop/tools:module pets`: a new module library, and its entry in the storefront's registry. */
const { formatFiles, generateFiles, installPackagesTask, names } = require('@nx/devkit');
const { join } = require('node:path');

const REGISTRY = 'apps/storefront/src/app/modules.ts';

/** Adds an import and a list entry. @throws when the registry has another form than expected */
function register(source, { fileName, propertyName }) {
  const imports = source.lastIndexOf('import ');
  const list = /createModuleRegistry\(\[([^\]]*)\]\)/.exec(source);
  if (imports < 0 || !list) throw new Error(`${REGISTRY} has no list of modules.`);
  const line = `import { ${propertyName}Module } from '@shop/module-${fileName}';\n`;
  const words = list[1].trim().replace(/,$/, '');
  return (
    source.slice(0, imports) +
    line +
    source.slice(imports).replace(list[0], `createModuleRegistry([${words}, ${propertyName}Module])`)
  );
}

module.exports = async function module(tree, { name, accent = 'brand', skipInstall = false }) {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new Error(`'${name}' is not a module name: use lower case, as in 'pets'.`);
  const vars = { ...names(name), accent };
  const root = `libs/module-${vars.fileName}`;
  if (tree.exists(root)) throw new Error(`${root} exists already.`);
  generateFiles(tree, join(__dirname, 'files'), root, vars);
  tree.write(REGISTRY, register(tree.read(REGISTRY, 'utf8'), vars));
  await formatFiles(tree);
  // Links the new package, so that the storefront finds it.
  return skipInstall ? undefined : () => installPackagesTask(tree, true);
};
