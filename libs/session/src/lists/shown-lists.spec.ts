import { readLists, writeList } from './shown-lists';

const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
const list = { of: 'milk', pages: 3, height: 2400 };

describe('shown lists', () => {
  it('[PLUS-25] are stored by history entry; the latest value wins', () => {
    const tab = storage();
    writeList(tab, 'a', list);
    writeList(tab, 'b', { ...list, pages: 1 });
    writeList(tab, 'a', { ...list, pages: 4 });
    expect(readLists(tab)).toEqual({ a: { ...list, pages: 4 }, b: { ...list, pages: 1 } });
  });

  it('are limited in number, and ignore unreadable storage', () => {
    const tab = storage();
    for (let index = 0; index < 60; index += 1) writeList(tab, `k${index}`, list);
    expect(Object.keys(readLists(tab))).toHaveLength(50);
    expect(readLists(tab)).toHaveProperty('k59');
    tab.setItem('listMemory', '[not json');
    expect(readLists(tab)).toEqual({});
  });
});
