/** Entries of the stories of shared sections: as usual, and with words that are far too long. */
import { wireItem, wireStore } from '@shop/testing';
import { expect } from 'storybook/test';

const NAMES = ['Bananas', 'Red Apples', 'Seedless Grapes', 'Conference Pears', 'Flat Peaches', 'Lemons'];
export const LONG = 'Donaudampfschifffahrtsgesellschaft’s wholemeal crispbread with sunflower seeds and rosemary';

export const items = NAMES.map((name, index) =>
  wireItem(index + 1, {
    name,
    price: 2 + index,
    discount: 10,
    discount_type: 'percent',
    rating_count: 12,
    store_name: 'Green Corner',
    categories: [{ id: '1', name: 'Fruit' }],
  }),
);
export const longItems = items
  .slice(0, 2)
  .map((item) => ({ ...item, name: LONG, store_name: LONG, price: 123_456.78 }));

export const stores = ['Green Corner', 'Harbour Market', 'Old Town Deli', 'Night Owl'].map((name, index) =>
  wireStore(index + 1, {
    name,
    featured: 1,
    avg_rating: 4.5,
    rating_count: 210,
    delivery_time: '20-30 min',
    distance: 700,
  }),
);
export const longStores = stores.slice(0, 2).map((store) => ({ ...store, name: LONG, address: LONG }));

interface Shown {
  canvas: { findByRole: (role: string, options: { name: string | RegExp }) => Promise<HTMLElement> };
}
/** @returns what a story checks: its section is there, by its title */
export const shows =
  (name: string | RegExp, role = 'heading') =>
  async ({ canvas }: Shown): Promise<void> =>
    void (await expect(await canvas.findByRole(role, { name })).toBeVisible());
