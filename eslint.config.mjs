/** The architecture rules as lint (docs/decisions; tools/lint/architecture-rules.spec.ts plants a violation of each). */
import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import shop from './tools/lint/rules/index.mjs';

/** Which tags a project may import, by its own tag; `extra` for specs. */
const constraints = (extra = []) =>
  [
    [
      'type:app',
      'type:feature',
      'type:sections',
      'type:engine',
      'type:ui',
      'type:data-access',
      'type:contract',
      'type:domain',
      'type:util',
    ],
    ['type:feature', 'type:sections', 'type:engine', 'type:ui', 'type:data-access', 'type:domain', 'type:util'],
    ['type:sections', 'type:engine', 'type:ui', 'type:data-access', 'type:domain', 'type:util'],
    ['type:engine', 'type:ui', 'type:data-access', 'type:domain', 'type:util'],
    ['type:data-access', 'type:data-access', 'type:contract', 'type:domain', 'type:util'],
    ['type:contract', 'type:domain', 'type:util'],
    ['type:util', 'type:util'],
    ['type:testing', 'type:ui', 'type:data-access', 'type:domain', 'type:util', 'type:contract'],
    ['type:tool', 'type:tool', 'type:ui', 'type:util', 'type:domain'],
  ]
    .map(([sourceTag, ...below]) => ({ sourceTag, onlyDependOnLibsWithTags: [...below, ...extra] }))
    .concat([
      {
        sourceTag: 'type:domain',
        onlyDependOnLibsWithTags: ['type:domain', 'type:util', ...extra],
        bannedExternalImports: ['react*', '@mantine/*', '@reduxjs/*', 'fastify*', 'drizzle*', 'i18next'],
      },
      {
        sourceTag: 'type:ui',
        bannedExternalImports: ['@reduxjs/*', 'react-redux'],
        onlyDependOnLibsWithTags: ['type:ui', 'type:domain', 'type:util', ...extra],
      },
      { sourceTag: 'scope:web', onlyDependOnLibsWithTags: ['scope:web', 'scope:shared'] },
      { sourceTag: 'scope:server', onlyDependOnLibsWithTags: ['scope:server', 'scope:shared'] },
      { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
      { sourceTag: 'scope:tool', onlyDependOnLibsWithTags: ['scope:tool', 'scope:web', 'scope:shared'] },
    ]);
const boundaries = (extra, allow = []) => [
  'error',
  {
    enforceBuildableLibDependency: false,
    allowCircularSelfDependency: true,
    depConstraints: constraints(extra),
    allow,
  },
];

const NO_LAZY = {
  name: 'react',
  importNames: ['lazy'],
  message: 'React.lazy never retries a failed import: use lazyView of @shop/view-kit (decision 036).',
};
const NO_SUSPENSE = {
  name: 'react',
  importNames: ['Suspense'],
  message: 'Presses before hydration would be lost in it: use lazyView of @shop/view-kit (decision 022).',
};
const NO_PARTS = {
  name: '@shop/ui',
  importNames: ['lazyPart', 'lazyOnPress', 'LazyBoundary'],
  message: 'They are what lazyView of @shop/view-kit is made of: call it where the part is used (decision 096).',
};
const NO_SQL = "Routes contain no SQL: put queries into the feature's queries, and transactions into its service.";
const NO_IN_LIST = {
  name: 'drizzle-orm',
  importNames: ['inArray', 'notInArray'],
  message: 'The text of a statement must not depend on the length of a list: use isAnyOf and isNoneOf of db/any-of.ts.',
};
const NO_DEMO = { group: ['**/demo', '**/demo/**'], message: 'The demo is reached through demo-city.ts.' };
const NO_DEBOUNCE = {
  name: '@mantine/hooks',
  importNames: ['useDebouncedValue', 'useDebouncedCallback', 'useDebouncedState'],
  message: 'It passes on what an input method still composes: use useSettledText or useSettledCallback of @shop/ui.',
};
const NO_ENDPOINTS = {
  name: '@shop/api-client/kit',
  message: 'Only libraries of modules and `home` add endpoints of their own; all others use those of @shop/api-client.',
};
const MESSAGES_ENTRY_POINT = ['i18next', 'react-i18next'].map((name) => ({
  name,
  message: 'Messages are reached through @shop/i18n (decision 071).',
}));
/** @mantine/form and @mantine/hooks render nothing, so they need no wrapper. */
const MANTINE_ENTRY_POINT = {
  group: ['@mantine/*', '!@mantine/form', '!@mantine/hooks'],
  message: 'Import Mantine components from @shop/ui, which wraps each of them with its styles (decision 076).',
};
const NO_TRANS = {
  name: 'react-i18next',
  allowImportNames: ['I18nContext', 'I18nextProvider'],
  message:
    'Trans would be in the bundle of every page: interpolate with t(…), and render elements beside the text (decision 071).',
};

export default tseslint.config(
  {
    ignores: ['**/dist/**', '**/node_modules/**', 'screens/**', '**/storybook-static/**', '.nx/**', 'tmp/**'],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@nx': nx, 'react-hooks': hooks, 'jsx-a11y': a11y, shop },
    rules: {
      ...hooks.configs.recommended.rules,
      ...a11y.flatConfigs.recommended.rules,
      '@nx/enforce-module-boundaries': boundaries([]),
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      'shop/no-module-name': 'error',
      'shop/no-language-name': 'error',
      'shop/no-payment-name': 'error',
      'shop/module-is-data': 'error',
      'shop/single-entry-point': 'error',
      'shop/no-literal-text': 'error',
      'shop/no-built-sql': 'error',
      'shop/isolate-user-text': 'error',
      eqeqeq: 'error',
      'shop/requires-story': 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: [NO_LAZY, NO_SUSPENSE, NO_PARTS, NO_DEBOUNCE, NO_ENDPOINTS, ...MESSAGES_ENTRY_POINT],
          patterns: [MANTINE_ENTRY_POINT],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ImportDeclaration[specifiers.length=0][source.value=/[.]module[.]css$/]',
          message: 'The production build drops a CSS module without used classes: import its classes.',
        },
      ],
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: {
            direct: false,
            named: true,
            defaultFrom: true,
            namedFrom: true,
            namespaceFrom: true,
          },
        },
      ],
    },
  },
  {
    // Specs start real servers, with the helpers of tools/lib.
    files: ['**/*.{spec,spec-helper,stories}.{ts,tsx}', 'e2e/**/*.ts'],
    rules: {
      '@nx/enforce-module-boundaries': boundaries(['type:testing'], ['../../../tools/lib/*']),
      'shop/single-entry-point': 'off',
      'shop/no-literal-text': 'off',
      'shop/no-module-name': 'off',
      'shop/no-payment-name': 'off',
      'shop/no-built-sql': 'off',
      'shop/isolate-user-text': 'off',
      '@typescript-eslint/no-explicit-any': 'off',
    },
  },
  {
    // The libraries that add endpoints of their own.
    files: ['libs/{home,module-*}/src/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [NO_LAZY, NO_SUSPENSE, NO_PARTS, NO_DEBOUNCE, ...MESSAGES_ENTRY_POINT],
          patterns: [MANTINE_ENTRY_POINT],
        },
      ],
    },
  },
  {
    // What lazy views and sections are made of.
    files: ['libs/{view-kit,module-kit,page-engine}/src/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [NO_LAZY, NO_SUSPENSE, NO_DEBOUNCE, NO_ENDPOINTS, ...MESSAGES_ENTRY_POINT],
          patterns: [MANTINE_ENTRY_POINT],
        },
      ],
    },
  },
  {
    // The only library that imports Mantine components.
    files: ['libs/ui/src/**'],
    rules: { 'no-restricted-imports': ['error', { paths: [NO_LAZY, NO_SUSPENSE, ...MESSAGES_ENTRY_POINT] }] },
  },
  {
    // The only library that imports i18next. Parts of react-i18next that would burden every page stay forbidden.
    files: ['libs/i18n/src/**'],
    rules: {
      'no-restricted-imports': ['error', { paths: [NO_LAZY, NO_SUSPENSE, NO_TRANS], patterns: [MANTINE_ENTRY_POINT] }],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    // Tests cover whole flows, and catalogues are data.
    ignores: ['**/*.{spec,spec-helper,stories}.{ts,tsx}', 'e2e/**', 'apps/backend/src/demo/catalogue/**'],
    rules: {
      'max-lines': ['error', 300],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 15],
    },
  },
  {
    // Only entry points choose what is seeded; nothing else imports the demo.
    files: ['apps/backend/src/**/*.ts'],
    ignores: ['apps/backend/src/{demo/**,server.ts,cli/migrate.ts}', '**/*.{spec,spec-helper}.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: [NO_IN_LIST], patterns: [NO_DEMO] }] },
  },
  {
    // Routes parse requests and send responses; SQL is in the feature's queries.
    files: ['apps/backend/src/features/**/{routes,*-routes}.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: ['drizzle-orm', 'drizzle-orm/pg-core', 'pg'].map((name) => ({ name, message: NO_SQL })),
          patterns: [NO_DEMO, { group: ['**/db/schema', '**/db/schema/*'], message: NO_SQL }],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.object.name=/^(db|tx|pool)$/][callee.property.name=/^(select|selectDistinct|insert|update|delete|execute|transaction|query)$/]',
          message: NO_SQL,
        },
      ],
    },
  },
  {
    files: ['**/*.{mjs,cjs}'],
    plugins: { shop },
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        AbortSignal: 'readonly',
        AbortController: 'readonly',
        Headers: 'readonly',
        TextDecoderStream: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        module: 'readonly',
        exports: 'writable',
        __dirname: 'readonly',
        require: 'readonly',
        globalThis: 'readonly',
        Buffer: 'readonly',
        Response: 'readonly',
        structuredClone: 'readonly',
        localStorage: 'readonly',
      },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off', 'shop/no-language-name': 'error' },
  },
  prettier,
);
