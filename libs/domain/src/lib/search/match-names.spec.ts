import { matchNames } from './match-names';

const NAMES = [
  ['Vine Tomatoes', 'طماطم على الغصن'],
  ['Whole Milk', 'حليب كامل الدسم'],
  ['Cultured Buttermilk', 'لبن رائب'],
  ['Pressed Orange Juice', 'عصير برتقال طازج'],
  ['Juicing Oranges', 'برتقال للعصير'],
  ['Dark Chocolate 70 %', 'شوكولاتة داكنة 70٪'],
  ['Basmati Rice', 'أرز بسمتي'],
  ['House Blend Coffee', 'قهوة مطحونة'],
  ['Aubergine', 'باذنجان'],
  ['Heavy Cotton T-Shirt', 'قميص قطني ثقيل'],
  ['Cola 1 L', 'كولا 1 لتر'],
  ['Cola 2 L', 'كولا 2 لتر'],
] as const;
const found = (text: string) => matchNames(text, NAMES, (names) => names).map(([name]) => name);

it.each([
  ['milk', 'Whole Milk'],
  ['milk whole', 'Whole Milk'],
  ['tomatos', 'Vine Tomatoes'],
  ['choclate', 'Dark Chocolate 70 %'],
  ['orange juice fresh', 'Pressed Orange Juice'],
  ['JUICE orange', 'Pressed Orange Juice'],
  ['ارز', 'Basmati Rice'],
  ['رز', 'Basmati Rice'],
  ['قهوه', 'House Blend Coffee'],
  ['حَلِيب', 'Whole Milk'],
  ['حلیب', 'Whole Milk'],
  ['\u202bحليب\u202c', 'Whole Milk'],
  ['eggplant', 'Aubergine'],
  ['بتنجان', 'Aubergine'],
  ['tshirt', 'Heavy Cotton T-Shirt'],
  ['t shirt', 'Heavy Cotton T-Shirt'],
  ['cola 2l', 'Cola 2 L'],
  ['cola 1000ml', 'Cola 1 L'],
  ['كولا ٢ لتر', 'Cola 2 L'],
  ['fvjrhg', 'Juicing Oranges'],
  ['ةهمن', 'Whole Milk'],
  ['choc', 'Dark Chocolate 70 %'],
])('%s finds %s first', (text, name) => {
  expect(found(text)[0]).toBe(name);
});

it.each(['', ' ', '\u200f', '😀', 'lawn mower', 'xqzwvk', 'سيارة'])('%j finds nothing', (text) => {
  expect(found(text)).toEqual([]);
});

it.each([
  ['milks', ['Whole Milk']],
  ['eggplant', ['Aubergine']],
  ['choclate', []],
  ['fvjrhg', []],
])('without guesses %s is %j', (text, names) => {
  expect(matchNames(text, NAMES, (each) => each, false).map(([name]) => name)).toEqual(names);
});

it.each([
  ['نايكي', 'Nike'],
  ['سامسونج', 'Samsung'],
  ['samsong', 'Samsung'],
])('brands that are written in Latin letters are read in Arabic ones, and with errors: %s', (text, name) => {
  expect(matchNames(text, ['Samsung', 'Nike', 'Sony'], (each) => [each])[0]).toBe(name);
});

it('guesses only when no word of the catalogue surely is meant', () => {
  expect(found('juice')).toEqual(['Pressed Orange Juice']);
  expect(found('juicin')).toEqual(['Juicing Oranges']);
  expect(found('rice')).toEqual(['Basmati Rice']);
});
