import fc from 'fast-check';
import { SEARCH_LENGTH, searchText } from './search-text';

it('a search is its text without spaces around it, cut to what can be searched', () => {
  expect(searchText('  oat milk ')).toBe('oat milk');
  expect(searchText(null)).toBe('');
  expect(searchText('x'.repeat(330))).toBe('x'.repeat(SEARCH_LENGTH));
  expect(searchText(`milk${' '.repeat(400)}bread`)).toBe('milk');
});

it('a search has no marks that nobody sees, and one of marks or spaces alone is none (decision 083)', () => {
  expect(searchText('\u202amilk\u202c')).toBe('milk');
  expect(searchText(' \u200e oat\u00a0milk \u200f')).toBe('oat\u00a0milk');
  expect(searchText('cafe\u0301')).toBe('caf\u00e9');
  expect(searchText('\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645')).toBe(
    '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
  );
  for (const nothing of [' ', '\u00a0\u3000', '\u200b', '\u200c\u200d', '\u202a \u202c', '\ufeff', '\u2066\u2069'])
    expect(searchText(nothing)).toBe('');
  // The cut falls behind a joiner, which then joins nothing.
  const cut = searchText(`${'\u0645'.repeat(SEARCH_LENGTH - 1)}\u200c\u0645`);
  expect(cut).toBe('\u0645'.repeat(SEARCH_LENGTH - 1));
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
