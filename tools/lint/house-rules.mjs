/** The house's own rules, where no plugin has one. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

const inFolder = (context, pattern) => pattern.test(context.filename.replaceAll('\\', '/'));

/** What the definitions of the modules call themselves. */
const MODULE_TYPES = new Set(
  readdirSync(join(root, 'libs'))
    .filter((lib) => /^module-(?!kit$)/.test(lib))
    .flatMap((lib) => readdirSync(join(root, 'libs', lib, 'src')).map((file) => join(root, 'libs', lib, 'src', file)))
    .filter((file) => file.endsWith('-module.ts'))
    .flatMap((file) => /^ {2}type: '([^']+)'/m.exec(readFileSync(file, 'utf8'))?.[1] ?? []),
);
/** An order is of this type, too: alone it says nothing of a module. */
const ORDER_TYPES = new Set(['parcel']);

/** Law 5: no view compares a module's name, and nothing of the storefront writes one. Modules are data. */
const noModuleName = {
  meta: {
    type: 'problem',
    messages: {
      compared: 'Modules are data: ask the definition (tracksStock, hasVegChoice, …), never a name.',
      named: "A module's type is written in its own library alone: what differs belongs into its definition.",
    },
    schema: [],
  },
  create(context) {
    if (inFolder(context, /libs\/module-(?!kit\/)[^/]+\/|apps\/backend\/src\/world\//)) return {};
    const names = new Set(['moduleType', 'module_type']);
    const isWeb = inFolder(context, /libs\/|apps\/storefront\/src\//);
    const isType = (node) =>
      node.type === 'ChainExpression'
        ? isType(node.expression)
        : node.type === 'Identifier'
          ? names.has(node.name)
          : node.type === 'MemberExpression' &&
            node.property.type === 'Identifier' &&
            (names.has(node.property.name) ||
              (node.property.name === 'type' && /module/i.test(context.sourceCode.getText(node.object))));
    const isText = (node) => node.type === 'Literal' && typeof node.value === 'string';
    const isName = (word) => isWeb && MODULE_TYPES.has(word) && !ORDER_TYPES.has(word);
    return {
      BinaryExpression(node) {
        if (!['==', '===', '!=', '!=='].includes(node.operator)) return;
        const sides = [node.left, node.right];
        const isNamed = isWeb && sides.some(({ value }) => ORDER_TYPES.has(value));
        if (isNamed || (sides.some(isType) && sides.some(isText))) context.report({ node, messageId: 'compared' });
      },
      SwitchStatement(node) {
        if (isType(node.discriminant)) context.report({ node, messageId: 'compared' });
      },
      Literal(node) {
        if (isName(node.value)) context.report({ node, messageId: 'named' });
      },
      TemplateElement(node) {
        if (isName(node.value.cooked)) context.report({ node, messageId: 'named' });
      },
      Property(node) {
        if (!node.computed && node.key.type === 'Identifier' && isName(node.key.name))
          context.report({ node: node.key, messageId: 'named' });
      },
    };
  },
};

/** A module is data: its definition imports no more than types and its namespace, and what it shows comes by import(). */
const moduleIsData = {
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

const LANGUAGE_CODES = new Set(
  Object.keys(JSON.parse(readFileSync(join(root, 'libs/i18n/src/languages.json'), 'utf8'))),
);

/** Nothing compares a language with a name: what is a language's own is a fact of `languages.json`, and a third one has its own too. */
const noLanguageName = {
  meta: {
    type: 'problem',
    messages: { compared: 'A language is data: ask its facts (optionOf, directionOf, …), never its name.' },
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

/** Law 6: storage, cookies, the clock and randomness each have one door. */
const oneDoor = {
  meta: {
    type: 'problem',
    messages: {
      storage: 'Storage and cookies are reached through @shop/session.',
      clock: 'The clock is reached through now() of @shop/util, and rules take it as an argument.',
      chance: 'Randomness is reached through newKey() of @shop/util.',
      network: 'The network is reached through @shop/api-client.',
    },
    schema: [],
  },
  create(context) {
    const web = inFolder(context, /libs\/|apps\/storefront\/src\/(app|pages|wiring)\//);
    if (!web) return {};
    const isSession = inFolder(context, /libs\/session\//);
    const isUtil = inFolder(context, /libs\/util\//);
    const isApi = inFolder(context, /libs\/api-client\//);
    // Map data, the shop's own built files and what servers send are no calls of the backend.
    const isOfFiles = inFolder(context, /libs\/(map\/|util\/src\/(lost-file|edge\/))/);
    const passes = (node) => node.parent.type === 'CallExpression' && node.parent.callee !== node;
    return {
      MemberExpression(node) {
        const name = node.property.type === 'Identifier' ? node.property.name : '';
        // Handing the storage to a function of session is how its door is used.
        if (!isSession && (name === 'localStorage' || name === 'sessionStorage') && !passes(node))
          context.report({ node, messageId: 'storage' });
        if (!isSession && name === 'cookie' && node.object.type === 'Identifier' && node.object.name === 'document')
          context.report({ node, messageId: 'storage' });
        if (!isUtil && node.object.type === 'Identifier' && node.object.name === 'Math' && name === 'random')
          context.report({ node, messageId: 'chance' });
        if (!isUtil && node.object.type === 'Identifier' && node.object.name === 'Date' && name === 'now')
          context.report({ node, messageId: 'clock' });
      },
      NewExpression(node) {
        if (!isUtil && node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0)
          context.report({ node, messageId: 'clock' });
      },
      CallExpression(node) {
        if (!isApi && !isOfFiles && node.callee.type === 'Identifier' && node.callee.name === 'fetch')
          context.report({ node, messageId: 'network' });
      },
    };
  },
};

/** No words in JSX: they live in the locale files. */
const noLiteralText = {
  meta: { type: 'problem', messages: { text: 'Words live in the locale files: use t(…).' }, schema: [] },
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

/** Texts of entities that nobody reads as words: ids, codes of the program, moments. Every other one is somebody's own words. */
const UNREAD =
  /^(id|slug|url|tint|type|kind|method|gateway|start|end|opens|closes|expires|scheduledFor|paymentMethod|\w+(Id|Type))$/;
/** What people or backends write: texts and lists of texts of the entities, the marketplace's name, a backend's message. */
const WRITTEN = new Set([
  ...[
    ...readFileSync(join(root, 'libs/domain/src/lib/entities.ts'), 'utf8').matchAll(
      /\b(\w+)\??: string(?:\[\])?(?=[ ;,\n])/g,
    ),
  ]
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

/** Texts of people and backends run their own way: drawn bare, an English address turns around on an Arabic page. */
const writtenApart = {
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

    /** The field behind a local name: `const { name } = item`, `({ name }) =>` of a callback, `const name = item.name`. */
    const fieldOf = (identifier) => {
      let scope = context.sourceCode.getScope(identifier);
      while (scope && !scope.set.has(identifier.name)) scope = scope.upper;
      const [definition] = scope?.set.get(identifier.name)?.defs ?? [];
      if (definition?.type === 'Variable' && definition.node.id.type === 'Identifier')
        return written(definition.node.init);
      const { parent } = definition?.name ?? {};
      const property = parent?.type === 'AssignmentPattern' ? parent.parent : parent;
      if (property?.type !== 'Property' || property.parent.type !== 'ObjectPattern') return null;
      const { name } = property.key;
      return WRITTEN.has(name) && !(EITHER.has(name) && isProp(definition, property)) ? name : null;
    };
    const any = (...nodes) => nodes.reduce((found, node) => found ?? written(node), null);
    /** The field whose words an expression gives; null for none. */
    const written = (node) => {
      switch (node?.type) {
        case 'ChainExpression':
        case 'TSNonNullExpression':
        case 'TSAsExpression':
          return written(node.expression);
        case 'SpreadElement':
          return written(node.argument);
        case 'MemberExpression':
          // `words` are handed down from the locale files.
          return !node.computed && node.object.name !== 'words' && WRITTEN.has(node.property.name)
            ? node.property.name
            : null;
        case 'Identifier':
          return fieldOf(node);
        case 'ConditionalExpression':
          return any(node.consequent, node.alternate);
        case 'LogicalExpression':
          return node.operator === '&&' ? written(node.right) : any(node.left, node.right);
        case 'BinaryExpression':
          return node.operator === '+' ? any(node.left, node.right) : null;
        case 'TemplateLiteral':
          return any(...node.expressions);
        case 'ArrayExpression':
          return any(...node.elements);
        case 'CallExpression':
          return node.callee.type === 'MemberExpression' && !OWN_WORDS.has(node.callee.property.name)
            ? written(node.callee.object)
            : null;
        default:
          return null;
      }
    };
    return {
      JSXExpressionContainer(node) {
        const name = isDrawn(node) ? written(node.expression) : null;
        if (name) context.report({ node, messageId: 'bare', data: { name } });
      },
    };
  },
};

/** No SQL glued from strings: values go in as parameters of sql`…`. */
const noBuiltSql = {
  meta: {
    type: 'problem',
    messages: { built: 'SQL is not built from strings: use sql`…` with values as parameters.' },
    schema: [],
  },
  create(context) {
    if (!inFolder(context, /apps\/backend\/src\/(?!world\/seed)/)) return {};
    const builds = (node) =>
      (node?.type === 'TemplateLiteral' && node.expressions.length > 0) ||
      (node?.type === 'BinaryExpression' && node.operator === '+');
    return {
      CallExpression(node) {
        const { callee } = node;
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
        const isRaw =
          callee.property.name === 'raw' && callee.object.type === 'Identifier' && callee.object.name === 'sql';
        if (
          (isRaw || callee.property.name === 'query') &&
          builds(node.arguments[0]) &&
          !/LISTEN/.test(context.sourceCode.getText(node))
        )
          context.report({ node, messageId: 'built' });
      },
    };
  },
};

export default {
  rules: {
    'no-module-name': noModuleName,
    'no-language-name': noLanguageName,
    'module-is-data': moduleIsData,
    'one-door': oneDoor,
    'no-literal-text': noLiteralText,
    'no-built-sql': noBuiltSql,
    'written-apart': writtenApart,
  },
};
