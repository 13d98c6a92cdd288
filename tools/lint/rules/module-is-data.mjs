/** A module is data: its definition imports no more than types and its namespace, and what it shows comes by import(). */
import { inFolder } from './in-folder.mjs';

export const moduleIsData = {
  meta: {
    type: 'problem',
    messages: {
      code: 'A definition holds no code: import types and its messages alone, and let what it shows come by import().',
    },
    schema: [],
  },
  create(context) {
    if (!inFolder(context, /libs\/module-(?!kit\/)[^/]+\/src\/[^/]+-module\.tsx?$/)) return {};
    const report = (node) => context.report({ node, messageId: 'code' });
    return {
      ImportDeclaration(node) {
        if (node.importKind !== 'type' && node.source.value !== './messages') report(node);
      },
      JSXElement: report,
      JSXFragment: report,
      FunctionDeclaration: report,
      // A function may fetch what is shown, and nothing else.
      ':matches(ArrowFunctionExpression, FunctionExpression)'(node) {
        if (node.body.type !== 'ImportExpression') report(node);
      },
    };
  },
};
