/** No text in JSX: texts belong in the locale files. */
import { inFolder } from './in-folder.mjs';

export const noLiteralText = {
  meta: { type: 'problem', messages: { text: 'Texts belong in the locale files: use t(…).' }, schema: [] },
  create(context) {
    if (!inFolder(context, /(libs|apps\/storefront)\/.*\.tsx$/)) return {};
    const hasWords = (text) => /\p{L}{2,}/u.test(text);
    return {
      JSXText(node) {
        if (hasWords(node.value)) context.report({ node, messageId: 'text' });
      },
      JSXAttribute(node) {
        if (!['aria-label', 'placeholder', 'title', 'alt', 'label'].includes(String(node.name.name))) return;
        if (node.value?.type === 'Literal' && hasWords(String(node.value.value)))
          context.report({ node, messageId: 'text' });
      },
    };
  },
};
