/** `npx nx g @shop/tools:component cart empty-basket`: a component with its styles, as `@nx/react:component` makes it, in the words of the house. */
const { formatFiles, joinPathFragments } = require('@nx/devkit');
const { componentGenerator } = require('@nx/react');

/** Named exports alone, and no words in JSX: they come as props. @throws when Nx makes components otherwise than expected */
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
    if (!pattern.test(text)) throw new Error(`${name}: @nx/react makes components in another way now (${pattern}).`);
    return text.replace(pattern, words);
  }, source);
}

module.exports = async function component(tree, { library, name }) {
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new Error(`'${name}' is no name of a file: small letters, as in 'empty-basket'.`);
  const path = joinPathFragments('libs', library, 'src/lib', name);
  if (!tree.exists(`libs/${library}/src`)) throw new Error(`There is no library libs/${library}.`);
  if (tree.exists(`${path}.tsx`)) throw new Error(`${path}.tsx exists already.`);
  await componentGenerator(tree, { path, style: 'css', skipTests: true, export: false, skipFormat: true });
  tree.write(`${path}.tsx`, inHouseStyle(tree.read(`${path}.tsx`, 'utf8'), name));
  tree.write(`${path}.module.css`, '.container {\n  display: grid;\n}\n');
  await formatFiles(tree);
};
