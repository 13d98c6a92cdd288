/** The grocery module's own sections. */
import { sectionInShop, wireItem } from '@shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aisles } from './lib/aisles/aisles';

const meta: Meta = { title: 'module-grocery' };
export default meta;

const names = ['Bananas', 'Red Apples', 'Seedless Grapes', 'Conference Pears', 'Flat Peaches', 'Lemons'];
const itemsFrom = (first: number) =>
  names.map((name, index) => wireItem(first + index, { name, unit_type: '500 g', net_amount: 500, net_unit: 'g' }));
const [fruit, greens] = [itemsFrom(1), itemsFrom(11)];

export const Aisles: StoryObj = {
  ...sectionInShop(aisles, {
    '/api/v1/categories/aisles': {
      total_size: 2,
      aisles: [
        { id: 1, name: 'Fruit', slug: 'fruit', products_count: 190, product_ids: fruit.map(({ id }) => id) },
        { id: 2, name: 'Vegetables', slug: 'vegetables', products_count: 84, product_ids: greens.map(({ id }) => id) },
      ],
      products: [...fruit, ...greens],
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(fruit.length + greens.length);
    await expect(await canvas.findByRole('link', { name: 'See all 190' })).toBeVisible();
  },
};

const LONG = 'Donaudampfschifffahrtsgesellschaft’s wholemeal crispbread with rosemary';
export const AislesOfLongWords: StoryObj = sectionInShop(aisles, {
  '/api/v1/categories/aisles': {
    total_size: 1,
    aisles: [{ id: 1, name: LONG, slug: 'long', products_count: 12_345, product_ids: fruit.map(({ id }) => id) }],
    products: fruit.map((item) => ({ ...item, name: LONG })),
  },
});

export const NoAisles: StoryObj = sectionInShop(aisles, {
  '/api/v1/categories/aisles': { total_size: 0, aisles: [], products: [] },
});
