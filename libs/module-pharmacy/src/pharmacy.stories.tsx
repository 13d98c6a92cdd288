/** The pharmacy's own sections, and what it fills into the form and the cards of items. */
import { sampleItem } from '@shop/domain/sample.spec-helper';
import { sectionInShop, slotInShop, wireItem, wirePage, wireStore } from '@shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { basicMedicine } from './lib/basic-medicine/basic-medicine.section';
import { conditions } from './lib/conditions/conditions.section';
import { sendPrescription } from './lib/send-prescription/send-prescription';
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

const complaints = (names: string[], products: object[]) =>
  sectionInShop(conditions, {
    '/api/v1/common-condition': names.map((name, index) => ({ id: index + 1, name })),
    '/api/v1/common-condition/items/1': wirePage('products', products),
  });
export const Conditions: StoryObj = {
  ...complaints(['Cough', 'Headache', 'Sleep'], remedies),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(remedies.length);
  },
};

const LONG = 'Donaudampfschifffahrtsgesellschaft’s throat lozenges with rosemary and thyme';
export const BasicMedicineOfLongWords: StoryObj = sectionInShop(basicMedicine, {
  '/api/v1/items/basic': wirePage('products', [wireItem(1, { name: LONG, categories: [{ id: '1', name: LONG }] })]),
});

export const NoBasicMedicine: StoryObj = sectionInShop(basicMedicine, {
  '/api/v1/items/basic': wirePage('products', []),
});

export const ConditionsOfLongWords: StoryObj = complaints(
  [LONG, 'التهاب الجيوب الأنفية المزمن المصحوب بالصداع', 'Sleep'],
  [wireItem(1, { name: LONG, store_name: LONG }), wireItem(2, { name: 'أقراص استحلاب بالزنجبيل والعسل وإكليل الجبل' })],
);
export const NoConditions: StoryObj = sectionInShop(conditions, { '/api/v1/common-condition': [] });

const pharmacies = (...names: string[]) => ({
  '/api/v1/config': { prescription_order_status: 1, cash_on_delivery: 1 },
  '/api/v1/stores/popular': wirePage(
    'stores',
    names.map((name, index) => wireStore(index + 1, { name, prescription_order: 1, delivery_time: '20-30 min' })),
  ),
  '/api/v1/stores/details/9': wireStore(9, { name: 'Harbour Pharmacy', prescription_order: 1 }),
});
const PHARMACIES = pharmacies('Harbour Pharmacy', 'Old Town Chemist');

export const SendPrescription: StoryObj = {
  ...sectionInShop(sendPrescription, PHARMACIES),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(2);
  },
};

export const SendPrescriptionOfLongWords: StoryObj = sectionInShop(
  sendPrescription,
  pharmacies(LONG, 'صيدلية الميناء القديم للأدوية والمستلزمات الطبية'),
);

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

export const RefillOfLongWords: StoryObj = sectionInShop(
  sendPrescription,
  {
    ...pharmacies(LONG),
    '/api/v1/customer/order/refills': wirePage('items', [
      due(1, { name: LONG, store_name: LONG, price: 12345.6 }, 30),
      due(2, { name: 'بخاخ سالبوتامول للربو وضيق التنفس عند الحاجة', is_prescription_required: 1 }, 45),
    ]),
  },
  { token: 'mina' },
);

/** A shop that takes no prescriptions. */
export const NoPrescriptions: StoryObj = sectionInShop(sendPrescription, {
  '/api/v1/config': { prescription_order_status: 0, cash_on_delivery: 1 },
});

const tablets = sampleItem({
  moduleType: 'pharmacy',
  storeId: '9',
  name: 'Paracetamol 500 mg',
  medicine: { ingredient: 'Paracetamol', pack: '20 tablets' },
});
const onPrescription = { ...tablets, needsPrescription: true };

export const MedicineFacts: StoryObj = {
  ...slotInShop(pharmacyModule, 'itemFacts', { item: tablets }, PHARMACIES),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Paracetamol')).toBeVisible();
  },
};

export const FactsOnPrescription: StoryObj = {
  ...slotInShop(pharmacyModule, 'itemFacts', { item: onPrescription }, PHARMACIES),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toBeVisible();
  },
};

export const FactsOfLongWords: StoryObj = slotInShop(
  pharmacyModule,
  'itemFacts',
  { item: { ...tablets, medicine: { ingredient: LONG, pack: LONG } } },
  PHARMACIES,
);

export const NoFacts: StoryObj = slotInShop(pharmacyModule, 'itemFacts', { item: sampleItem({}) }, PHARMACIES);

export const PrescriptionMark: StoryObj = {
  ...slotInShop(pharmacyModule, 'itemMark', { item: onPrescription }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img')).toBeVisible();
  },
};

export const NoMark: StoryObj = slotInShop(pharmacyModule, 'itemMark', { item: tablets });

const packs = (products: object[]) =>
  slotInShop(
    pharmacyModule,
    'itemExtras',
    { item: tablets },
    { [`/api/v1/items/same-ingredient/${tablets.id}`]: wirePage('products', products) },
  );
export const Packs: StoryObj = {
  ...packs([
    wireItem(1, { name: 'Paracetamol Syrup', pack_size: '100 ml', price: 4.29 }),
    wireItem(2, {
      name: 'Paracetamol 500 mg',
      pack_size: '60 tablets',
      price: 6.2,
      store_name: 'Old Town',
      store_id: 4,
    }),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
  },
};

export const PacksOfLongWords: StoryObj = packs([wireItem(1, { name: LONG, pack_size: LONG, store_name: LONG })]);

export const NoPacks: StoryObj = packs([]);
