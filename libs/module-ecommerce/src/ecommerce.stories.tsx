/** The ecommerce module's own sections. */
import { sectionInShop } from '@shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brands } from './lib/brands/brands.section';

const meta: Meta = { title: 'module-ecommerce' };
export default meta;

export const Brands: StoryObj = {
  ...sectionInShop(brands, {
    '/api/v1/brand': ['Northlight', 'Atelier Sand', 'Volt'].map((name, index) => ({
      id: index + 1,
      name,
      slug: `brand-${index}`,
      items_count: 3 + index,
    })),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(3);
  },
};
