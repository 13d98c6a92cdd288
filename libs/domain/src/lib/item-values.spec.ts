import { isSize } from './goods-sizes';
import { ITEM_VALUE_FILTERS, MAX_VALUES, parseValues, readValues } from './item-values';
import { LETTER_SIZES } from './size-order';
import { chosenValues, offeredValues, toggleValue } from './value-choices';

const many = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

describe('values of filters', () => {
  it('[PLUS-67] of a request are parsed without duplicates, in one order', () => {
    expect(parseValues('size', '["M","38",38]')).toEqual(['38', 'M']);
    expect(parseValues('brand', '[7,"3"]')).toEqual(['3', '7']);
    expect(parseValues('colour', '["red","blue"]')).toEqual(['blue', 'red']);
    expect(parseValues('colour', '[]')).toEqual([]);
    expect(parseValues('brand', JSON.stringify(many(MAX_VALUES)))).toHaveLength(MAX_VALUES);
  });

  it.each(['', 'red', '{}', '"red"', 'null', '[', '["navy"]', '[["red"]]', '[null]', '[1.2]', '["__proto__"]'])(
    'of a request are not %s',
    (text) => {
      for (const filter of ITEM_VALUE_FILTERS) expect([filter, parseValues(filter, text)]).toEqual([filter, null]);
    },
  );

  it('are at most twenty of one filter', () => {
    expect(parseValues('brand', JSON.stringify(many(MAX_VALUES + 1)))).toBeNull();
    expect(readValues('brand', many(MAX_VALUES + 5).join())).toHaveLength(MAX_VALUES);
    const full = { values: { brand: many(MAX_VALUES) } };
    expect(toggleValue(full, 'brand', '99').values.brand).toEqual(many(MAX_VALUES));
  });

  it('all letters that are sorted are sizes', () => {
    expect(LETTER_SIZES.filter((size) => !isSize(size))).toEqual([]);
    for (const text of ['XXXS', 'XXXL', '6XL', 'SM', '', '38.2']) expect([text, isSize(text)]).toEqual([text, false]);
  });

  it('[PLUS-67] of an address: unknown ones are left out', () => {
    expect(readValues('size', 'M,huge,38,M')).toEqual(['M', '38']);
    expect(readValues('brand', '0,-1,2147483648,5')).toEqual(['5']);
    expect(readValues('colour', null)).toEqual([]);
  });

  it('are chosen and taken back; nothing is left of none', () => {
    const red = toggleValue<{ rating: number; values?: object }>({ rating: 4 }, 'colour', 'red');
    expect(red).toEqual({ rating: 4, values: { colour: ['red'] } });
    const both = toggleValue(red, 'size', 'M');
    expect(chosenValues(toggleValue(both, 'colour', 'blue'))).toEqual([
      { filter: 'colour', value: 'red' },
      { filter: 'colour', value: 'blue' },
      { filter: 'size', value: 'M' },
    ]);
    expect(toggleValue(red, 'colour', 'red')).toEqual({ rating: 4 });
  });

  it('[PLUS-67] are offered as sizes are sorted, those without items last; brands as they come', () => {
    const values = (...all: [string, number][]) => all.map(([value, count]) => ({ value, name: null, count }));
    const names = (all: { value: string }[]) => all.map(({ value }) => value);
    const sizes = values(['XL', 1], ['38', 2], ['L', 0], ['S', 3], ['M', 9], ['38.5', 1], ['9', 1]);
    expect(names(offeredValues('size', sizes))).toEqual(['S', 'M', 'XL', '9', '38', '38.5', 'L']);
    expect(names(offeredValues('colour', values(['pink', 1], ['black', 1])))).toEqual(['black', 'pink']);
    expect(names(offeredValues('brand', values(['9', 7], ['2', 0], ['5', 3])))).toEqual(['9', '5', '2']);
  });
});
