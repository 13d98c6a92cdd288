/** A module is data: its definition imports only types, its messages and addresses of pages, and loads views by import(). */
import { inFolder } from './in-folder.mjs';

/** `defineModule` returns its argument: it only checks types. `paths` are addresses of pages. */
const isData = ({ importKind, imported }) =>
  importKind === 'type' || ['defineModule', 'paths'].includes(imported?.name);
const OWN = ['./messages', './addresses'];

export const moduleIsData = {
  meta: {
    type: 'problem',
    messages: {
      code: 'A definition contains no code: import only types, its messages and addresses, and load views by import().',
    },
    schema: [],
  },
  create(context) {
    if (!inFolder(context, /libs\/module-(?!kit\/)[^/]+\/src\/[^/]+-module\.tsx?$/)) return {};
    const report = (node) => context.report({ node, messageId: 'code' });
    return {
      ImportDeclaration(node) {
        const isTyped = node.importKind === 'type' || node.specifiers.every(isData);
        if (!isTyped && !OWN.includes(node.source.value)) report(node);
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
