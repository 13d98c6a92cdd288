import { minor } from '@shop/util';
import type { Choice, Item, OrderRow } from './entities';
import { changesAgain, quantityAgain } from './order-again';
import { sampleItem } from './sample.spec-helper';

const none: Choice = { variation: null, options: {}, addOns: [] };
const milk: Item = sampleItem({ stock: 5 });
const again = (over: Partial<Item> | null, choice: Choice = none, quantity = 3, tracksStock = true) =>
  quantityAgain({ choice, quantity }, over && { ...milk, ...over }, tracksStock);

describe('[PLUS-16] a row of a past order', () => {
  it.each([
    ['as it was', {}, 3],
    ['as many as are left', { stock: 2 }, 2],
    ['as many as are allowed', { maximumQuantity: 1 }, 1],
    ['not when nothing is left', { stock: 0 }, null],
    ['not when it belongs to a campaign', { campaignEnds: 1 }, null],
  ] as const)('is available %s', (_how, over, quantity) => {
    expect(again(over)).toBe(quantity);
  });

  it('is unavailable when the item was deleted', () => {
    expect(again(null)).toBeNull();
  });

  it('depends on the current variations, options and add-ons', () => {
    const variations = [{ type: 'L', price: minor(100), stock: 2 }];
    expect(again({ variations }, { ...none, variation: 'L' })).toBe(2);
    expect(again({ variations }, { ...none, variation: 'XL' })).toBeNull();
    const groups = [
      { name: 'Size', multi: false, required: true, min: 0, max: 0, options: [{ label: 'Large', price: minor(0) }] },
    ];
    expect(again({ groups }, { ...none, options: { Size: ['Large'] } }, 1, false)).toBe(1);
    expect(again({ groups }, { ...none, options: { Size: ['Small'] } }, 1, false)).toBeNull();
    expect(again({ groups }, none, 1, false)).toBeNull();
    const addOns = [{ id: '3', name: 'Dip', price: minor(75) }];
    expect(again({ addOns }, { ...none, addOns: [{ id: '3', quantity: 2 }] })).toBe(3);
    expect(again({ addOns: [] }, { ...none, addOns: [{ id: '3', quantity: 2 }] })).toBeNull();
  });
});

describe('[PLUS-16] what is said before', () => {
  const row = (over: Partial<OrderRow> = {}): OrderRow => ({
    id: '1',
    itemId: milk.id,
    choice: none,
    name: 'Milk',
    image: null,
    unitPrice: milk.price,
    quantity: 3,
    addOns: [],
    chosen: [],
    ...over,
  });
  const said = (over: Partial<Item> | null, past: Partial<OrderRow> = {}) =>
    changesAgain(row(past), over && { ...milk, ...over }, true);

  it('nothing where it is as it was, or cheaper', () => {
    expect(said({})).toEqual([]);
    expect(said({ price: minor(milk.price - 1) })).toEqual([]);
    expect(said({ discount: { kind: 'percent', percent: 10 } })).toEqual([]);
  });
  it('what is gone, and nothing else of it', () => {
    expect(said(null)).toEqual([{ kind: 'gone', name: 'Milk' }]);
    expect(said({ stock: 0, price: minor(9999) })).toEqual([{ kind: 'gone', name: 'Milk' }]);
  });
  it('how many are left, and what one costs more, discounts included', () => {
    const price = minor(milk.price + 20);
    expect(said({ stock: 1, price })).toEqual([
      { kind: 'fewer', name: 'Milk', before: 3, now: 1 },
      { kind: 'dearer', name: 'Milk', before: milk.price, now: price },
    ]);
    // Its offer has ended.
    expect(said({}, { unitDiscount: minor(50) })).toEqual([
      { kind: 'dearer', name: 'Milk', before: milk.price - 50, now: milk.price },
    ]);
  });
});
