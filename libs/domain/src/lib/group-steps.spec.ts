import fc from 'fast-check';
import { minor } from '@shop/util';
import type { OptionGroup } from './entities';
import { groupRule, groupStep, missingOptions } from './group-steps';
import { sampleItem } from './sample.spec-helper';
import { choiceErrors, noChoice } from './variation';

const LABELS = ['A', 'B', 'C', 'D'];
const group = (over: Partial<OptionGroup>): OptionGroup => ({
  name: 'Sauce',
  multi: false,
  required: false,
  min: 0,
  max: 0,
  options: LABELS.map((label) => ({ label, price: minor(10) })),
  ...over,
});
const choose = (count: number) => ({ ...noChoice, options: { Sauce: LABELS.slice(0, count) } });

it('[ITEM-18] says how many options a group takes', () => {
  expect(groupRule(group({}))).toEqual({ least: 0, most: 1 });
  expect(groupRule(group({ required: true }))).toEqual({ least: 1, most: 1 });
  expect(groupRule(group({ multi: true }))).toEqual({ least: 0, most: null });
  expect(groupRule(group({ multi: true, required: true }))).toEqual({ least: 1, most: null });
  expect(groupRule(group({ multi: true, required: true, min: 0, max: 3 }))).toEqual({ least: 1, most: 3 });
  expect(groupRule(group({ multi: true, min: 2, max: 3 }))).toEqual({ least: 2, most: 3 });
  // Limits of a single choice mean nothing.
  expect(groupRule(group({ min: 2, max: 3 }))).toEqual({ least: 0, most: 1 });
});

it.each([
  ['a required group without a choice', { required: true }, 0, 'open', 1],
  ['a required single choice', { required: true }, 1, 'full', 0],
  ['an optional group without a choice', {}, 0, 'free', 0],
  ['an optional single choice', {}, 1, 'full', 0],
  ['one below the minimum', { multi: true, required: true, min: 2, max: 3 }, 1, 'open', 1],
  ['nothing of a minimum of two', { multi: true, required: true, min: 2, max: 3 }, 0, 'open', 2],
  ['at the minimum', { multi: true, min: 2, max: 3 }, 2, 'done', 0],
  ['at the maximum', { multi: true, min: 2, max: 3 }, 3, 'full', 0],
  ['above the maximum, as a cart of yesterday may be', { multi: true, min: 1, max: 3 }, 4, 'open', 0],
  ['without limits', { multi: true, required: true }, 4, 'done', 0],
] as const)('[ITEM-19] [ITEM-20] [ITEM-21] [ITEM-22] %s', (_, over, count, step, missing) => {
  expect(groupStep(group(over), choose(count))).toBe(step);
  expect(missingOptions(group(over), choose(count))).toBe(missing);
});

it('[ITEM-24] a group is open exactly where it stops the order', () => {
  fc.assert(
    fc.property(
      fc.record({ multi: fc.boolean(), required: fc.boolean(), min: fc.nat(4), max: fc.nat(4) }),
      fc.nat(4),
      (over, count) => {
        // A single choice never holds two.
        const choice = choose(over.multi ? count : Math.min(1, count));
        const item = sampleItem({ groups: [group(over)] });
        expect(groupStep(group(over), choice) === 'open').toBe(choiceErrors(item, choice, false).length > 0);
      },
    ),
  );
});
