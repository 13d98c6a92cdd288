/** The pharmacy's own sections. */
import { sectionInShop, wireItem, wirePage, wireStore } from '@shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { basicMedicine } from './lib/basic-medicine/basic-medicine.section';
import { conditions } from './lib/conditions/conditions.section';
import { sendPrescription } from './lib/send-prescription/send-prescription';

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

export const SendPrescription: StoryObj = {
  ...sectionInShop(sendPrescription, {
    '/api/v1/config': { prescription_order_status: 1, cash_on_delivery: 1 },
    '/api/v1/stores/popular': wirePage(
      'stores',
      ['Harbour Pharmacy', 'Old Town Chemist'].map((name, index) =>
        wireStore(index + 1, { name, prescription_order: 1, delivery_time: '20-30 min' }),
      ),
    ),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(2);
  },
};
