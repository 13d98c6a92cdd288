/** The ecommerce module's own sections and slots. */
import { ItemCard, ItemForm } from '@shop/catalog-cards';
import { deviceStorage, recordView } from '@shop/session';
import { inShop, sectionInShop, slotInShop, wireItem, wireStore } from '@shop/testing';
import { USUAL_MONEY, toItem } from '@shop/api-client/kit';
import { noChoice } from '@shop/domain/variation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ecommerceModule } from './ecommerce-module';
import { brands } from './lib/brands/brands.section';
import { recentlyViewed } from './lib/recently-viewed/recently-viewed.section';
import { ecommerceModuleMessages, goodsMessages } from './messages';

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

const LONG = 'Donaudampfschifffahrtsgesellschaft’s hand-woven cotton and linen';
const MANY = Array.from({ length: 1200 }, (_, index) => `${LONG} ${index}`);
export const BrandsOfLongWords: StoryObj = sectionInShop(brands, {
  '/api/v1/brand': [{ id: 1, name: LONG, slug: 'long', items_count: 12_345 }],
});
export const NoBrands: StoryObj = sectionInShop(brands, { '/api/v1/brand': [] });

const COLOURS = {
  Navy: '#2b3a67',
  Sand: '#d8c29a',
  White: '#ffffff',
  Black: '#2a2a2e',
  Olive: '#6f7a4d',
  Sky: '#8fbbe0',
};
const SIZES = ['S', 'M', 'L', 'XL'];
/** A picture of nothing but a colour. */
const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="${colour}" d="M0 0h1v1H0z"/></svg>`)}`;
const shirt = (id: number, colours: number, over: object = {}) => {
  const names = Object.keys(COLOURS).slice(0, colours) as (keyof typeof COLOURS)[];
  return wireItem(id, {
    name: 'Heavy Cotton T-Shirt',
    module_type: 'ecommerce',
    price: 20,
    rating_count: 12,
    stock: 40,
    images_full_url: names.map((name) => picture(COLOURS[name])),
    images: names.map((name) => picture(COLOURS[name])),
    choice_options: [
      {
        name: 'choice_1',
        title: 'Colour',
        options: names,
        swatches: names.map((option) => ({
          option,
          colour: COLOURS[option],
          image_full_url: picture(COLOURS[option]),
        })),
      },
      { name: 'choice_2', title: 'Size', options: SIZES },
    ],
    // Every fifth combination is sold out, and so is Black.
    variations: names.flatMap((name, at) =>
      SIZES.map((size, index) => ({
        type: `${name}-${size}`,
        price: size === 'XL' ? 22 : 20,
        stock: name === 'Black' || (at * SIZES.length + index) % 5 === 4 ? 0 : 9,
      })),
    ),
    ...over,
  });
};
const DELIVERY = {
  '/api/v1/config': {
    digit_after_decimal_point: 2,
    currency_symbol: '€',
    refund_policy: 1,
    free_delivery_over: 50,
  },
  '/api/v1/stores/details/9': wireStore(9, { delivery_time: '20-30 min', delivery_fee: 1.9 }),
};
const goods = (element: ReactElement) =>
  inShop(element, DELIVERY, { definition: ecommerceModule, messages: [ecommerceModuleMessages, goodsMessages] });

/** A form of goods: swatches, chips, what is struck out, delivery and returns. */
export const Goods: StoryObj = {
  ...goods(
    <ItemForm item={toItem(shirt(1, 6), USUAL_MONEY)} storeIsClosed={false} variant="page" onDone={() => undefined} />,
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Sand' }));
    await expect(canvas.getByRole('radio', { name: 'S' })).toHaveAccessibleDescription(/Sand/);
    // The way to returns waits for the store's delivery, which stands above it.
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(2));
  },
};

/** Cards of a row: many colours, few, one and none are equally high. */
export const ColoursOnCards: StoryObj = {
  ...goods(
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 180px)', gap: 16 }}>
      {[6, 3, 1, 0].map((colours) => (
        <ItemCard key={colours} item={toItem(shirt(colours + 1, colours), USUAL_MONEY)} layout="vertical" />
      ))}
    </div>,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(4);
    await expect(canvas.getAllByRole('list')).toHaveLength(2);
  },
};

const choices = (wire: object, chosen: string | null = null) =>
  slotInShop(ecommerceModule, 'itemOptions', {
    item: toItem(wire as never, USUAL_MONEY),
    choice: { ...noChoice, variation: chosen },
    onChange: () => undefined,
    variationError: null,
    groupError: () => null,
  });
export const Choices: StoryObj = {
  ...choices(shirt(1, 6), 'Navy-M'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Navy' })).toBeChecked();
  },
};
export const ChoicesOfLongWords: StoryObj = choices(
  wireItem(1, {
    choice_options: [{ name: 'choice_1', title: LONG, options: [LONG, 'Short'] }],
    variations: [LONG, 'Short'].map((type) => ({ type, price: 20, stock: 9 })),
  }),
);
export const NoChoices: StoryObj = choices(wireItem(1));

export const Swatches: StoryObj = {
  ...slotInShop(ecommerceModule, 'cardOptions', { item: toItem(shirt(1, 6), USUAL_MONEY) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list')).toBeVisible();
  },
};
/** Long names of colours, and more colours than three digits, on a card of a phone: one row, nothing cut off. */
export const SwatchesOfLongWords: StoryObj = {
  ...goods(
    <div style={{ inlineSize: 160 }}>
      <ItemCard
        item={toItem(
          wireItem(1, {
            name: LONG,
            choice_options: [
              {
                name: 'choice_1',
                title: LONG,
                options: MANY,
                swatches: MANY.map((option) => ({ option, colour: '#2b3a67' })),
              },
            ],
            variations: MANY.map((type) => ({ type, price: 20, stock: 9 })),
          }),
          USUAL_MONEY,
        )}
        layout="vertical"
      />
    </div>,
  ),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('list');
    await expect(row.getBoundingClientRect().height).toBeLessThan(30);
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
  },
};
export const NoSwatches: StoryObj = slotInShop(ecommerceModule, 'cardOptions', {
  item: toItem(wireItem(1), USUAL_MONEY),
});

export const Delivery: StoryObj = {
  ...slotInShop(ecommerceModule, 'itemExtras', { item: toItem(shirt(1, 6), USUAL_MONEY) }, DELIVERY),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(4));
  },
};
export const DeliveryOfLongWords: StoryObj = slotInShop(
  ecommerceModule,
  'itemExtras',
  { item: toItem({ ...shirt(1, 6), store_name: LONG }, USUAL_MONEY) },
  {
    ...DELIVERY,
    '/api/v1/stores/details/9': wireStore(9, { name: LONG, delivery_time: '1200-1440 min', delivery_fee: 12345.6 }),
  },
);
export const NoDelivery: StoryObj = slotInShop(ecommerceModule, 'itemExtras', {
  item: toItem(wireItem(1), USUAL_MONEY),
});

function viewed(products: object[]): StoryObj {
  const shown = sectionInShop(recentlyViewed, { '/api/v1/items/by-ids': { products } });
  return {
    ...shown,
    loaders: [
      async (context) => {
        for (const id of ['3', '2', '1']) recordView(deviceStorage, { id, moduleId: '1' });
        return shown.loaders[0]?.(context);
      },
    ],
  };
}
export const RecentlyViewed: StoryObj = {
  ...viewed([shirt(1, 6), shirt(2, 2), wireItem(3, { stock: 0 })]),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
  },
};
export const RecentlyViewedOfLongWords: StoryObj = viewed([
  wireItem(1, { name: LONG, store_name: LONG }),
  wireItem(2, { name: 'قميص من الكتان والقطن المنسوج يدويًا بألوان البحر والرمل والزيتون', store_name: LONG }),
]);
export const NothingViewed: StoryObj = sectionInShop(recentlyViewed, { '/api/v1/items/by-ids': { products: [] } });
