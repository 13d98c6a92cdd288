/** A module is data: its definition imports only types and its messages, and loads views by import(). */
import { inFolder } from './in-folder.mjs';

/** `defineModule` returns its argument: it only checks types. */
const isTypeOrDefine = ({ importKind, imported }) => importKind === 'type' || imported?.name === 'defineModule';

export const moduleIsData = {
  meta: {
    type: 'problem',
    messages: {
      code: 'A definition contains no code: import only types and its messages, and load views by import().',
    },
    schema: [],
  },
  create(context) {
    if (!inFolder(context, /libs\/module-(?!kit\/)[^/]+\/src\/[^/]+-module\.tsx?$/)) return {};
    const report = (node) => context.report({ node, messageId: 'code' });
    return {
      ImportDeclaration(node) {
        const isTyped = node.importKind === 'type' || node.specifiers.every(isTypeOrDefine);
        if (!isTyped && node.source.value !== './messages') report(node);
      },
      JSXElement: report,
      JSXFragment: report,
      FunctionDeclaration: report,
      // The only function body allowed is an import().
      ':matches(ArrowFunctionExpression, FunctionExpression)'(node) {
        if (node.body.type !== 'ImportExpression') report(node);
      },
    };
  },
};
