/** What a search asks for: parts that are needed, that say which of a kind, or what a thing has not (decision 132). */
import { hasMeaning, readQuery, withCorrections, withoutDescriptions } from './read-query';

/** `(word)`: names without it are found too. */
const parts = (query: ReturnType<typeof readQuery> | null) =>
  query?.parts.map(({ own, isOptional }) => (isOptional ? `(${own.join(' ')})` : own.join(' '))) ?? null;

it.each([
  ['orange juice fresh', ['orange', 'juice', '(fresh)']],
  ['organic milk', ['(organic)', 'milk']],
  ['organic', ['organic']],
  ['gluten free bread', ['gluten free', 'bread']],
  // Doughnuts with sugar are no answer to it.
  ['sugar free', ['sugar free']],
  ['salt free butter', ['salt free', 'butter']],
  ['حلوى بدون سكر', ['حلوي', 'بدون سكر']],
  ['خبز خالي من الغلوتين', ['خبز', 'خالي من الغلوتين']],
  ['spf50', ['spf', '(50)']],
  ['bandaid', ['bandaid']],
])('%s', (text, wanted) => expect(parts(readQuery(text))).toEqual(wanted));

it('a phrase is known as one word, and other names of a diet lead to its one word', () => {
  const meant = (text: string) => readQuery(text).parts[0]?.synonyms.map((phrase) => phrase.join(' '));
  expect(meant('bandaid')).toContain('plaster');
  for (const text of ['gluten-free', 'glutenfree', 'coeliac', 'خالي من الغلوتين', 'بدون جلوتين'])
    expect([text, text === 'glutenfree' || meant(text)?.includes('glutenfree')]).toEqual([text, true]);
  for (const text of ['نباتي صرف', 'فيغان', 'plant based']) expect([text, meant(text)]).toEqual([text, expect.arrayContaining(['vegan'])]); // prettier-ignore
  expect(meant('حلال')).toEqual(['halal']);
});

it.each([
  ['sparkling water', ['(sparkling)', 'water']],
  ['ماء معدني', ['ما', '(معدني)']],
  ['office bag', ['(office)', 'bag']],
  ['semi skimmed milk', ['(semi)', '(skimmed)', 'milk']],
  // Nothing to leave out, or nothing left.
  ['water', null],
  ['red', null],
])('without its descriptions %s asks for %j', (text, wanted) =>
  expect(parts(withoutDescriptions(readQuery(text)))).toEqual(wanted),
);

it.each([
  ['noodels', 'noodle'],
  ['eggplnt', 'eggplant'],
  ['smartwatch', 'smart watch'],
  ['eggplant', null],
  ['lamb chops', null],
  ['xqzwvk', null],
  ['', null],
])('of words that no name has, %s is corrected to %s', (text, wanted) =>
  expect(withCorrections(text, (word) => ['lamb', 'chops'].includes(word))).toBe(wanted),
);

it('knows which words mean others', () => {
  expect(['halal', 'aubergines', 'sparkling', 'xqzwvk'].map(hasMeaning)).toEqual([true, true, true, false]);
});
