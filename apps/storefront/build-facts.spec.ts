import { factsOf } from './build-facts';

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
