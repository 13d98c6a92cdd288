import { nearlyJson } from '@shop/util/hostile.spec-helper';
import fc from 'fast-check';
import { EMPTY_LIST, readListDraft, writeListDraft } from './list-drafts';

const memory = () => {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
};
const draft = { text: '2 milk', asked: '2 milk', picks: { '7 0': { itemId: '5', quantity: 0 } } };

it('[PLUS-39] each module has its list, and an empty one leaves nothing', () => {
  const storage = memory();
  writeListDraft(storage, '1', draft);
  writeListDraft(storage, '3', { ...EMPTY_LIST, text: 'plasters' });
  expect(readListDraft(storage, '1')).toEqual(draft);
  expect(readListDraft(storage, '3').text).toBe('plasters');
  expect(readListDraft(storage, '2')).toEqual(EMPTY_LIST);
  writeListDraft(storage, '1', EMPTY_LIST);
  writeListDraft(storage, '3', EMPTY_LIST);
  expect([...storage.values]).toEqual([]);
});

it('reads whatever is stored', () => {
  const storage = memory();
  fc.assert(
    fc.property(nearlyJson({ 1: draft }), (text) => {
      storage.setItem('shoppingLists', text);
      const { text: list, asked, picks } = readListDraft(storage, '1');
      expect([typeof list, typeof asked, typeof picks]).toEqual(['string', 'string', 'object']);
    }),
  );
});
