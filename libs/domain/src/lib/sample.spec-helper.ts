/** A minimal item; specs override the fields they test. */
import { minor } from '@shop/util';
import type { CartLine, Item } from './entities';
import { noChoice } from './variation';

export function sampleItem(over: Partial<Item> = {}): Item {
  return {
    id: '1',
    slug: 'pizza',
    name: 'Pizza',
    description: '',
    image: null,
    images: [],
    price: minor(800),
    discount: null,
    hasDiscountField: true,
    storeDiscount: 0,
    isFlashSale: false,
    variations: [],
    choices: [],
    groups: [],
    addOns: [],
    stock: null,
    maximumQuantity: null,
    unit: null,
    amount: null,
    isVeg: true,
    medicine: null,
    needsPrescription: false,
    isOrganic: false,
    isRecommended: false,
    hours: null,
    scheduleOrder: false,
    freeDelivery: false,
    deliveryTime: null,
    storeId: '10',
    storeName: 'Forno',
    zoneId: '1',
    moduleId: '2',
    moduleType: 'food',
    rating: 0,
    ratingCount: 0,
    orderCount: 0,
    categories: [],
    tags: [],
    isCampaign: false,
    campaignEnds: null,
    ...over,
  };
}

/** What a dish has to choose from: a required group, a limited one, and an add-on. */
export const dishChoices: Pick<Item, 'groups' | 'addOns'> = {
  groups: [
    {
      name: 'Size',
      multi: false,
      required: true,
      min: 0,
      max: 0,
      options: [
        { label: 'Small', price: minor(0) },
        { label: 'Large', price: minor(250) },
      ],
    },
    {
      name: 'Toppings',
      multi: true,
      required: false,
      min: 1,
      max: 2,
      options: ['Olives', 'Rocket', 'Chilli'].map((label) => ({ label, price: minor(50) })),
    },
  ],
  addOns: [{ id: '3', name: 'Dip', price: minor(75) }],
};

export function sampleLine(over: Partial<CartLine> = {}): CartLine {
  return { id: 'l1', item: sampleItem(), quantity: 1, choice: noChoice, ...over };
}
