import { belowFold, createModuleRegistry, earlySections, homeOf, loadHome, type Home, type HomeSection } from './index';

const View = () => null;
const section = (name: string, more: Partial<HomeSection> = {}): HomeSection => ({ name, messages: [], View, ...more });
const definitionOf = (type: string, home: Home = []) => ({
  type,
  accent: 'green' as const,
  catalogue: null,
  header: { chat: false, contactLink: false },
  home: async () => ({ home }),
  messages: 'module-a' as never,
});
const names = (home: Home) => home.map(({ name }) => name);

it('[HOME-04] a home renders its sections with the page unless they are below the fold', () => {
  const home = [
    section('hero'),
    section('today'),
    section('tips', { belowFold: true }),
    belowFold(section('popularItems')),
    section('newStores'),
  ];
  expect(names(earlySections(home))).toEqual(['hero', 'today', 'newStores']);
});

it('knows the sections of a home once they have loaded', async () => {
  const definition = definitionOf('a', [section('hero'), section('today')]);
  expect(homeOf(definition)).toEqual([]);
  expect(homeOf(null)).toEqual([]);
  await loadHome(definition);
  expect(names(homeOf(definition))).toEqual(['hero', 'today']);
});

it('refuses a home that lists a section twice', async () => {
  await expect(loadHome(definitionOf('a', [section('hero'), section('hero')]))).rejects.toThrow(
    'lists a section twice',
  );
});

it('refuses two definitions of one type', () => {
  expect(() => createModuleRegistry([definitionOf('a'), definitionOf('a')])).toThrow('claim the same type');
  expect(createModuleRegistry([definitionOf('a'), definitionOf('b')]).find('b')?.type).toBe('b');
});
