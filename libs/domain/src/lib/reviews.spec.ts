import { COURIER_TAGS, ITEM_TAGS, knownTags, reviewAuthor, starCounts } from './reviews';

it('[PLUS-71] counts per star have every star, whoever gave none', () => {
  expect(starCounts([])).toEqual([0, 0, 0, 0, 0]);
  expect(
    starCounts([
      { rating: 5, count: 7 },
      { rating: 2, count: 1 },
    ]),
  ).toEqual([0, 1, 0, 0, 7]);
});

it.each([
  [['Mina', 'Vella'], 'Mina V.'],
  [['Mina Vella', ''], 'Mina V.'],
  [['Mina'], 'Mina'],
  [['  Anna Maria  de Rossi '], 'Anna R.'],
  [['منى', 'عبد الله'], 'منى ا.'],
  [['𝒜na', '𝒱ella'], '𝒜na 𝒱.'],
  [[''], ''],
])('[PLUS-71] the author of %j is %s, never a full name', (names, shown) => {
  expect(reviewAuthor(...names)).toBe(shown);
});

it('unknown words and repeated ones are left out', () => {
  expect(knownTags(['fresh', 'fresh', 'rude', 7], ITEM_TAGS)).toEqual(['fresh']);
  expect(knownTags(['fresh', 'on_time'], COURIER_TAGS)).toEqual(['on_time']);
});
