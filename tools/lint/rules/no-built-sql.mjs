/** No SQL concatenated from strings: pass values as parameters of sql`…`. */
import { inFolder } from './in-folder.mjs';

export const noBuiltSql = {
  meta: {
    type: 'problem',
    messages: { built: 'SQL is not built from strings: use sql`…` with values as parameters.' },
    schema: [],
  },
  create(context) {
    if (!inFolder(context, /apps\/backend\/src\/(?!demo\/seed)/)) return {};
    const builds = (node) =>
      (node?.type === 'TemplateLiteral' && node.expressions.length > 0) ||
      (node?.type === 'BinaryExpression' && node.operator === '+');
    return {
      CallExpression(node) {
        const { callee } = node;
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
        const isRaw =
          callee.property.name === 'raw' && callee.object.type === 'Identifier' && callee.object.name === 'sql';
        if (
          (isRaw || callee.property.name === 'query') &&
          builds(node.arguments[0]) &&
          !/LISTEN/.test(context.sourceCode.getText(node))
        )
          context.report({ node, messageId: 'built' });
      },
    };
  },
};
