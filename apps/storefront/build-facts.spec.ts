import { factsOf, hydratedLate } from './build-facts';

it('the server gets the home of a module with its definition, and not the code of the module’s own pages', () => {
  const home = 'libs/module-pets/src/lib/home.ts';
  const imported = [home, 'libs/module-pets/src/lib/walk.page.ts'];
  expect(factsOf('/shop/libs/module-pets/src/pets-module.ts', 'a.js', imported)).toEqual({
    file: 'a.js',
    renders: [home],
  });
  expect(factsOf('/shop/libs/pets/src/lib/walk.page.ts', 'b.js', ['libs/pets/src/map.tsx'])).toMatchObject({
    renders: ['libs/pets/src/map.tsx'],
  });
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

  it('and what a module fills slots with are recorded with the module', () => {
    const imported = ['libs/shell/src/footer.tsx', 'libs/shell/src/menu.tsx'];
    const shell = '/shop/libs/shell/src/shell-parts.ts';
    expect(factsOf(shell, 'a.js', imported, imported.slice(0, 1)).deferred).toEqual(['libs/shell/src/footer.tsx']);
    expect(factsOf(shell, 'a.js', imported).deferred).toBeUndefined();
    expect(factsOf('/shop/libs/module-pets/src/lib/slots.ts', 'b.js', imported).deferred).toEqual(imported);
  });
});
