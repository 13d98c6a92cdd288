import fc from 'fast-check';
import {
  everyCategoryId,
  findCategory,
  tickCategory,
  tickOf,
  topmostChosen,
  untickCategory,
  withSubCategories,
} from './category-tree';
import type { Category } from './entities';

const category = (id: string, children: Category[] = []): Category => ({
  id,
  name: `Name ${id}`,
  slug: `slug-${id}`,
  image: null,
  isFeatured: true,
  children,
});
const tree = [category('1', [category('11', [category('111')]), category('12')]), category('2')];
const ALL = ['1', '11', '111', '12', '2'];

describe('selection in the category tree', () => {
  it('[RES-13] ticking selects all descendants', () => {
    expect(tickCategory([], '1', tree)).toEqual(['1', '11', '111', '12']);
    expect(tickCategory(['2'], '11', tree)).toEqual(['11', '111', '2']);
    expect(withSubCategories(['99', '11'], tree)).toEqual(['11', '111', '99']);
  });

  it('[RES-14] All selects every category', () => {
    expect(everyCategoryId(tree)).toEqual(ALL);
    expect(everyCategoryId([])).toEqual([]);
  });

  it('[RES-15] unticking deselects descendants and ancestors', () => {
    expect(untickCategory(ALL, '1', tree)).toEqual(['2']);
    expect(untickCategory(ALL, '111', tree)).toEqual(['12', '2']);
    expect(untickCategory(['2', '99'], '99', tree)).toEqual(['2']);
  });

  it('[RES-13] [RES-15] unticking after any selection removes the whole branch and adds nothing', () => {
    const ids = fc.subarray(ALL);
    fc.assert(
      fc.property(ids, fc.constantFrom(...ALL), (chosen, id) => {
        const ticked = tickCategory(chosen, id, tree);
        expect(ticked).toEqual(ALL.filter((one) => ticked.includes(one)));
        expect(new Set(ticked).size).toBe(ticked.length);
        for (const one of chosen) expect(ticked).toContain(one);
        const left = untickCategory(ticked, id, tree);
        expect(left.every((one) => ticked.includes(one))).toBe(true);
        for (const below of tickCategory([], id, tree)) expect(left).not.toContain(below);
      }),
    );
  });

  it('marks a partly selected parent, and reports a whole branch by its root', () => {
    const [first, second] = tree as [Category, Category];
    expect(tickOf(first, new Set(['1']))).toBe('on');
    expect(tickOf(first, new Set(['111']))).toBe('some');
    expect(tickOf(second, new Set(['111']))).toBe('off');
    expect(topmostChosen(tree, new Set(['1', '11', '111', '12'])).map(({ id }) => id)).toEqual(['1']);
    expect(topmostChosen(tree, new Set(['111', '2'])).map(({ id }) => id)).toEqual(['111', '2']);
  });

  it('finds a nested category by id and by slug', () => {
    expect(findCategory(tree, '111')?.id).toBe('111');
    expect(findCategory(tree, 'slug-12')?.id).toBe('12');
    expect(findCategory(tree, 'gone')).toBeNull();
  });
});
