/** What a line of a shopping list becomes (PLUS-39). */
import fc from 'fast-check';
import { minor } from '@shop/util';
import type { Amount } from '../entities';
import { priceLine } from '../pricing';
import { sampleItem } from '../sample.spec-helper';
import {
  bestFirst,
  bestStoresFirst,
  chooseFor,
  choiceOfLine,
  packsOfLine,
  piecesIn,
  type Sellable,
} from './choose-item';
import { readListLine } from './read-list';

const g = (value: number): Amount => ({ value, unit: 'g' });
const item = (over: Partial<Sellable> & { name?: string } = {}): Sellable => ({
  ...sampleItem({ price: minor(200), stock: 50, maximumQuantity: null, ...(over as object) }),
  names: [over.name ?? 'Milk'],
  amount: null,
  ...over,
});
const packs = (line: string, of: Parameters<typeof item>[0]) => {
  const read = readListLine(line);
  const sold = item(of);
  return packsOfLine(read, sold, choiceOfLine(read, sold));
};
const LITRE: Amount = { value: 1, unit: 'l' };

describe('how many units a line asks for', () => {
  it.each([
    ['milk', { amount: LITRE }, 1],
    ['2 milk', { amount: LITRE }, 2],
    ['milk 2 l', { amount: LITRE }, 2],
    ['milk 1.5 l', { amount: LITRE }, 2],
    ['milk 500 ml', { amount: LITRE }, 1],
    ['حليب ٢ لتر', { amount: { value: 500, unit: 'ml' } as Amount }, 4],
    ['6 x 330 ml cola', { amount: { value: 33, unit: 'cl' } as Amount }, 6],
    ['½ kg tomatoes', { amount: g(500) }, 1],
    ['bread 500 g', { amount: g(450) }, 1],
    ['bread 500 g', { amount: g(400) }, 2],
    // Grams of what is sold in litres, or in pieces, can not be compared.
    ['milk 500 g', { amount: LITRE }, 1],
    ['2 bread 500 g', {}, 2],
    ['6 eggs', { name: 'Free-Range Eggs, Twelve' }, 1],
    ['13 eggs', { name: 'Free-Range Eggs, Twelve' }, 2],
    ['2 dozen eggs', { name: 'بيض بلدي، اثنتا عشرة' }, 2],
    ['2 packs of eggs', { name: 'Free-Range Eggs, Twelve' }, 2],
    ['6 eggs', { name: 'Quail Eggs' }, 6],
    ['3 bananas', { amount: { value: 1, unit: 'kg' } as Amount }, 3],
    ['6 bananas', { amount: { value: 1, unit: 'kg' } as Amount }, 1],
    ['8 lemons', { amount: g(500) }, 3],
    ['omega 3', { name: 'Omega 3 Capsules' }, 1],
    ['milk 3', {}, 3],
  ])('%s of %j: %i', (line, of, wanted) => expect(packs(line, of)).toBe(wanted));

  it('[PLUS-39] is enough, and no pack more than that, for every amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 50, max: 5000 }), (wanted, size) => {
        const count = packs(`${wanted} g rice`, { amount: g(size) });
        expect(count * size).toBeGreaterThanOrEqual(wanted - 0.16 * size);
        if (count > 1) expect((count - 1) * size).toBeLessThan(wanted);
      }),
    );
  });

  it.each([
    [['Kiwis, Six'], 6],
    [['بيض', 'كيوي، ست حبات'], 6],
    [['Buns 8 pcs'], 8],
    [['Peppers, Three'], 3],
    [['Vitamin C 1000'], null],
    [['Labneh in Oil, Salted'], null],
    [['Milk, 1 L'], null],
  ])('%j holds %p pieces', (names, wanted) => expect(piecesIn(names)).toBe(wanted));
});

describe('the item of a line', () => {
  const sizes = [
    { type: '500ml', price: minor(100), stock: 0 },
    { type: '1L', price: minor(200), stock: 4 },
    { type: '2L', price: minor(380), stock: 4 },
  ];

  it('[PLUS-39] begins with the variation of its amount, else with that of the form; never with a sold-out one', () => {
    const variationOf = (line: string) => choiceOfLine(readListLine(line), item({ variations: sizes })).variation;
    expect(['milk', 'milk 2 l', 'حليب لترين', 'milk 500 ml', 'milk 3 l'].map(variationOf)).toEqual([
      '1L',
      '2L',
      '2L',
      '1L',
      '1L',
    ]);
    expect(packs('milk 3 l', { variations: sizes })).toBe(3);
  });

  it('[PLUS-39] costs what the cart charges for it, discount included, and is no more than there is', () => {
    const reduced = item({ discount: { kind: 'percent', percent: 25 }, stock: 2, amount: LITRE });
    const chosen = chooseFor(readListLine('milk 3 l'), reduced, true);
    expect(chosen).toEqual({
      choice: { variation: null, options: {}, addOns: [] },
      quantity: 2,
      total: 300,
      fits: true,
    });
    expect(chosen?.total).toBe(priceLine(reduced, { variation: null, options: {}, addOns: [] }, 2).total);
    expect(chooseFor(readListLine('3 milk'), item({ maximumQuantity: 1 }), true)?.quantity).toBe(1);
    expect(chooseFor(readListLine('milk'), item({ stock: 0 }), true)).toBeNull();
    expect(chooseFor(readListLine('milk'), item({ stock: 0 }), false)?.quantity).toBe(1);
  });

  it('[PLUS-39] is the cheapest of those whose names answer as well', () => {
    const entry = (id: string, score: number, total: number, fits = true) => ({ id, score, total: minor(total), fits });
    const order = bestFirst([
      entry('cheap', 0.6, 10),
      entry('tin', 1.2, 20, false),
      entry('dear', 1.2, 90),
      entry('good', 1.15, 50),
    ]);
    expect(order.map(({ id }) => id)).toEqual(['good', 'dear', 'tin', 'cheap']);
  });

  it('[PLUS-39] stores: most lines, then open, then cheapest', () => {
    const store = (id: string, covered: number, isOpen: boolean, total: number) => ({ id, covered, isOpen, total });
    const order = bestStoresFirst([
      store('few', 2, true, 1),
      store('closed', 3, false, 5),
      store('dear', 3, true, 9),
      store('best', 3, true, 8),
    ]);
    expect(order.map(({ id }) => id)).toEqual(['best', 'dear', 'closed', 'few']);
  });
});
