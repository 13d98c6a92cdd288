/** The pharmacy's own sections, and what it fills into the form and the cards of items. */
import { ItemCard } from '@shop/catalog-cards';
import { sampleItem } from '@shop/domain/sample.spec-helper';
import { inShop, sectionInShop, wireItem, wirePage, wireStore } from '@shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { basicMedicine } from './lib/basic-medicine/basic-medicine.section';
import { conditions } from './lib/conditions/conditions.section';
import { Facts } from './lib/facts/facts';
import OtherPacks from './lib/packs/packs';
import { sendPrescription } from './lib/send-prescription/send-prescription';
import { pharmacyModuleMessages } from './messages';
import { pharmacyModule } from './pharmacy-module';

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

const PHARMACIES = {
  '/api/v1/config': { prescription_order_status: 1, cash_on_delivery: 1 },
  '/api/v1/stores/popular': wirePage(
    'stores',
    ['Harbour Pharmacy', 'Old Town Chemist'].map((name, index) =>
      wireStore(index + 1, { name, prescription_order: 1, delivery_time: '20-30 min' }),
    ),
  ),
  '/api/v1/stores/details/9': wireStore(9, { name: 'Harbour Pharmacy', prescription_order: 1 }),
};

export const SendPrescription: StoryObj = {
  ...sectionInShop(sendPrescription, PHARMACIES),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(2);
  },
};

const due = (id: number, item: object, days: number | null) => ({
  item: wireItem(id, { stock: 9, ...item }),
  times_ordered: days === null ? 1 : 3,
  last_ordered_at: '2026-03-01T10:00:00Z',
  typical_days: days,
  variation: [],
});

export const TimeForARefill: StoryObj = {
  ...sectionInShop(
    sendPrescription,
    {
      ...PHARMACIES,
      '/api/v1/customer/order/refills': wirePage('items', [
        due(1, { name: 'Gentle Iron', price: 9.9 }, 30),
        due(2, { name: 'Salbutamol Inhaler', price: 11.5, is_prescription_required: 1 }, 45),
        due(3, { name: 'Omega 3', price: 14.9 }, null),
      ]),
    },
    { token: 'mina' },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
  },
};

const FORM = { definition: pharmacyModule, messages: [pharmacyModuleMessages] };
const tablets = sampleItem({
  moduleType: 'pharmacy',
  storeId: '9',
  name: 'Paracetamol 500 mg',
  medicine: { ingredient: 'Paracetamol', pack: '20 tablets' },
});

export const MedicineFacts: StoryObj = {
  ...inShop(<Facts item={tablets} />, PHARMACIES, FORM),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Paracetamol')).toBeVisible();
  },
};

export const FactsOnPrescription: StoryObj = {
  ...inShop(<Facts item={{ ...tablets, needsPrescription: true }} />, PHARMACIES, FORM),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toBeVisible();
  },
};

export const MarkedCard: StoryObj = {
  ...inShop(<ItemCard item={{ ...tablets, needsPrescription: true }} layout="vertical" />, {}, FORM),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article')).toBeVisible();
  },
};

export const Packs: StoryObj = {
  ...inShop(
    <OtherPacks item={tablets} />,
    {
      [`/api/v1/items/same-ingredient/${tablets.id}`]: wirePage('products', [
        wireItem(1, { name: 'Paracetamol Syrup', pack_size: '100 ml', price: 4.29 }),
        wireItem(2, {
          name: 'Paracetamol 500 mg',
          pack_size: '60 tablets',
          price: 6.2,
          store_name: 'Old Town',
          store_id: 4,
        }),
      ]),
    },
    FORM,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
  },
};
