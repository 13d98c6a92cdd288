/** Texts of people and backends run their own way: drawn bare, an English address turns around on an Arabic page. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../lib/run.mjs';
import { inFolder } from './in-folder.mjs';

const ENTITIES = join(root, 'libs/domain/src/lib/entities');
/** Texts of entities that nobody reads as words: ids, codes of the program, moments. Every other one is somebody's own words. */
const UNREAD =
  /^(id|slug|url|tint|type|kind|method|gateway|start|end|opens|closes|expires|scheduledFor|paymentMethod|\w+(Id|Type))$/;
/** What people or backends write: texts and lists of texts of the entities, the marketplace's name, a backend's message. */
const WRITTEN = new Set([
  ...readdirSync(ENTITIES)
    .flatMap((file) => [
      ...readFileSync(join(ENTITIES, file), 'utf8').matchAll(/\b(\w+)\??: string(?:\[\])?(?=[ ;,\n])/g),
    ])
    .map(([, name]) => name)
    .filter((name) => !UNREAD.test(name)),
  'businessName',
  'message',
]);
/** A component's own prop of such a name is as often a text of the locale files. */
const EITHER = new Set(['title', 'label', 'text', 'note', 'more', 'message', 'description', 'options', 'category']);
/** What gives other words than those it is called on. */
const OWN_WORDS = new Set([
  'map',
  'flatMap',
  'reduce',
  'some',
  'every',
  'includes',
  'indexOf',
  'startsWith',
  'getTime',
]);

export const writtenApart = {
  meta: {
    type: 'problem',
    messages: {
      bare: "'{{name}}' is written by people or the backend, in any language: draw it in <Written> of @shop/ui.",
    },
    schema: [],
  },
  create(context) {
    if (!inFolder(context, /(libs|apps\/storefront)\/.*\.tsx$/)) return {};
    const nameOf = (element) => (element.type === 'JSXElement' ? element.openingElement.name.name : null);
    const isDrawn = ({ parent }) =>
      ['JSXElement', 'JSXFragment'].includes(parent.type) && !['Written', 'option'].includes(nameOf(parent));
    const isProp = (definition, property) =>
      definition.type === 'Parameter' &&
      property.parent === definition.node.params[0] &&
      definition.node.parent.callee?.type !== 'MemberExpression';

    const definitionOf = (identifier) => {
      let scope = context.sourceCode.getScope(identifier);
      while (scope && !scope.set.has(identifier.name)) scope = scope.upper;
      return scope?.set.get(identifier.name)?.defs[0] ?? null;
    };
    /** The property of a pattern that a definition takes its value from; null for any other definition. */
    const propertyOf = (definition) => {
      const { parent } = definition?.name ?? {};
      const property = parent?.type === 'AssignmentPattern' ? parent.parent : parent;
      return property?.type === 'Property' && property.parent.type === 'ObjectPattern' ? property : null;
    };
    /** The field behind a local name: `const { name } = item`, `({ name }) =>` of a callback, `const name = item.name`. */
    const fieldOf = (identifier) => {
      const definition = definitionOf(identifier);
      if (definition?.type === 'Variable' && definition.node.id.type === 'Identifier')
        return written(definition.node.init);
      const property = propertyOf(definition);
      const name = property?.key.name;
      return WRITTEN.has(name) && !(EITHER.has(name) && isProp(definition, property)) ? name : null;
    };
    const any = (...nodes) => nodes.reduce((found, node) => found ?? written(node), null);
    const ofExpression = ({ expression }) => written(expression);
    /** By the type of the expression: the field whose text it gives. Any other type gives none. */
    const FIELDS = {
      ChainExpression: ofExpression,
      TSNonNullExpression: ofExpression,
      TSAsExpression: ofExpression,
      SpreadElement: ({ argument }) => written(argument),
      // `words` are handed down from the locale files.
      MemberExpression: ({ computed, object, property }) =>
        !computed && object.name !== 'words' && WRITTEN.has(property.name) ? property.name : null,
      Identifier: fieldOf,
      ConditionalExpression: ({ consequent, alternate }) => any(consequent, alternate),
      LogicalExpression: ({ operator, left, right }) => (operator === '&&' ? written(right) : any(left, right)),
      BinaryExpression: ({ operator, left, right }) => (operator === '+' ? any(left, right) : null),
      TemplateLiteral: ({ expressions }) => any(...expressions),
      ArrayExpression: ({ elements }) => any(...elements),
      CallExpression: ({ callee }) =>
        callee.type === 'MemberExpression' && !OWN_WORDS.has(callee.property.name) ? written(callee.object) : null,
    };
    /** The field whose text an expression gives; null for none. */
    const written = (node) => FIELDS[node?.type]?.(node) ?? null;
    return {
      JSXExpressionContainer(node) {
        const name = isDrawn(node) ? written(node.expression) : null;
        if (name) context.report({ node, messageId: 'bare', data: { name } });
      },
    };
  },
};
