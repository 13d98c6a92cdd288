/** The generator of modules, run in a copy of the workspace: what it makes is linted, type-checked and tested there. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';

const root = resolve(__dirname, '../..');
let copy: string;

/** Packages are the workspace's own … */
function linkPackages(): void {
  mkdirSync(join(copy, 'node_modules/@shop'), { recursive: true });
  for (const entry of readdirSync(join(root, 'node_modules')))
    if (entry !== '@shop' && entry !== '.cache')
      symlinkSync(join(root, 'node_modules', entry), join(copy, 'node_modules', entry));
}

/** … and the shop's libraries those of the copy. */
function linkLibraries(): void {
  for (const folder of [...readdirSync(join(copy, 'libs')).map((lib) => `libs/${lib}`), 'tools']) {
    const { name } = JSON.parse(readFileSync(join(copy, folder, 'package.json'), 'utf8')) as { name: string };
    rmSync(join(copy, 'node_modules', name), { force: true });
    symlinkSync(join(copy, folder), join(copy, 'node_modules', name));
  }
}

function run(...args: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false', NODE_ENV: 'test', NX_WORKSPACE_ROOT_PATH: copy },
  });
  return { status, said: `${stdout}${stderr}` };
}
const bin = (path: string) => join(root, 'node_modules', path);

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'shop-copy-'));
  // What is neither source nor setting stays behind.
  const left = /^(apps\/backend\/assets|docs\/images|screens|tmp|test-results|playwright-report)(\/|$)/;
  const made = ['node_modules', 'dist', 'storybook-static', '.git', '.nx', '.data'];
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => !made.includes(basename(path)) && !left.test(relative(root, path).replaceAll('\\', '/')),
  });
  linkPackages();
  linkLibraries();
}, 300_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('makes a module that is green at once, and one word that shows it', () => {
  const nx = bin('nx/dist/bin/nx.js');
  const made = run(nx, 'generate', '@shop/tools:module', 'pets', '--accent=amber', '--no-interactive', '--skipInstall');
  expect(made.status === 0 ? '' : made.said).toBe('');
  const registry = readFileSync(join(copy, 'apps/storefront/src/app/modules.ts'), 'utf8');
  expect(registry).toContain("import { petsModule } from '@shop/module-pets';");
  expect(registry).toMatch(/createModuleRegistry\(\[[^\]]*petsModule,?\s*\]\)/);
  linkLibraries();

  const shown = run(nx, 'show', 'project', 'module-pets', '--json');
  const { targets } = JSON.parse(shown.said.slice(shown.said.indexOf('{'))) as { targets: object };
  expect(Object.keys(targets)).toEqual(
    expect.arrayContaining(['serve', 'storybook', 'test', 'lint', 'typecheck', 'build-storybook']),
  );

  const button = run(nx, 'generate', '@shop/tools:component', 'module-pets', 'pet-of-the-day', '--no-interactive');
  expect(button.status === 0 ? '' : button.said).toBe('');
  const own = ['libs/module-pets', 'apps/storefront/src/app/modules.ts', 'apps/storefront/src/app/modules.spec.ts'];
  expect(run(bin('eslint/bin/eslint.js'), ...own)).toEqual({ status: 0, said: '' });
  expect(run(bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', ...own)).toEqual({
    status: 0,
    said: '',
  });
  writeFileSync(
    join(copy, 'tsconfig.pets.json'),
    JSON.stringify({
      extends: './tsconfig.base.json',
      compilerOptions: { noEmit: true },
      include: ['libs/module-pets/**/*', 'apps/storefront/src/app/modules.ts', 'libs/ui/src/css.d.ts'],
    }),
  );
  expect(run(bin('typescript/bin/tsc'), '-p', 'tsconfig.pets.json')).toEqual({ status: 0, said: '' });
  const jest = [bin('jest/bin/jest.js'), '--selectProjects', 'web', '--testPathPatterns'];
  const tested = run(...jest, 'module-pets|app/modules.spec');
  expect(tested.said).toMatch(/Test Suites: 2 passed/);

  const again = run(nx, 'generate', '@shop/tools:module', 'pets', '--no-interactive');
  expect(again.status).not.toBe(0);
  expect(again.said).toContain('libs/module-pets exists already');
}, 240_000);
