/**
 * No code compares a language code. Properties of a language are in `languages.json`, so that a new language needs no
 * new code.
 */
import { LANGUAGES } from '../../lib/languages.mjs';

const LANGUAGE_CODES = new Set(Object.keys(LANGUAGES));

export const noLanguageName = {
  meta: {
    type: 'problem',
    messages: { compared: 'A language is data: read its properties (optionOf, directionOf, …), never its name.' },
    schema: [],
  },
  create(context) {
    const isCode = (node) => node?.type === 'Literal' && LANGUAGE_CODES.has(node.value);
    return {
      BinaryExpression(node) {
        if (['==', '===', '!=', '!=='].includes(node.operator) && (isCode(node.left) || isCode(node.right)))
          context.report({ node, messageId: 'compared' });
      },
      SwitchCase(node) {
        if (isCode(node.test)) context.report({ node, messageId: 'compared' });
      },
      'CallExpression[callee.property.name="startsWith"]'(node) {
        if (isCode(node.arguments[0])) context.report({ node, messageId: 'compared' });
      },
    };
  },
};
