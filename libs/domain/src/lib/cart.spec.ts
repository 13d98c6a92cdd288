import fc from 'fast-check';
import { minor } from '@shop/util';
import { enqueue, findLine, foldCart, isFromAnotherStore, renameLine, type CartOperation } from './cart';
import { sampleItem, sampleLine } from './sample.spec-helper';
import { noChoice } from './variation';

const quantity = (key: string, lineId: string, amount: number): CartOperation => ({
  key,
  moduleId: '1',
  kind: 'quantity',
  lineId,
  quantity: amount,
});
const remove = (key: string, lineId: string): CartOperation => ({ key, moduleId: '1', kind: 'remove', lineId });
const lines = [sampleLine({ id: 'a', quantity: 1 }), sampleLine({ id: 'b', quantity: 4 })];

describe('the cart log', () => {
  it('[CART-09] [CART-10] applies quantities to the server’s lines', () => {
    expect(foldCart(lines, [quantity('1', 'a', 2), quantity('2', 'b', 3)]).map((line) => line.quantity)).toEqual([
      2, 3,
    ]);
  });

  it('[CART-48] merges twenty fast clicks into one pending call besides the running one', () => {
    const log = Array.from({ length: 20 }, (_, click) => click + 2).reduce<CartOperation[]>(
      (waiting, amount) => enqueue(waiting, quantity(`k${amount}`, 'a', amount), 'k2'),
      [],
    );
    expect(log).toHaveLength(2);
    expect(foldCart(lines, log)[0]?.quantity).toBe(21);
  });

  it('gives the same lines with and without merging', () => {
    const step = fc.oneof(
      fc
        .record({ lineId: fc.constantFrom('a', 'b'), amount: fc.integer({ min: 1, max: 9 }) })
        .map(({ lineId, amount }) => quantity('', lineId, amount)),
      fc.constantFrom('a', 'b').map((lineId) => remove('', lineId)),
      fc.constant<CartOperation>({ key: '', moduleId: '1', kind: 'clear' }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const keyed = steps.map((operation, at) => ({ ...operation, key: String(at) }));
        const coalesced = keyed.reduce<CartOperation[]>((log, operation) => enqueue(log, operation), []);
        expect(foldCart(lines, coalesced)).toEqual(foldCart(lines, keyed));
      }),
    );
  });

  it('a removal drops pending operations of its line, including an unsent add', () => {
    expect(enqueue([quantity('1', 'a', 5)], remove('2', 'a'))).toEqual([remove('2', 'a')]);
    const add: CartOperation = { key: '1', moduleId: '1', kind: 'add', line: sampleLine({ id: 'new' }) };
    expect(enqueue([add], remove('2', 'new'))).toEqual([]);
    expect(enqueue([add], remove('2', 'new'), '1')).toEqual([add, remove('2', 'new')]);
  });

  it('renames a line that got its id from the server', () => {
    expect(renameLine([quantity('1', 'new', 3)], 'new', '77')).toEqual([quantity('1', '77', 3)]);
  });

  it('finds the line of the same item and choice, in any order of options', () => {
    const choice = { ...noChoice, options: { Sauce: ['A', 'B'] } };
    const cart = [sampleLine({ id: 'x', choice })];
    expect(findLine(cart, '1', { ...noChoice, options: { Sauce: ['B', 'A'] } })?.id).toBe('x');
    expect(findLine(cart, '1', noChoice)).toBeNull();
  });

  it('[CART-38] [CART-40] detects a cart of another store', () => {
    expect(isFromAnotherStore(lines, sampleItem())).toBe(false);
    expect(isFromAnotherStore(lines, sampleItem({ storeId: '11' }))).toBe(true);
    expect(isFromAnotherStore([], sampleItem({ price: minor(1) }))).toBe(false);
  });
});
