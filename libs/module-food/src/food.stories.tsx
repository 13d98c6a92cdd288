/** The food module's own sections. */
import { sectionInShop, wireItem, wirePage, wireStore } from '@shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cuisines } from './lib/cuisines/cuisines.section';
import { dishes } from './lib/dishes/dishes.section';
import { inTime } from './lib/in-time/in-time';

const meta: Meta = { title: 'module-food' };
export default meta;

const LONG = 'Donaudampfschifffahrtsgesellschaft’s pickled radishes with rosemary and thyme';

const kitchen = (id: number, over: object = {}) =>
  wireStore(id, {
    arrival_time: '14-22 min',
    delivery_fee: 1.9,
    avg_rating: 4.6,
    rating_count: 210,
    distance: 700,
    ...over,
  });

export const InThirtyMinutes: StoryObj = {
  ...sectionInShop(inTime, {
    '/api/v1/stores/get-stores/delivery': wirePage('stores', [
      kitchen(1),
      kitchen(2, { delivery_fee: 0, name: 'A restaurant with a name that is far too long for its card' }),
      kitchen(3, { distance: null, avg_rating: 0 }),
    ]),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
  },
};

export const InThirtyMinutesOfLongWords: StoryObj = sectionInShop(inTime, {
  '/api/v1/stores/get-stores/delivery': wirePage('stores', [
    kitchen(1, { name: LONG, delivery_fee: 1234.5, rating_count: 123_456 }),
    kitchen(2, { name: 'مطعم المأكولات البحرية والمشويات الشرقية في الميناء القديم' }),
  ]),
});

export const NothingInTime: StoryObj = sectionInShop(inTime, {
  '/api/v1/stores/get-stores/delivery': wirePage('stores', []),
});

export const Dishes: StoryObj = sectionInShop(dishes, {
  '/api/v1/items/served-now': wirePage('products', [wireItem(1), wireItem(2), wireItem(3)]),
});

export const DishesOfLongWords: StoryObj = sectionInShop(dishes, {
  '/api/v1/items/served-now': wirePage('products', [wireItem(1, { name: LONG, store_name: LONG }), wireItem(2)]),
});

export const NoDishes: StoryObj = sectionInShop(dishes, { '/api/v1/items/served-now': wirePage('products', []) });

const cooked = (names: string[]) =>
  sectionInShop(cuisines, {
    '/api/v1/categories': names.map((name, index) => ({
      id: index + 1,
      name,
      featured: 1,
      childes: [],
    })),
    '/api/v1/stores/get-stores/all': wirePage('stores', [wireStore(1)], {
      filtered: true,
      facets: {
        total: 9,
        filters: { under_30_min: 4, free_delivery: 0, discounted: 1, rated_4_5: 3, vegetarian: 1 },
        ratings: {},
        categories: { 1: 6, 2: 3 },
      },
    }),
  });
export const Cuisines: StoryObj = {
  ...cooked(['Pizza', 'Grill & shawarma', 'Sushi']),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { pressed: false })).toHaveLength(8);
  },
};

export const CuisinesOfLongWords: StoryObj = cooked([LONG, 'مشويات وشاورما على الفحم والحطب', 'Sushi']);
export const NoCuisines: StoryObj = sectionInShop(cuisines, { '/api/v1/categories': [] });
