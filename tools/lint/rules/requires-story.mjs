/**
 * Every component that the design system exports has a story beside it; every section and slot of a module, and every shared section, has
 * one in its library.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inFolder } from './in-folder.mjs';

/** A component's name. Constants are all upper case. */
const COMPONENT = /^[A-Z][A-Za-z]*[a-z]/;
/** Libraries with sections and slots. */
const LIBRARY = /^(.*\/libs\/(?:home|module-(?!kit\/)[^/]+)\/src)\/(?!.*\.(?:spec|stories)\.)/;

/** The text of all stories of the library that a file is in. */
function storiesOf(filename) {
  const source = LIBRARY.exec(filename.replaceAll('\\', '/'))?.[1] ?? '';
  return readdirSync(source, { recursive: true })
    .filter((path) => path.endsWith('.stories.tsx'))
    .map((path) => readFileSync(join(source, path), 'utf8'))
    .join('\n');
}

/** Sections that a file exports. */
const sectionsOf = (declarations) =>
  declarations
    .filter(({ init }) => init?.callee?.name === 'defineSection')
    .map(({ id }) => ({
      node: id,
      name: id.name,
      call: `sectionInShop(${id.name}, …)`,
      pattern: `sectionInShop\\(\\s*${id.name}\\b`,
    }));

/** Slots that a module fills: `slots` is the name by which `SlotSource` has them exported, in whatever file. */
const slotsOf = (declarations) =>
  declarations
    .filter(({ id, init }) => id.name === 'slots' && init?.type === 'ObjectExpression')
    .flatMap(({ init }) => init.properties)
    .filter(({ key }) => key?.name)
    .map((node) => ({
      node,
      name: node.key.name,
      call: `slotInShop(…, '${node.key.name}', …)`,
      pattern: `slotInShop\\(\\s*\\w+,\\s*'${node.key.name}'`,
    }));

export const requiresStory = {
  meta: {
    type: 'problem',
    messages: {
      none: '{{name}} has no story: {{file}} is not there.',
      notCalled: '{{name}} has no story: none of its library calls {{call}} of @shop/testing.',
    },
    schema: [],
  },
  create(context) {
    if (inFolder(context, LIBRARY))
      return {
        ExportNamedDeclaration({ declaration }) {
          if (declaration?.type !== 'VariableDeclaration') return;
          const { declarations } = declaration;
          for (const { node, name, call, pattern } of [...sectionsOf(declarations), ...slotsOf(declarations)])
            if (!new RegExp(pattern).test(storiesOf(context.filename)))
              context.report({ node, messageId: 'notCalled', data: { name, call } });
        },
      };
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
