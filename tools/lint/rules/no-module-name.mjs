/** No view compares a module's name, and the storefront contains none. Modules are data. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../lib/run.mjs';
import { inFolder } from './in-folder.mjs';

/** The types in the module definitions. */
const MODULE_TYPES = new Set(
  readdirSync(join(root, 'libs'))
    .filter((lib) => /^module-(?!kit$)/.test(lib))
    .flatMap((lib) => readdirSync(join(root, 'libs', lib, 'src')).map((file) => join(root, 'libs', lib, 'src', file)))
    .filter((file) => file.endsWith('-module.ts'))
    .flatMap((file) => /^ {2}type: '([^']+)'/m.exec(readFileSync(file, 'utf8'))?.[1] ?? []),
);
/** Also an order type, so alone it does not name a module. */
const ORDER_TYPES = new Set(['parcel']);

export const noModuleName = {
  meta: {
    type: 'problem',
    messages: {
      compared: 'Modules are data: read the definition (tracksStock, hasServingHours, …), never a name.',
      named: "A module's type is written in its own library alone: what differs belongs into its definition.",
    },
    schema: [],
  },
  create(context) {
    if (inFolder(context, /libs\/module-(?!kit\/)[^/]+\/|apps\/backend\/src\/demo\//)) return {};
    const names = new Set(['moduleType', 'module_type']);
    const isWeb = inFolder(context, /libs\/|apps\/storefront\/src\//);
    const isType = (node) =>
      node.type === 'ChainExpression'
        ? isType(node.expression)
        : node.type === 'Identifier'
          ? names.has(node.name)
          : node.type === 'MemberExpression' &&
            node.property.type === 'Identifier' &&
            (names.has(node.property.name) ||
              (node.property.name === 'type' && /module/i.test(context.sourceCode.getText(node.object))));
    const isText = (node) => node.type === 'Literal' && typeof node.value === 'string';
    const isName = (word) => isWeb && MODULE_TYPES.has(word) && !ORDER_TYPES.has(word);
    return {
      BinaryExpression(node) {
        if (!['==', '===', '!=', '!=='].includes(node.operator)) return;
        const sides = [node.left, node.right];
        const isNamed = isWeb && sides.some(({ value }) => ORDER_TYPES.has(value));
        if (isNamed || (sides.some(isType) && sides.some(isText))) context.report({ node, messageId: 'compared' });
      },
      SwitchStatement(node) {
        if (isType(node.discriminant)) context.report({ node, messageId: 'compared' });
      },
      Literal(node) {
        if (isName(node.value)) context.report({ node, messageId: 'named' });
      },
      TemplateElement(node) {
        if (isName(node.value.cooked)) context.report({ node, messageId: 'named' });
      },
      Property(node) {
        if (!node.computed && node.key.type === 'Identifier' && isName(node.key.name))
          context.report({ node: node.key, messageId: 'named' });
      },
    };
  },
};
