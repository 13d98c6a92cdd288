import fc from 'fast-check';
import { minor, MOST_UNITS } from '@shop/util';
import type { Choice, OptionGroup } from './entities';
import { sampleItem } from './sample.spec-helper';
import { checkQuantity, isSoldOut, quantityLimits, raiseQuantity } from './stock';
import { choiceKey } from './choice-key';
import {
  addOnQuantity,
  choiceErrors,
  firstVariation,
  isGroupFull,
  noChoice,
  setAddOn,
  toggleOption,
  variationLabel,
  variationType,
} from './variation';

const group = (over: Partial<OptionGroup>): OptionGroup => ({
  name: 'Sauce',
  multi: false,
  required: false,
  min: 0,
  max: 0,
  options: ['A', 'B', 'C', 'D'].map((label) => ({ label, price: minor(10) })),
  ...over,
});
const choose = (labels: string[]) => ({ ...noChoice, options: { Sauce: labels } });
const errors = (over: Partial<OptionGroup>, labels: string[]) =>
  choiceErrors(sampleItem({ groups: [group(over)] }), choose(labels), false);

describe('choosing options', () => {
  it('[ITEM-15] a single choice replaces the other and toggles off', () => {
    const once = toggleOption(noChoice, group({}), 'A');
    expect(once.options.Sauce).toEqual(['A']);
    expect(toggleOption(once, group({}), 'B').options.Sauce).toEqual(['B']);
    expect(toggleOption(once, group({}), 'A').options.Sauce).toEqual([]);
  });

  it('[ITEM-16] multi choices toggle independently', () => {
    const both = toggleOption(toggleOption(noChoice, group({ multi: true }), 'A'), group({ multi: true }), 'B');
    expect(both.options.Sauce).toEqual(['A', 'B']);
    expect(toggleOption(both, group({ multi: true }), 'A').options.Sauce).toEqual(['B']);
  });

  it('[ITEM-20] a group takes no more than its maximum, and options can be deselected', () => {
    const limited = group({ multi: true, min: 0, max: 2 });
    const two = choose(['A', 'B']);
    expect([choose([]), choose(['A']), two].map((choice) => isGroupFull(limited, choice))).toEqual([
      false,
      false,
      true,
    ]);
    expect(toggleOption(two, limited, 'C')).toBe(two);
    expect(toggleOption(two, limited, 'B').options.Sauce).toEqual(['A']);
    // An old cart may hold more options than the group now allows.
    expect(toggleOption(choose(['A', 'B', 'C']), limited, 'C').options.Sauce).toEqual(['A', 'B']);
  });

  it('[ITEM-15] [ITEM-16] a group without limits is never full', () => {
    expect(isGroupFull(group({ multi: true }), choose(['A', 'B', 'C', 'D']))).toBe(false);
    expect(isGroupFull(group({ max: 1 }), choose(['A']))).toBe(false);
  });

  it('[ITEM-19] rejects a required group without a selection, [ITEM-22] but not an optional one', () => {
    expect(errors({ required: true }, [])).toEqual([{ reason: 'groupEmpty', group: 'Sauce' }]);
    expect(errors({ multi: true, min: 2, max: 3 }, [])).toEqual([]);
  });

  it('[ITEM-20] [ITEM-21] limits multi groups to min and max, inclusive', () => {
    const limited = { multi: true, min: 2, max: 3 };
    const outside = { reason: 'groupOutside', group: 'Sauce', min: 2, max: 3 };
    expect(errors(limited, ['A'])).toEqual([outside]);
    expect(errors(limited, ['A', 'B'])).toEqual([]);
    expect(errors(limited, ['A', 'B', 'C'])).toEqual([]);
    expect(errors(limited, ['A', 'B', 'C', 'D'])).toEqual([outside]);
  });

  it('[ITEM-25] rejects a variation with stock 0 where stock is tracked', () => {
    const item = sampleItem({ variations: [{ type: 'Red', price: minor(1), stock: 0 }] });
    const red = { ...noChoice, variation: 'Red' };
    expect(choiceErrors(item, red, true)).toEqual([{ reason: 'variationOutOfStock' }]);
    expect(choiceErrors(item, red, false)).toEqual([]);
    expect(choiceErrors(item, noChoice, true)).toEqual([{ reason: 'variationMissing' }]);
  });

  it('[PLUS-27] reports all errors at once, in the order of the page', () => {
    const item = sampleItem({
      groups: [group({ name: 'Size', required: true }), group({ name: 'Dip', required: true })],
    });
    expect(choiceErrors(item, noChoice, false).map((error) => 'group' in error && error.group)).toEqual([
      'Size',
      'Dip',
    ]);
  });

  it('[ITEM-27] [ITEM-28] [ITEM-30] [ITEM-31] add-ons start at 0 and are removed at 0', () => {
    const dip = { id: 'dip', name: 'Dip', price: minor(75) };
    expect(addOnQuantity(noChoice, dip)).toBe(0);
    const one = setAddOn(noChoice, dip, 1);
    expect(addOnQuantity(one, dip)).toBe(1);
    expect(setAddOn(one, dip, 0).addOns).toEqual([]);
  });

  it('builds a variation type without spaces, in choice order', () => {
    expect(variationType(['Dark Red', 'XL'])).toBe('DarkRed-XL');
    const choices = [
      { name: 'choice_1', title: 'Colour', options: ['Dark Red', 'Blue'] },
      { name: 'choice_2', title: 'Size', options: ['S', 'XL'] },
    ];
    expect(variationLabel({ choices }, 'DarkRed-XL')).toBe('Dark Red · XL');
    expect(variationLabel({ choices: [] }, 'DarkRed-XL')).toBe('DarkRed-XL');
  });

  it('preselects the first available variation', () => {
    const variation = (type: string, stock: number) => ({ type, price: minor(1), stock });
    expect(firstVariation(sampleItem({ variations: [variation('A', 0), variation('B', 2)] }))).toBe('B');
    expect(firstVariation(sampleItem())).toBeNull();
  });

  it('gives equal keys to equal choices in any order', () => {
    const choice = {
      variation: null,
      options: { Sauce: ['A', 'B'], Empty: [] },
      addOns: [
        { id: '1', quantity: 1 },
        { id: '2', quantity: 2 },
      ],
    };
    const turned = {
      variation: null,
      options: { Sauce: ['B', 'A'] },
      addOns: [
        { id: '2', quantity: 2 },
        { id: '1', quantity: 1 },
      ],
    };
    expect(choiceKey(choice)).toBe(choiceKey(turned));
    expect(choiceKey(choice)).not.toBe(choiceKey({ ...turned, addOns: [] }));
  });
});

const limit = fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 60 }));
const nearEdge = fc
  .record({ stock: limit, maximum: limit, step: fc.integer({ min: -2, max: 2 }) })
  .map(({ stock, maximum, step }) => ({
    stock,
    maximum,
    quantity: Math.max(0, Math.min(stock ?? 50, maximum ?? 50) + step),
  }));

describe('quantity', () => {
  it('[CART-17] [CART-18] [ITEM-52] [ITEM-53] never rises past stock or maximum, and always up to them', () => {
    fc.assert(
      fc.property(nearEdge, ({ quantity, ...limits }) => {
        const allowed = quantity + 1 <= (limits.stock ?? Infinity) && quantity + 1 <= (limits.maximum ?? Infinity);
        expect(raiseQuantity(quantity, limits).ok).toBe(allowed);
      }),
    );
    expect(raiseQuantity(3, { stock: 3, maximum: 3 })).toEqual({ ok: false, reason: 'outOfStock' });
    expect(raiseQuantity(3, { stock: 9, maximum: 3 })).toEqual({ ok: false, reason: 'overLimit' });
    expect(checkQuantity(3, { stock: 3, maximum: 3 })).toEqual({ ok: true, quantity: 3 });
  });

  it('[ITEM-55] a maximum of null or 0 is no limit but that of every order, [FOOD-10] and stock is ignored in modules that do not track it', () => {
    const item = sampleItem({ stock: 2, maximumQuantity: 0 });
    expect(quantityLimits(item, noChoice, true)).toEqual({ stock: 2, maximum: MOST_UNITS });
    expect(quantityLimits({ ...item, maximumQuantity: null }, noChoice, true).maximum).toBe(MOST_UNITS);
    expect(quantityLimits({ ...item, maximumQuantity: 5 * MOST_UNITS }, noChoice, true).maximum).toBe(MOST_UNITS);
    expect(checkQuantity(MOST_UNITS + 1, { stock: null, maximum: null })).toEqual({ ok: false, reason: 'overLimit' });
    expect(quantityLimits(item, noChoice, false).stock).toBeNull();
  });

  it('[ECOM-08] uses the stock of the selected variation', () => {
    const item = sampleItem({ stock: 50, variations: [{ type: 'S', price: minor(1), stock: 1 }] });
    expect(quantityLimits(item, { ...noChoice, variation: 'S' }, true).stock).toBe(1);
  });

  describe('beside the other lines of the item', () => {
    const [S, L]: [Choice, Choice] = [
      { ...noChoice, variation: 'S' },
      { ...noChoice, variation: 'L' },
    ];
    const line = (quantity: number, choice: Choice = noChoice) => ({ quantity, choice });
    const sizes = ['S', 'L'].map((type) => ({ type, price: minor(1), stock: 5 }));

    it('[CART-17] [CART-18] stock and maximum hold for all lines together', () => {
      const item = sampleItem({ stock: 9, maximumQuantity: 12 });
      expect(quantityLimits(item, noChoice, true, [line(3), line(4)])).toEqual({ stock: 2, maximum: 5 });
      // More than there is, lowered since: never less than nothing.
      expect(quantityLimits(item, noChoice, true, [line(20)])).toEqual({ stock: 0, maximum: 0 });
    });

    it('[ECOM-08] the stock of a variation holds for its own lines, the maximum for all', () => {
      const item = sampleItem({ stock: 10, maximumQuantity: 8, variations: sizes });
      expect(quantityLimits(item, S, true, [line(3, S), line(4, L)])).toEqual({ stock: 2, maximum: 1 });
    });

    it('the stock of a flash sale holds for all variations', () => {
      const item = sampleItem({ stock: 6, maximumQuantity: null, variations: sizes, isFlashSale: true });
      expect(quantityLimits(item, S, true, [line(4, L)]).stock).toBe(2);
      expect(quantityLimits({ ...item, stock: null }, S, true, [line(4, L)]).stock).toBe(5);
    });

    it('lines that are allowed one after the other never exceed them together', () => {
      const wishes = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 9 }), choice: fc.constantFrom(S, L) }), {
        maxLength: 6,
      });
      fc.assert(
        fc.property(wishes, fc.integer({ min: 1, max: 12 }), fc.boolean(), (wished, maximumQuantity, isFlashSale) => {
          const item = sampleItem({ stock: 7, maximumQuantity, variations: sizes, isFlashSale });
          const lines: typeof wished = [];
          for (const wish of wished)
            if (checkQuantity(wish.quantity, quantityLimits(item, wish.choice, true, lines)).ok) lines.push(wish);
          const unitsOf = (of: typeof lines) => of.reduce((sum, { quantity }) => sum + quantity, 0);
          expect(unitsOf(lines)).toBeLessThanOrEqual(isFlashSale ? Math.min(7, maximumQuantity) : maximumQuantity);
          for (const size of [S, L])
            expect(unitsOf(lines.filter(({ choice }) => choice === size))).toBeLessThanOrEqual(5);
        }),
      );
    });
  });

  it('[CARD-25] is sold out at exactly 0; unknown stock is in stock', () => {
    expect(isSoldOut(sampleItem({ stock: 0 }), true)).toBe(true);
    expect(isSoldOut(sampleItem({ stock: 1 }), true)).toBe(false);
    expect(isSoldOut(sampleItem({ stock: null }), true)).toBe(false);
    expect(isSoldOut(sampleItem({ stock: 0 }), false)).toBe(false);
  });
});
