/** Every component that the design system exports has a story beside it. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inFolder } from './in-folder.mjs';

/** A component's name. Constants are all upper case. */
const COMPONENT = /^[A-Z][A-Za-z]*[a-z]/;

export const requiresStory = {
  meta: {
    type: 'problem',
    messages: { none: '{{name}} has no story: {{file}} is not there.' },
    schema: [],
  },
  create(context) {
    if (!inFolder(context, /libs\/ui\/src\/[^/]+\.ts$/)) return {};
    return {
      ExportNamedDeclaration(node) {
        if (!node.source || node.exportKind === 'type') return;
        const component = node.specifiers.find(
          ({ exportKind, exported }) => exportKind !== 'type' && COMPONENT.test(exported.name),
        );
        const file = `${node.source.value}.stories.tsx`;
        if (component && !existsSync(join(dirname(context.filename), file)))
          context.report({ node: component, messageId: 'none', data: { name: component.exported.name, file } });
      },
    };
  },
};
