/** Plants one violation of each rule in a copy of the workspace, and expects an error: a rule that can not fail is useless. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bin, copyWorkspace, type WorkspaceCopy } from '../generators/workspace-copy.spec-helper';

const root = join(__dirname, '../..');

/** A file to lint at `path`, and the rule that must report it. */
const BREACHES: [what: string, path: string, text: string, rule: string][] = [
  [
    'a feature never imports a feature',
    'libs/cart/src/lib/planted-a.ts',
    "import { OrderPage } from '@shop/tracking';\nexport const planted = OrderPage;\n",
    '@nx/enforce-module-boundaries',
  ],
  [
    'a home section, which modules list, imports no feature',
    'libs/home/src/lib/planted-section.ts',
    "import { StoreListing } from '@shop/discovery';\nexport const planted = StoreListing;\n",
    '@nx/enforce-module-boundaries',
  ],
  [
    'no feature but a module adds endpoints of its own',
    'libs/cart/src/lib/planted-kit.ts',
    "import { shopApi } from '@shop/api-client/kit';\nexport const planted = shopApi;\n",
    'no-restricted-imports',
  ],
  [
    'a feature never imports wire types',
    'libs/checkout/src/lib/planted-b.ts',
    "import type { WireItem } from '@shop/contract/item';\nexport type Planted = WireItem;\n",
    '@nx/enforce-module-boundaries',
  ],
  [
    'ui imports no data access',
    'libs/ui/src/lib/planted-c.ts',
    "import { shopApi } from '@shop/api-client';\nexport const planted = shopApi;\n",
    '@nx/enforce-module-boundaries',
  ],
  [
    'domain imports no React',
    'libs/domain/src/lib/planted-d.ts',
    "import { useState } from 'react';\nexport const planted = useState;\n",
    '@nx/enforce-module-boundaries',
  ],
  [
    'domain imports no ui',
    'libs/domain/src/lib/planted-e.ts',
    "import { Badge } from '@shop/ui';\nexport const planted = Badge;\n",
    '@nx/enforce-module-boundaries',
  ],
  [
    'the server imports no web library',
    'apps/backend/src/planted-f.ts',
    "import { sessionSlice } from '@shop/session';\nexport const planted = sessionSlice;\n",
    '@nx/enforce-module-boundaries',
  ],
  [
    'no relative import into another lib',
    'libs/cart/src/lib/planted-g.ts',
    "import { Badge } from '../../../ui/src/index';\nexport const planted = Badge;\n",
    '@nx/enforce-module-boundaries',
  ],
  [
    'no view compares a module by name',
    'libs/home/src/lib/planted-h.ts',
    "export const planted = (item: { moduleType: string }) => item.moduleType === 'food';\n",
    'shop/no-module-name',
  ],
  [
    'nor by a name that is also an order type',
    'libs/home/src/lib/planted-p.ts',
    "export const planted = (kind: string) => kind === 'parcel';\n",
    'shop/no-module-name',
  ],
  [
    'module-kit names no module',
    'libs/module-kit/src/lib/planted-q.ts',
    "export const planted = 'grocery';\n",
    'shop/no-module-name',
  ],
  [
    'no module name outside its library, as a string',
    'apps/storefront/src/app/planted-n.ts',
    "export const planted = (find: (type: string) => unknown) => find('pharmacy');\n",
    'shop/no-module-name',
  ],
  [
    'no module name outside its library, as a key',
    'libs/catalog-cards/src/lib/planted-o.ts',
    'export const planted = (type: string) => ({ ecommerce: 1 })[type];\n',
    'shop/no-module-name',
  ],
  [
    'no view names a payment method',
    'libs/tracking/src/lib/planted-pay.ts',
    "export const planted = (order: { paymentMethod: string }) => order.paymentMethod === 'digital_payment';\n",
    'shop/no-payment-name',
  ],
  [
    'nor compares one whose name is an ordinary word',
    'libs/checkout/src/lib/planted-wallet.ts',
    "export const planted = (method: string) => method === 'wallet';\n",
    'shop/no-payment-name',
  ],
  [
    'no view compares a language by name',
    'libs/home/src/lib/planted-w.ts',
    "export const planted = (language: string) => (language === 'ar' ? 'rtl' : 'ltr');\n",
    'shop/no-language-name',
  ],
  [
    'nor does a script, also not by the prefix of a header',
    'tools/lib/planted-x.mjs',
    "export const planted = (header) => header.startsWith('ar');\n",
    'shop/no-language-name',
  ],
  [
    'a lazy component has a boundary of ours',
    'libs/home/src/lib/planted-ae.ts',
    "import { Suspense } from 'react';\nexport const planted = Suspense;\n",
    'no-restricted-imports',
  ],
  [
    'a lazy part is a lazy view',
    'libs/cart/src/lib/planted-ag.ts',
    "import { lazyPart } from '@shop/ui';\nexport const planted = lazyPart;\n",
    'no-restricted-imports',
  ],
  [
    'also in a module',
    'libs/module-food/src/lib/planted-ah.ts',
    "import { LazyBoundary } from '@shop/ui';\nexport const planted = LazyBoundary;\n",
    'no-restricted-imports',
  ],
  [
    'also in the design system',
    'libs/ui/src/lib/planted-af.ts',
    "import { Suspense } from 'react';\nexport const planted = Suspense;\n",
    'no-restricted-imports',
  ],
  [
    'messages have a single entry point',
    'libs/home/src/lib/planted-y.ts',
    "import { Trans } from 'react-i18next';\nexport const planted = Trans;\n",
    'no-restricted-imports',
  ],
  [
    'no Trans, not even inside i18n',
    'libs/i18n/src/planted-z.ts',
    "import { Trans } from 'react-i18next';\nexport const planted = Trans;\n",
    'no-restricted-imports',
  ],
  [
    'typed text settles by a door of ui, which knows input methods',
    'libs/home/src/lib/planted-typed.ts',
    "import { useDebouncedValue } from '@mantine/hooks';\nexport const planted = useDebouncedValue;\n",
    'no-restricted-imports',
  ],
  [
    'Mantine components have a single entry point',
    'libs/home/src/lib/planted-aa.ts',
    "import { Button } from '@mantine/core';\nexport const planted = Button;\n",
    'no-restricted-imports',
  ],
  [
    'Mantine styles have a single entry point',
    'apps/storefront/src/app/planted-ab.ts',
    "import '@mantine/core/styles/Button.layer.css';\nexport const planted = 1;\n",
    'no-restricted-imports',
  ],
  [
    'every component of the design system has a story',
    'libs/ui/src/planted-ac.ts',
    "export { Modal } from './lib/modal';\n",
    'shop/requires-story',
  ],
  [
    'every section has a story in its library',
    'libs/home/src/lib/planted-story.section.ts',
    "import { defineSection } from '@shop/page-engine';\nexport const planted = defineSection({ name: 'planted', messages: [], View: () => null });\n",
    'shop/requires-story',
  ],
  [
    'every slot that a module fills has a story in its library',
    'libs/home/src/lib/planted-views.ts',
    'export const slots = { itemFacts: () => null };\n',
    'shop/requires-story',
  ],
  [
    'a definition imports no view',
    'libs/module-food/src/planted-module.ts',
    "import { food } from './lib/view';\nexport const planted = { type: 'food', view: food };\n",
    'shop/module-is-data',
  ],
  [
    'a definition holds no component',
    'libs/module-food/src/planted-other-module.tsx',
    'export const planted = { own: () => <b /> };\n',
    'shop/module-is-data',
  ],
  [
    'storage has a single entry point',
    'libs/cart/src/lib/planted-i.ts',
    "export const planted = () => window.localStorage.getItem('token');\n",
    'shop/single-entry-point',
  ],
  [
    'also when storage is passed on',
    'libs/checkout/src/lib/planted-ag.ts',
    "import { readDraft } from '@shop/session';\nexport const planted = () => readDraft(window.sessionStorage);\n",
    'shop/single-entry-point',
  ],
  [
    'also without naming the window',
    'libs/util/src/planted-ah.ts',
    "export const planted = () => localStorage.getItem('token');\n",
    'shop/single-entry-point',
  ],
  [
    'also databases, caches and channels of the browser',
    'apps/storefront/src/wiring/planted-ai.ts',
    "export const planted = () => [indexedDB.open('a'), window.caches.open('a'), new BroadcastChannel('a')];\n",
    'shop/single-entry-point',
  ],
  [
    'also cookies',
    'apps/storefront/src/entry-planted.ts',
    'export const planted = () => window.document.cookie;\n',
    'shop/single-entry-point',
  ],
  [
    'the clock has a single entry point',
    'libs/domain/src/lib/planted-j.ts',
    'export const planted = () => new Date();\n',
    'shop/single-entry-point',
  ],
  [
    'the network has a single entry point',
    'libs/checkout/src/lib/planted-k.ts',
    "export const planted = () => fetch('/api/v1/config');\n",
    'shop/single-entry-point',
  ],
  [
    'no text in JSX',
    'libs/cart/src/lib/planted-l.tsx',
    'export const Planted = () => <p>Your cart</p>;\n',
    'shop/no-literal-text',
  ],
  [
    'text of people and backends is isolated',
    'libs/orders/src/lib/planted-r.tsx',
    'export const Planted = ({ order }: { order: { store?: { name: string } } }) => <p>{order.store?.name}</p>;\n',
    'shop/isolate-user-text',
  ],
  [
    'also in a list or as a fallback',
    'libs/orders/src/lib/planted-s.tsx',
    "export const Planted = (row: { chosen: string[] }) => <p>{row ? [...row.chosen, ''].join(', ') : ''}</p>;\n",
    'shop/isolate-user-text',
  ],
  [
    'also when destructured from its entity',
    'libs/orders/src/lib/planted-t.tsx',
    'export const Planted = ({ line }: { line: { item: { name: string } } }) => {\n  const { name: word } = line.item;\n  return <p>{word || 0}</p>;\n};\n',
    'shop/isolate-user-text',
  ],
  [
    'also when destructured in a callback',
    'libs/orders/src/lib/planted-u.tsx',
    'export const Planted = ({ all }: { all: { title: string }[] }) => <p>{all.map(({ title }) => <b key={title}>{title}</b>)}</p>;\n',
    'shop/isolate-user-text',
  ],
  [
    'a CSS module is not imported bare',
    'libs/cart/src/lib/planted-w.ts',
    "import './cart-button.module.css';\nexport const planted = 1;\n",
    'no-restricted-syntax',
  ],
  [
    'the backend does not import the demo',
    'apps/backend/src/features/zones/planted-place.ts',
    "import { DEFAULT_PLACE } from '../../demo/city/plan';\nexport const planted = DEFAULT_PLACE;\n",
    'no-restricted-imports',
  ],
  [
    'no SQL in routes',
    'apps/backend/src/features/zones/planted-routes.ts',
    "import { sql } from 'drizzle-orm';\nexport const planted = sql`SELECT 1`;\n",
    'no-restricted-imports',
  ],
  [
    'no database calls in routes',
    'apps/backend/src/features/zones/more-planted-routes.ts',
    "import type { Shop } from '../../context';\nexport const planted = ({ db }: Shop) => db.select().from({} as never);\n",
    'no-restricted-syntax',
  ],
  [
    'no SQL from strings',
    'apps/backend/src/planted-m.ts',
    "import type pg from 'pg';\nexport const planted = (pool: pg.Pool, id: string) => pool.query(`SELECT ${id}`);\n",
    'shop/no-built-sql',
  ],
  [
    'no SQL whose text depends on the length of a list',
    'apps/backend/src/planted-in.ts',
    "import { inArray, type Column } from 'drizzle-orm';\nexport const planted = (id: Column, ids: number[]) => inArray(id, ids);\n",
    'no-restricted-imports',
  ],
];

/** Valid code: props of another component, isolated text, and non-text fields. */
const VALID: [what: string, path: string, text: string][] = [
  [
    'forms and hooks of Mantine',
    'libs/home/src/lib/planted-ad.ts',
    "import { useForm } from '@mantine/form';\nimport { useMediaQuery } from '@mantine/hooks';\nexport const planted = [useForm, useMediaQuery];\n",
  ],
  [
    'user text that is isolated or passed on',
    'libs/orders/src/lib/planted-v.tsx',
    "import { Badge, Section, Written } from '@shop/ui';\nexport const Planted = ({ item, title }: { item: { name: string; slug: string }; title: string }) => (\n  <Section title={item.name}>\n    <h1>{title}</h1>\n    <Written>{item.name}</Written>\n    <Badge>{item.slug}</Badge>\n  </Section>\n);\n",
  ],
];

describe('the architecture rules', () => {
  let copy: WorkspaceCopy;
  let messages: Map<string, string[]>;
  const plant = (path: string, text: string) => {
    mkdirSync(dirname(join(copy.folder, path)), { recursive: true });
    writeFileSync(join(copy.folder, path), text);
  };

  beforeAll(() => {
    copy = copyWorkspace();
    const all = [...BREACHES, ...VALID];
    for (const [, path, text] of all) plant(path, text);
    copy.run(bin('nx/dist/bin/nx.js'), 'show', 'projects');
    const { stdout } = copy.read(bin('eslint/bin/eslint.js'), '--format', 'json', ...all.map(([, path]) => path));
    const results = JSON.parse(stdout) as { filePath: string; messages: { ruleId: string }[] }[];
    messages = new Map(
      results.map((result) => [relative(copy.folder, result.filePath), result.messages.map(({ ruleId }) => ruleId)]),
    );
  }, 300_000);
  afterAll(() => copy.remove());

  it.each(BREACHES)('%s', (_what, path, _text, rule) => {
    expect(messages.get(path)).toContain(rule);
  });

  it.each(VALID)('accepts %s', (_what, path) => expect(messages.get(path)).toEqual([]));

  it('no raw colour outside the theme, no physical direction, no component styles outside the design system, no restyled page or parts', () => {
    const styles = JSON.stringify(pathToFileURL(join(root, 'tools/lint/styles.mjs')).href);
    const lines = [
      '.a { color: #ff0000; }',
      '.a { margin-left: 4px; }',
      '.a { margin-inline: 4px; color: var(--x); }',
      "@import '@mantine/core/styles/Button.layer.css';",
      '.a:has([data-x]) > :not([data-x]) { display: none; }',
      '.b, .a > :has(> .x) ~ :has(> .x) { display: none; }',
      '.a:has([data-x]) > .b:not([data-x]), .a > .x ~ *, .a > :first-child:not(:has(~ .x)) { display: none; }',
      '.a:has(.x:not(:empty)) > .b { display: none; }',
      '.a:not(:has(~ *)) > .b { display: none; }',
    ];
    const script = `import { styleErrors } from ${styles}; console.log(JSON.stringify(${JSON.stringify(lines)}.map((line) => styleErrors('libs/x/a.css', line).length)))`;
    const run = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    expect(JSON.parse(run.stdout)).toEqual([1, 1, 0, 1, 1, 1, 0, 1, 1]);
  });

  it('no import cycles, not even of types', () => {
    const planted = {
      'libs/cart/src/lib/planted-x.ts': "import { y } from './planted-y';\nexport const x = () => y;\n",
      'libs/cart/src/lib/planted-y.ts': "import { x } from './planted-x';\nexport const y = () => x;\n",
      'libs/cart/src/lib/planted-z.ts': "import type { Q } from './planted-q';\nexport type Z = Q | 1;\n",
      'libs/cart/src/lib/planted-q.ts': "import type { Z } from './planted-z';\nexport type Q = { z: Z };\n",
    };
    const paths = Object.keys(planted);
    for (const [path, text] of Object.entries(planted)) plant(path, text);
    const args = ['-c', 'tools/lint/oxlint.json', '--format', 'json', ...paths];
    const { stdout } = copy.read(bin('oxlint/bin/oxlint'), ...args);
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string }[] };
    expect(diagnostics.map(({ filename }) => filename).sort()).toEqual(paths.sort());
  });

  it('the project graph has no cycles', () => {
    const run = spawnSync(
      process.execPath,
      ['node_modules/nx/dist/bin/nx.js', 'graph', '--file', 'node_modules/.cache/graph.json'],
      { cwd: root, env: { ...process.env, NX_DAEMON: 'false' }, stdio: 'ignore' },
    );
    expect(run.status).toBe(0);
    const { dependencies } = (
      jest.requireActual(join(root, 'node_modules/.cache/graph.json')) as {
        graph: { dependencies: Record<string, { target: string }[]> };
      }
    ).graph;
    const visiting = new Set<string>();
    const done = new Set<string>();
    const isInCycle = (name: string): boolean => {
      if (done.has(name) || name.startsWith('npm:')) return false;
      if (visiting.has(name)) return true;
      visiting.add(name);
      const found = (dependencies[name] ?? []).some(({ target }) => isInCycle(target));
      visiting.delete(name);
      done.add(name);
      return found;
    };
    expect(Object.keys(dependencies).filter(isInCycle)).toEqual([]);
  }, 300_000);
});
