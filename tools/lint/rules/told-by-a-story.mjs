/** Whoever looks for a part finds it among the stories: each component that the design system exports has some beside it. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inFolder } from './in-folder.mjs';

/** A component's name; constants are in capitals alone. */
const COMPONENT = /^[A-Z][A-Za-z]*[a-z]/;

export const toldByAStory = {
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
        // What opens the door to a lazy part is told by the stories of that part.
        const file = `${node.source.value.replace(/-lazy$/, '')}.stories.tsx`;
        if (component && !existsSync(join(dirname(context.filename), file)))
          context.report({ node: component, messageId: 'none', data: { name: component.exported.name, file } });
      },
    };
  },
};
