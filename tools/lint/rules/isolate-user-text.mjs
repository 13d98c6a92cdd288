/**
 * Text of people and backends has its own direction. Unless it is isolated, an English address is reordered on an
 * Arabic page.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../lib/run.mjs';
import { inFolder } from './in-folder.mjs';

const ENTITIES = join(root, 'libs/domain/src/lib/entities');
/** Entity fields that are not natural-language text: ids, codes, times. All others are. */
const NOT_TEXT =
  /^(id|slug|url|tint|type|kind|method|gateway|start|end|opens|closes|expires|scheduledFor|paymentMethod|\w+(Id|Type))$/;
/** Text of people or backends: string fields of the entities, the marketplace's name, a backend's message. */
const TEXT_FIELDS = new Set([
  ...readdirSync(ENTITIES)
    .flatMap((file) => [
      ...readFileSync(join(ENTITIES, file), 'utf8').matchAll(/\b(\w+)\??: string(?:\[\])?(?=[ ;,\n])/g),
    ])
    .map(([, name]) => name)
    .filter((name) => !NOT_TEXT.test(name)),
  'businessName',
  'message',
]);
/** A component's own prop with such a name is often a text of the locale files. */
const AMBIGUOUS = new Set(['title', 'label', 'text', 'note', 'more', 'message', 'description', 'options', 'category']);
/** Names of props that hold texts of the locale files. */
const LABELS = new Set(['words', 'labels', 'messages']);
/** Methods whose result is not the text they are called on. */
const OTHER_RESULT = new Set([
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

export const isolateUserText = {
  meta: {
    type: 'problem',
    messages: {
      bare: "'{{name}}' is written by people or the backend, in any language: render it in <Written> of @shop/ui.",
    },
    schema: [],
  },
  create(context) {
    if (!inFolder(context, /(libs|apps\/storefront)\/.*\.tsx$/)) return {};
    const nameOf = (element) => (element.type === 'JSXElement' ? element.openingElement.name.name : null);
    const isRendered = ({ parent }) =>
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
    /** The destructuring property that a definition takes its value from; null for other definitions. */
    const propertyOf = (definition) => {
      const { parent } = definition?.name ?? {};
      const property = parent?.type === 'AssignmentPattern' ? parent.parent : parent;
      return property?.type === 'Property' && property.parent.type === 'ObjectPattern' ? property : null;
    };
    /**
     * The field behind a local name: `const { name } = item`, `({ name }) =>` of a callback, `const name =
     * item.name`.
     */
    const fieldOf = (identifier) => {
      const definition = definitionOf(identifier);
      if (definition?.type === 'Variable' && definition.node.id.type === 'Identifier')
        return textFieldOf(definition.node.init);
      const property = propertyOf(definition);
      const name = property?.key.name;
      return TEXT_FIELDS.has(name) && !(AMBIGUOUS.has(name) && isProp(definition, property)) ? name : null;
    };
    const any = (...nodes) => nodes.reduce((found, node) => found ?? textFieldOf(node), null);
    const ofExpression = ({ expression }) => textFieldOf(expression);
    /** The entity field in an expression, by type of expression. Other types have none. */
    const FIELD_OF = {
      ChainExpression: ofExpression,
      TSNonNullExpression: ofExpression,
      TSAsExpression: ofExpression,
      SpreadElement: ({ argument }) => textFieldOf(argument),
      // Props with texts of the locale files.
      MemberExpression: ({ computed, object, property }) =>
        !computed && !LABELS.has(object.name) && TEXT_FIELDS.has(property.name) ? property.name : null,
      Identifier: fieldOf,
      ConditionalExpression: ({ consequent, alternate }) => any(consequent, alternate),
      LogicalExpression: ({ operator, left, right }) => (operator === '&&' ? textFieldOf(right) : any(left, right)),
      BinaryExpression: ({ operator, left, right }) => (operator === '+' ? any(left, right) : null),
      TemplateLiteral: ({ expressions }) => any(...expressions),
      ArrayExpression: ({ elements }) => any(...elements),
      CallExpression: ({ callee }) =>
        callee.type === 'MemberExpression' && !OTHER_RESULT.has(callee.property.name)
          ? textFieldOf(callee.object)
          : null,
    };
    /** The entity field whose text an expression yields; null: none. */
    const textFieldOf = (node) => FIELD_OF[node?.type]?.(node) ?? null;
    return {
      JSXExpressionContainer(node) {
        const name = isRendered(node) ? textFieldOf(node.expression) : null;
        if (name) context.report({ node, messageId: 'bare', data: { name } });
      },
    };
  },
};
