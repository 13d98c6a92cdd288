/**
 * The page generator, run in a copy of the workspace: its output is linted, type-checked, rendered and prefetched
 * there.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FsTree } from 'nx/src/generators/tree';
import { bin, copyWorkspace, type WorkspaceCopy } from './workspace-copy.spec-helper';

const nx = bin('nx/dist/bin/nx.js');
let copy: WorkspaceCopy;
beforeAll(() => void (copy = copyWorkspace()), 300_000);
afterAll(() => copy.remove());

const generate = (...args: string[]) => copy.run(nx, 'generate', '@shop/tools:page', ...args, '--no-interactive');
const read = (path: string) => readFileSync(join(copy.folder, path), 'utf8');

it('generates a page whose checks pass: rendered, prefetched, and listed in the storefront', () => {
  const generated = generate('gift-cards', '--lib=promotions', '--needsPlace', '--ar=بطاقات الهدايا');
  expect(generated.status === 0 ? '' : generated.output).toBe('');
  const list = read('apps/storefront/src/pages.ts');
  expect(list).toMatch(/import \{[^}]*\bgiftCardsRoute\b[^}]*\} from '@shop\/promotions';/);
  expect(list).toMatch(/ routes\b[^=]*= \[[^\]]*\bgiftCardsRoute,[^\]]*\]/);
  expect(read('libs/promotions/src/routes.ts')).toMatch(/giftCardsRoute: PageRoute = \{[^}]*needsPlace: true,\n\};/);
  expect(JSON.parse(read('libs/promotions/src/locales/en.json')).giftCards).toEqual({ title: 'Gift cards' });
  expect(JSON.parse(read('libs/promotions/src/locales/ar.json')).giftCards).toEqual({ title: 'بطاقات الهدايا' });

  copyFileSync(
    join(__dirname, 'made-page.spec.tsx.template'),
    join(copy.folder, 'libs/promotions/src/gift-cards.spec.tsx'),
  );
  const own = ['libs/promotions', 'apps/storefront/src/pages.ts'];
  expect(copy.run(bin('eslint/bin/eslint.js'), ...own)).toEqual({ status: 0, output: '' });
  expect(copy.run(bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', ...own)).toEqual({
    status: 0,
    output: '',
  });
  writeFileSync(
    join(copy.folder, 'tsconfig.generated.json'),
    JSON.stringify({
      extends: './tsconfig.base.json',
      compilerOptions: { noEmit: true },
      include: ['libs/promotions/**/*', 'libs/ui/src/css.d.ts'],
    }),
  );
  expect(copy.run(bin('typescript/bin/tsc'), '-p', 'tsconfig.generated.json')).toEqual({ status: 0, output: '' });
  const tested = copy.run(bin('jest/bin/jest.js'), '-c', 'libs/promotions/jest.config.cjs', 'gift-cards');
  expect(tested.status === 0 ? '' : tested.output).toBe('');
  expect(tested.output).toMatch(/Tests: +2 passed, 2 total/);
}, 240_000);

it('creates the routes of a library without pages', () => {
  const generated = generate('welcome-back', '--lib=account', '--path=/welcome/:name');
  expect(generated.status === 0 ? '' : generated.output).toBe('');
  expect(read('libs/account/src/routes.ts')).toContain(`export const welcomeBackRoute: PageRoute = {
  path: '/welcome/:name',
  definition: () => import('./lib/welcome-back.page'),
};`);
  expect(read('libs/account/src/index.ts')).toContain(`export { welcomeBackRoute } from './routes';`);
  expect(read('apps/storefront/src/pages.ts')).toMatch(
    /^import \{ welcomeBackRoute \} from '@shop\/account';\nimport \{ addressesRoute \}/m,
  );
  expect(JSON.parse(read('libs/account/src/locales/ar.json')).welcomeBack).toEqual({ title: 'Welcome back' });
}, 60_000);

it('refuses the name of an existing page on the command line, and writes nothing', () => {
  const files = [
    'apps/storefront/src/pages.ts',
    'libs/promotions/src/routes.ts',
    'libs/promotions/src/locales/en.json',
  ];
  const before = files.map(read);
  const generated = generate('coupons', '--lib=promotions', '--path=/vouchers');
  expect(generated.status).not.toBe(0);
  expect(generated.output).toContain('coupons.page.ts exists already');
  expect(generated.output).not.toMatch(/^(CREATE|UPDATE)/m);
  expect(files.map(read)).toEqual(before);
}, 60_000);

interface Options {
  name: string;
  lib: string;
  path?: string;
}
/** The generator itself: starting Nx costs six seconds of processor each time. Nx writes the changes of its tree when it succeeds. */
const page = jest.requireActual<(tree: FsTree, options: Options) => Promise<void>>('./page/generator.cjs');

it.each<[what: string, options: Options, reason: string]>([
  ['a route of another library', { name: 'wallet', lib: 'account', path: '/purse' }, 'has a walletRoute already'],
  ['a path that is taken', { name: 'about', lib: 'promotions', path: '/about-us' }, 'has a page at /about-us already'],
  [
    'a path made of another',
    { name: 'door', lib: 'promotions', path: '/auth/sign-in' },
    'has a page at /auth/sign-in already',
  ],
  [
    'a path that differs only in its parameter',
    { name: 'shop', lib: 'promotions', path: '/store/:name' },
    'has a page at /store/:name',
  ],
  ['an existing message key', { name: 'offers', lib: 'promotions' }, `en.json has 'offers' already`],
  ['an unknown library', { name: 'gifts', lib: 'nowhere' }, 'There is no library libs/nowhere'],
  ['a library that is not a feature', { name: 'gifts', lib: 'util' }, 'libs/util is not a feature'],
])('refuses %s, and writes nothing', async (_, options, reason) => {
  const tree = new FsTree(copy.folder, false);
  await expect(page(tree, options)).rejects.toThrow(reason);
  expect(tree.listChanges()).toEqual([]);
});
