import { resolve } from 'node:path';
import { definitionIn, factsOf, hydratedLate } from './build-facts';

const absolute = (path: string) => resolve(__dirname, '../..', path);
const PETS = 'libs/module-pets/src/pets-module.ts';
const definition = definitionIn(
  `export const petsModule = defineModule({
    type: 'pets',
    home: () => import('./lib/start'),
    slots: async () => import('./lib/own-views'),
    pages: [{ path: '/pets', definition: () => import('./lib/walk') }],
    barLinks: () => import('./lib/links'),
  });`,
  PETS,
);

describe('what a module defines', () => {
  const [home, slots, links] = ['start.ts', 'own-views.ts', 'links.ts'].map(
    (name) => `libs/module-pets/src/lib/${name}`,
  );
  const imported = [home!, slots!, 'libs/module-pets/src/lib/walk.tsx', links!];

  it('is read from its definition, by whatever name its files have: home, slots and pages', () => {
    expect(definition).toMatchObject({ kind: 'module', name: 'petsModule' });
    // The code of its own pages does not load with its home.
    expect(factsOf('a.js', { id: absolute(PETS), imported, definition })).toEqual({
      file: 'a.js',
      renders: [home, slots, links],
      home,
      slots,
    });
  });

  it('can not hide from the build: the styles of its slots would come too late', () => {
    const hidden = `const load = () => import('./lib/slots'); export const petsModule = defineModule({ type: 'pets', slots: load });`;
    expect(() => definitionIn(hidden, PETS)).toThrow(/pets-module\.ts: write slots with import/);
  });

  it('and what it fills slots with is recorded with the file that it names', () => {
    const views = ['libs/module-pets/src/lib/mark.tsx'];
    expect(factsOf('b.js', { id: absolute(slots!), imported: views, fillsSlots: true }).deferred).toEqual(views);
    expect(factsOf('b.js', { id: absolute(slots!), imported: views }).deferred).toBeUndefined();
  });
});

it('a page is what says so, and the server gets what it imports', () => {
  const page = 'libs/pets/src/lib/walk.ts';
  const found = definitionIn(
    `export const page = definePage({ View: () => null, parts: () => [import('./map')] });`,
    page,
  );
  expect(found).toMatchObject({ kind: 'page', name: 'page' });
  const imported = ['libs/pets/src/lib/map.tsx'];
  expect(factsOf('b.js', { id: absolute(page), imported, definition: found })).toEqual({
    file: 'b.js',
    renders: imported,
  });
  expect(definitionIn(`export { definePage } from './lib/page';`, 'libs/page-engine/src/index.ts')).toBeNull();
});

describe('parts that the server renders and the browser hydrates late', () => {
  const call = (path: string, options = '') => `lazyView(() => import('${path}')${options})`;

  it('are those whose lazy view says so, by whatever name its file has', () => {
    const source = `
      import { lazyView } from '@shop/view-kit';
      export const Footer = ${call('./footer/footer', ", { on: 'hydration' }")};
      export const Bar = ${call('../bar', ", { Loading: () => <i />, on: 'hydration', messages: [] }")};
      export const Menu = ${call('./menu', ", { on: 'press' }")};
      export const Notice = ${call('./notice')};
      const other = import('./other');
    `;
    expect(hydratedLate(source, 'libs/shell/src/lib/shell-parts.tsx')).toEqual(['./footer/footer', '../bar']);
    expect(hydratedLate(`const Menu = ${call('./menu')};`, 'libs/shell/src/lib/menu.tsx')).toEqual([]);
  });

  it('can not hide from the build: their styles would come too late', () => {
    const hidden = `const LATE = { on: 'hydration' } as const; const Footer = ${call('./footer', ', LATE')};`;
    expect(() => hydratedLate(hidden, 'libs/shell/src/lib/hidden.ts')).toThrow(/hidden\.ts: write lazyView/);
  });

  it('are recorded with the module', () => {
    const imported = ['libs/shell/src/footer.tsx', 'libs/shell/src/menu.tsx'];
    const id = absolute('libs/shell/src/shell-parts.ts');
    expect(factsOf('a.js', { id, imported, late: imported.slice(0, 1) }).deferred).toEqual(imported.slice(0, 1));
    expect(factsOf('a.js', { id, imported }).deferred).toBeUndefined();
  });
});
