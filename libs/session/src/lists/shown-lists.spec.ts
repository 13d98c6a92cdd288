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

describe('lists that grow', () => {
  it('[PLUS-25] are remembered by their entry of the history, the newest word of each', () => {
    const tab = storage();
    writeList(tab, 'a', list);
    writeList(tab, 'b', { ...list, pages: 1 });
    writeList(tab, 'a', { ...list, pages: 4 });
    expect(readLists(tab)).toEqual({ a: { ...list, pages: 4 }, b: { ...list, pages: 1 } });
  });

  it('no more of them than fit, and none from a storage that holds something else', () => {
    const tab = storage();
    for (let index = 0; index < 60; index += 1) writeList(tab, `k${index}`, list);
    expect(Object.keys(readLists(tab))).toHaveLength(50);
    expect(readLists(tab)).toHaveProperty('k59');
    tab.setItem('listMemory', '[not json');
    expect(readLists(tab)).toEqual({});
  });
});
