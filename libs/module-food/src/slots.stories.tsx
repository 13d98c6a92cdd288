/** What the food module fills slots with; diets and allergens are in `lib/dish-facts`. */
import type { Item } from '@shop/domain';
import { sampleItem } from '@shop/domain/sample.spec-helper';
import { storeViewOf } from '@shop/domain/store-view';
import { noChoice } from '@shop/domain/variation';
import { slotInShop } from '@shop/testing';
import { minor } from '@shop/util';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { foodModule } from './food-module';

const meta: Meta = { title: 'module-food/slots' };
export default meta;

const LONG = 'Donaudampfschifffahrtsgesellschaft’s pickled radishes with rosemary and thyme';
const group = (name: string, labels: string[], over: object = {}) => ({
  name,
  multi: true,
  required: false,
  min: 1,
  max: 2,
  options: labels.map((label, index) => ({ label, price: minor(index * 50) })),
  ...over,
});
const dish = (over: Partial<Item> = {}): Item =>
  sampleItem({
    moduleType: 'food',
    name: 'Pizza',
    price: minor(800),
    stock: null,
    groups: [
      group('Size', ['Small', 'Large'], { multi: false, required: true, min: 0, max: 0 }),
      group('Toppings', ['Olives', 'Rocket', 'Chilli']),
    ],
    ...over,
  });

const mark = (isVeg: boolean) => ({
  ...slotInShop(foodModule, 'itemMark', { item: dish({ isVeg }) }),
  play: async ({ canvas }: Parameters<NonNullable<StoryObj['play']>>[0]) => {
    await expect(await canvas.findByRole('img')).toBeVisible();
  },
});
export const Vegetarian: StoryObj = mark(true);
export const WithMeat: StoryObj = mark(false);

/** @param chosen options of the toppings; @param isRefused whether the choice is incomplete, and errors are shown */
const options = (item: Item, chosen: string[] = [], isRefused = false) =>
  slotInShop(foodModule, 'itemOptions', {
    item,
    choice: { ...noChoice, options: { Toppings: chosen } },
    onChange: () => undefined,
    variationError: null,
    groupError: (name) => (isRefused ? `Variation ${name} can not remain without selection.` : null),
  });
export const Options: StoryObj = {
  ...options(dish()),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('checkbox')).toHaveLength(5);
  },
};
export const OptionsFull: StoryObj = {
  ...options(dish(), ['Olives', 'Rocket']),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: /Chilli/ })).toHaveAttribute('aria-disabled', 'true');
  },
};
/** @param over limits of the only group, which is required */
const stepped = (over: object, chosen: string[]) =>
  options(dish({ groups: [group('Toppings', ['Olives', 'Rocket', 'Chilli'], { required: true, ...over })] }), chosen);
export const OptionsBelowTheLeast: StoryObj = {
  ...stepped({ min: 2, max: 3 }, ['Olives']),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Required')).toHaveAttribute('data-step', 'open');
  },
};
export const OptionsTickedOff: StoryObj = {
  ...stepped({ min: 1, max: 2 }, ['Olives', 'Rocket']),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Required')).toHaveAttribute('data-step', 'full');
  },
};
export const OptionsWithoutLimits: StoryObj = {
  ...stepped({ min: 0, max: 0 }, []),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Choose 1 or more')).toBeVisible();
  },
};
export const OptionsRefused: StoryObj = options(dish(), [], true);
export const OptionsOfLongWords: StoryObj = options(dish({ groups: [group(LONG, [LONG, LONG.slice(0, 40)])] }));
export const NoOptions: StoryObj = options(dish({ groups: [] }));

const hours = { start: '07:00', end: '11:00' };
const notice = (state: 'later' | 'not') =>
  slotInShop(foodModule, 'itemNotice', { item: dish({ hours }), availability: { state, hours } });
export const ServedLater: StoryObj = {
  ...notice('later'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not Available now')).toBeVisible();
  },
};
export const NotServed: StoryObj = notice('not');
export const ServedNow: StoryObj = slotInShop(foodModule, 'itemNotice', {
  item: dish(),
  availability: { state: 'now' },
});

const popular = (names: string[]) =>
  slotInShop(foodModule, 'storePopular', { items: names.map((name, index) => dish({ id: `${index + 1}`, name })) });
export const PopularHere: StoryObj = {
  ...popular(['Pizza', 'Pasta', 'Salad', 'Soup']),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(4);
  },
};
export const PopularHereOfLongWords: StoryObj = popular([LONG, LONG, LONG]);
export const PopularHereLoading: StoryObj = slotInShop(foodModule, 'storePopular', { items: undefined });
/** Two dishes are no choice. */
export const NothingPopular: StoryObj = popular(['Pizza', 'Pasta']);

export const MenuFilter: StoryObj = {
  ...slotInShop(foodModule, 'storeFilters', {
    view: storeViewOf(new URLSearchParams('type=veg')),
    onChange: () => undefined,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button')).toHaveLength(3);
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1);
  },
};
