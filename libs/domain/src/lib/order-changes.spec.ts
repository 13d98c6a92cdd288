import { minor } from '@shop/util';
import type { CartLine, Item } from './entities';
import { atNewPrice, orderChanges, type ShownOrder } from './order-changes';
import { linesKey } from './lines-key';
import { sampleItem } from './sample.spec-helper';

const NO_CHOICE = { variation: null, options: {}, addOns: [] };
const line = (id: string, over: Partial<Item> = {}, quantity = 1): CartLine => ({
  id: `line-${id}`,
  item: sampleItem({ id, name: `Item ${id}`, price: minor(200), ...over }),
  choice: NO_CHOICE,
  quantity,
});
const NONE = minor(0);
const order = (lines: CartLine[], over: Partial<ShownOrder['amounts']> = {}): ShownOrder => ({
  lines,
  amounts: { discount: NONE, coupon: NONE, tax: NONE, delivery: NONE, tip: NONE, additionalCharge: NONE, ...over },
  total: NONE,
});

it('an equal order has no changes, also with other line ids and in another order', () => {
  const renamed = { ...line('a'), id: 'other' };
  expect(orderChanges(order([line('a'), line('b')]), order([line('b'), renamed]))).toEqual([]);
});

it('names lines that came, went, changed their quantity or their price', () => {
  const before = order([line('a'), line('b', {}, 2), line('c')]);
  const now = order([line('a', { price: minor(2000) }), line('b', {}, 3), line('d', {}, 4)]);
  const as = (quantity: number, amount: number) => ({ quantity, amount });
  expect(orderChanges(before, now)).toEqual([
    { kind: 'changed', name: 'Item a', before: as(1, 200), now: as(1, 2000), offerEnded: false },
    { kind: 'changed', name: 'Item b', before: as(2, 400), now: as(3, 600), offerEnded: false },
    { kind: 'added', name: 'Item d', line: as(4, 800) },
    { kind: 'removed', name: 'Item c', line: as(1, 200) },
  ]);
});

it('says that an offer ended; its discount is not repeated as an amount', () => {
  const offer = line('a', { discount: { kind: 'percent', percent: 50 } });
  expect(orderChanges(order([offer], { discount: minor(100) }), order([line('a')]))).toEqual([
    {
      kind: 'changed',
      name: 'Item a',
      before: { quantity: 1, amount: 100 },
      now: { quantity: 1, amount: 200 },
      offerEnded: true,
    },
  ]);
});

it('names fees, tip, tax, coupon and a discount of the whole order; an unknown fee became known', () => {
  const before = order([], { delivery: null, coupon: minor(500), tip: minor(100) });
  const now = order([], { delivery: minor(210), discount: minor(50), tax: minor(20), additionalCharge: minor(30) });
  expect(orderChanges(before, now)).toEqual([
    { kind: 'amount', amount: 'discount', before: 0, now: 50 },
    { kind: 'amount', amount: 'coupon', before: 500, now: 0 },
    { kind: 'amount', amount: 'tax', before: 0, now: 20 },
    { kind: 'amount', amount: 'delivery', before: null, now: 210 },
    { kind: 'amount', amount: 'tip', before: 100, now: 0 },
    { kind: 'amount', amount: 'additionalCharge', before: 0, now: 30 },
  ]);
});

it('the backend’s price replaces the form’s figures where it gives another total', () => {
  const shown = { ...order([line('a')], { tip: minor(100), delivery: null }), total: minor(300) };
  const price = { total: minor(500), coupon: null, tax: minor(10), delivery: minor(190), additionalCharge: null };
  expect(atNewPrice(shown, price)).toEqual({
    ...shown,
    total: 500,
    amounts: { ...shown.amounts, tax: 10, delivery: 190 },
  });
  expect(atNewPrice(shown, { ...price, total: minor(300) })).toBe(shown);
  expect(atNewPrice(shown, { ...price, total: null })).toBe(shown);
  expect(atNewPrice(shown, null)).toBe(shown);
});

describe('the key of lines', () => {
  const one = line('a', { addOns: [{ id: '7', name: 'Sauce', price: minor(50) }] });
  it('is equal for lines with the same items, choices, quantities and prices', () => {
    expect(linesKey([one, line('b')])).toBe(linesKey([line('b'), { ...one, id: 'renamed' }]));
  });
  it.each<[string, CartLine]>([
    ['another quantity', { ...one, quantity: 2 }],
    ['another price', { ...one, item: { ...one.item, price: minor(201) } }],
    ['a discount', { ...one, item: { ...one.item, discount: { kind: 'amount', amount: minor(1) } } }],
    ['an add-on', { ...one, choice: { ...NO_CHOICE, addOns: [{ id: '7', quantity: 1 }] } }],
    ['another item', { ...one, item: { ...one.item, id: 'z' } }],
  ])('differs for %s', (_, other) => {
    expect(linesKey([other])).not.toBe(linesKey([one]));
  });
});
