/**
 * `npx nx g @shop/tools:component cart empty-basket`: a component with its styles, from `@nx/react:component`, in the
 * style of this repository.
 */
const { formatFiles, joinPathFragments } = require('@nx/devkit');
const { componentGenerator } = require('@nx/react');

/**
 * Named exports only, and texts as props instead of JSX text. @throws when the output of Nx has another form than
 * expected
 */
function inHouseStyle(source, name) {
  const parts = [
    [/^export default .*$/m, ''],
    [
      /export function (\w+)\(\)/,
      `export interface $1Props {\n  title: string;\n}\n\nexport function $1({ title }: $1Props)`,
    ],
    [/<h1>.*<\/h1>/, '<h2>{title}</h2>'],
    [/import styles from/, 'import classes from'],
    [/styles\['(\w+)'\]/, 'classes.$1'],
  ];
  return parts.reduce((text, [pattern, words]) => {
    if (!pattern.test(text)) throw new Error(`${name}: the output of @nx/react has changed (${pattern}).`);
    return text.replace(pattern, words);
  }, source);
}

module.exports = async function component(tree, { library, name }) {
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new Error(`'${name}' is not a file name: use lower case, as in 'empty-basket'.`);
  const path = joinPathFragments('libs', library, 'src/lib', name);
  if (!tree.exists(`libs/${library}/src`)) throw new Error(`There is no library libs/${library}.`);
  if (tree.exists(`${path}.tsx`)) throw new Error(`${path}.tsx exists already.`);
  await componentGenerator(tree, { path, style: 'css', skipTests: true, export: false, skipFormat: true });
  tree.write(`${path}.tsx`, inHouseStyle(tree.read(`${path}.tsx`, 'utf8'), name));
  tree.write(`${path}.module.css`, '.container {\n  display: grid;\n}\n');
  await formatFiles(tree);
};
