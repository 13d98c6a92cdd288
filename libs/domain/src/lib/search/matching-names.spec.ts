import { matchingNames } from './matching-names';

const NAMES = ['Almond Milk', 'Milk & Cream', 'Crème Fraîche', 'قهوة', 'Milkshakes'].map((name) => ({ name }));
const found = (query: string, limit = 9) => matchingNames(NAMES, query, limit).map(({ name }) => name);

it.each([
  ['milk', ['Milk & Cream', 'Milkshakes', 'Almond Milk']],
  ['MILK cream', ['Milk & Cream']],
  ['creme', ['Crème Fraîche']],
  ['قهوه', ['قهوة']],
  ['milkshake', ['Milkshakes']],
  ['milks', ['Milk & Cream', 'Milkshakes', 'Almond Milk']],
  ['creams', ['Milk & Cream']],
  ['whole milk', []],
  [' \u200f', []],
])('of %s: %j', (query, names) => {
  expect(found(query)).toEqual(names);
});

it('gives at most as many as wanted, with what to mark', () => {
  expect(found('milk', 2)).toHaveLength(2);
  expect(matchingNames(NAMES, 'alm', 1)).toEqual([{ name: 'Almond Milk', matches: [[0, 3]] }]);
});
