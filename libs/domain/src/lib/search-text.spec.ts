import fc from 'fast-check';
import { SEARCH_LENGTH, searchText } from './search-text';

it('a search is its text without spaces around it, cut to what can be searched', () => {
  expect(searchText('  oat milk ')).toBe('oat milk');
  expect(searchText(null)).toBe('');
  expect(searchText('x'.repeat(330))).toBe('x'.repeat(SEARCH_LENGTH));
  expect(searchText(`milk${' '.repeat(400)}bread`)).toBe('milk');
});

it('cuts no letter in half, and a cut search stays as it is', () => {
  expect(searchText(`${'x'.repeat(SEARCH_LENGTH - 1)}😀`)).toBe('x'.repeat(SEARCH_LENGTH - 1));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 150, maxLength: 300 }), (text) => {
      const cut = searchText(text);
      expect(cut.length).toBeLessThanOrEqual(SEARCH_LENGTH);
      expect(() => encodeURIComponent(cut)).not.toThrow();
      expect(searchText(cut)).toBe(cut);
    }),
    { numRuns: 50 },
  );
});
