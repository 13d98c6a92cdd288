/** The pharmacy's own sections. */
import { sectionInShop, wireItem, wirePage } from '@shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { basicMedicine } from './lib/basic-medicine/basic-medicine.section';
import { conditions } from './lib/conditions/conditions.section';

const meta: Meta = { title: 'module-pharmacy' };
export default meta;

const remedies = ['Ginger Lozenges', 'Plasters, Assorted', 'Baby Balm', 'Eye Drops'].map((name, index) =>
  wireItem(index + 1, { name, categories: [{ id: '1', name: index === 2 ? 'Baby Care' : 'Mens' }] }),
);

export const BasicMedicine: StoryObj = {
  ...sectionInShop(basicMedicine, { '/api/v1/items/basic': wirePage('products', remedies) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(remedies.length);
  },
};

export const Conditions: StoryObj = {
  ...sectionInShop(conditions, {
    '/api/v1/common-condition': ['Cough', 'Headache', 'Sleep'].map((name, index) => ({ id: index + 1, name })),
    '/api/v1/common-condition/items/1': wirePage('products', remedies),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(remedies.length);
  },
};
