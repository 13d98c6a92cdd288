/** The module generator, run in a copy of the workspace: its output is linted, type-checked and tested there. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, copyWorkspace, type WorkspaceCopy } from './workspace-copy.spec-helper';

let copy: WorkspaceCopy;
beforeAll(() => void (copy = copyWorkspace()), 300_000);
afterAll(() => copy.remove());

it('generates a module whose checks pass, and its entry in the storefront', () => {
  const nx = bin('nx/dist/bin/nx.js');
  const generated = copy.run(
    nx,
    'generate',
    '@shop/tools:module',
    'pets',
    '--accent=amber',
    '--no-interactive',
    '--skipInstall',
  );
  expect(generated.status === 0 ? '' : generated.output).toBe('');
  const registry = readFileSync(join(copy.folder, 'apps/storefront/src/app/modules.ts'), 'utf8');
  expect(registry).toContain("import { petsModule } from '@shop/module-pets';");
  expect(registry).toMatch(/createModuleRegistry\(\[[^\]]*petsModule,?\s*\]\)/);
  copy.linkLibraries();
  const samples = [
    'lib/welcome/welcome.tsx',
    'lib/slots.ts',
    'lib/notes/api.ts',
    'lib/guide/guide.page.ts',
    'pets.stories.tsx',
    'pets.spec.tsx',
  ];
  expect(samples.filter((file) => !existsSync(join(copy.folder, 'libs/module-pets/src', file)))).toEqual([]);

  const shown = copy.run(nx, 'show', 'project', 'module-pets', '--json');
  const { targets } = JSON.parse(shown.output.slice(shown.output.indexOf('{'))) as { targets: object };
  expect(Object.keys(targets)).toEqual(
    expect.arrayContaining(['serve', 'storybook', 'test', 'lint', 'typecheck', 'build-storybook']),
  );

  const button = copy.run(nx, 'generate', '@shop/tools:component', 'module-pets', 'pet-of-the-day', '--no-interactive');
  expect(button.status === 0 ? '' : button.output).toBe('');
  const own = ['libs/module-pets', 'apps/storefront/src/app/modules.ts', 'apps/storefront/src/app/modules.spec.ts'];
  expect(copy.run(bin('eslint/bin/eslint.js'), ...own)).toEqual({ status: 0, output: '' });
  expect(copy.run(bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', ...own)).toEqual({
    status: 0,
    output: '',
  });
  writeFileSync(
    join(copy.folder, 'tsconfig.pets.json'),
    JSON.stringify({
      extends: './tsconfig.base.json',
      compilerOptions: { noEmit: true },
      include: ['libs/module-pets/**/*', 'apps/storefront/src/app/modules.ts', 'libs/ui/src/css.d.ts'],
    }),
  );
  expect(copy.run(bin('typescript/bin/tsc'), '-p', 'tsconfig.pets.json')).toEqual({ status: 0, output: '' });
  const jest = [bin('jest/bin/jest.js'), '--selectProjects', 'web', '--testPathPatterns'];
  const tested = copy.run(...jest, 'module-pets|app/modules.spec');
  expect(tested.output).toMatch(/Test Suites: 2 passed/);

  const { status, output } = copy.run(join(__dirname, 'read-pages.spec-helper.mjs'));
  expect(status === 0 ? '' : output).toBe('');
  const { listed, indexed } = JSON.parse(output.slice(output.indexOf('{"listed"'))) as {
    listed: object[];
    indexed: string[];
  };
  // Search engines find its page; sizes and screenshots have it, and its home, without another file that names them.
  expect(indexed).toContain('/pets/guide');
  expect(listed).toContainEqual(
    expect.objectContaining({
      name: 'guide',
      sample: '/pets/guide',
      module: 'pets',
      file: 'libs/module-pets/src/lib/guide/guide.page.ts',
      messages: expect.arrayContaining(['shell', 'cart', 'module-pets.sections']),
    }),
  );
  expect(listed).toContainEqual(
    expect.objectContaining({
      name: 'home pets',
      home: 'libs/module-pets/src/pets-module.ts',
      messages: expect.arrayContaining(['home', 'module-pets', 'module-pets.sections']),
    }),
  );

  const again = copy.run(nx, 'generate', '@shop/tools:module', 'pets', '--no-interactive');
  expect(again.status).not.toBe(0);
  expect(again.output).toContain('libs/module-pets exists already');
}, 240_000);
