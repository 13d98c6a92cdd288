/** Diets and allergens of a dish: unknown, few, none of them, all. */
import type { Item } from '@shop/domain';
import { ALLERGENS, DIETS } from '@shop/domain/diet';
import { sampleItem } from '@shop/domain/sample.spec-helper';
import { slotInShop } from '@shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { foodModule } from '../../food-module';

const meta: Meta = { title: 'module-food/DishFacts' };
export default meta;

const story = (over: Partial<Item>) =>
  slotInShop(foodModule, 'itemFacts', { item: sampleItem({ moduleType: 'food', groups: [], addOns: [], ...over }) });

export const Unknown: StoryObj = {
  ...story({}),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
export const Few: StoryObj = {
  ...story({ diets: ['vegan'], allergens: ['gluten', 'milk'] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(1);
  },
};
export const NoneOfThem: StoryObj = story({
  diets: [...DIETS],
  allergens: [],
  addOns: [{ id: '1', name: 'Dip', price: 50 as Item['price'] }],
});
export const AllFourteen: StoryObj = story({ allergens: [...ALLERGENS] });
