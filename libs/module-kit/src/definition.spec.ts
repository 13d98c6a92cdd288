import { createModuleRegistry, earlySections, type HomeSection, type ModuleDefinition } from './index';

const definitionOf = (type: string, home: readonly HomeSection[]): ModuleDefinition => ({
  type,
  accent: 'green',
  catalogue: null,
  header: { chat: false, contactLink: false },
  home,
  messages: 'module-a' as never,
});
const own = (count: number): HomeSection[] => Array.from({ length: count }, (_, index) => ({ own: `part${index}` }));

it('[HOME-04] a home renders its shared and own sections with the page unless they are below the fold', () => {
  const home: HomeSection[] = [
    { shared: 'hero' },
    { own: 'today' },
    { own: 'tips', belowFold: true },
    { shared: 'campaigns' },
    { shared: 'popularItems', belowFold: true },
    { shared: 'newStores' },
    { shared: 'allStores' },
  ];
  expect(earlySections(home)).toEqual([{ shared: 'hero' }, { own: 'today' }, { shared: 'newStores' }]);
});

it('counts own sections among the six that render with the page', () => {
  const full: HomeSection[] = [{ shared: 'hero' }, ...own(5)];
  expect(
    createModuleRegistry([definitionOf('a', [...full, { own: 'more', belowFold: true }])]).find('a'),
  ).not.toBeNull();
  expect(() => createModuleRegistry([definitionOf('a', [...full, { own: 'more' }])])).toThrow('more than 6 sections');
});
