/** The parcel module's own sections. */
import { sectionInShop } from '@shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { parcelCategories } from './lib/categories/categories';
import { quote } from './lib/quote/quote';
import { recentParcels } from './lib/recent/recent.section';
import { steps } from './lib/steps/steps';
import { trackBox } from './lib/track-box/track-box';

const meta: Meta = { title: 'module-parcel' };
export default meta;

const values = ['Say what', 'Small or large', 'Say where', 'From door to door', 'Watch it ride', 'Along the streets'];

const categories = ['Documents', 'Small box', 'Large box'].map((name, index) => ({
  id: index + 1,
  name,
  description: 'Up to a metre long',
  module_id: 1,
}));

const quoted = (place: string, kinds: object[]) =>
  sectionInShop(quote, {
    '/api/v1/config': {
      digit_after_decimal_point: 2,
      currency_symbol: '€',
      parcel_per_km_shipping_charge: 0.6,
      parcel_minimum_shipping_charge: 1.9,
    },
    '/api/v1/parcel-category': kinds,
    '/api/v1/config/get-zone-id': { zone_id: '[1]', zone_data: [{ id: 1, modules: [{ id: 1, pivot: {} }] }] },
    '/api/v1/config/place-api-autocomplete': {
      predictions: [{ place_id: 'p', structured_formatting: { main_text: place, secondary_text: 'Foundry Quarter' } }],
    },
    '/api/v1/config/place-api-details': { result: { geometry: { location: { lat: 3, lng: 4 } } } },
    '/api/v1/config/distance-api': { distanceMeters: 7000 },
    '/api/v1/vehicle/extra_charge': 0.2,
  });
export const Quote: StoryObj = {
  ...quoted('Stadium', categories),
  play: async ({ canvas }) => {
    const field = (await canvas.findAllByRole('combobox'))[1] as HTMLElement;
    await userEvent.type(field, 'sta');
    await userEvent.click(await canvas.findByRole('option', { name: /Stadium/ }));
    await expect(await canvas.findByText('€4.40')).toBeVisible();
  },
};

const party = (name: string, address: string) => ({
  contact_person_name: name,
  address,
  latitude: '1',
  longitude: '2',
});

const sent = (receivers: string[], address: string) =>
  sectionInShop(
    recentParcels,
    {
      '/api/v1/customer/order/recent-parcels': receivers.map((name, index) => ({
        order_id: index,
        parcel_category: categories[index],
        delivery_address: party('Mina', address),
        receiver_details: party(name, address),
      })),
    },
    { token: 't' },
  );
export const Recent: StoryObj = {
  ...sent(['Rana', 'Jude', 'Lea'], 'Football Stadium, Foundry Quarter'),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
  },
};

export const Categories: StoryObj = {
  ...sectionInShop(parcelCategories, { '/api/v1/parcel-category': categories }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(3);
  },
};

export const TrackBox: StoryObj = sectionInShop(trackBox, {});

const explained = (title: string, values: string[]) =>
  sectionInShop(steps, {
    '/api/v1/other-banners/video-content': {
      section_title: title,
      banner_contents: values.map((value, id) => ({ id, value })),
    },
  });
export const Steps: StoryObj = {
  ...explained('Three steps', values),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
  },
};

const LONG = 'Donaudampfschifffahrtsgesellschaft’s documents, which nobody may fold';
export const CategoriesOfLongWords: StoryObj = sectionInShop(parcelCategories, {
  '/api/v1/parcel-category': [{ ...categories[0], name: LONG, description: LONG }],
});
export const QuoteOfLongWords: StoryObj = quoted(
  LONG,
  categories.map((category) => ({ ...category, name: LONG })),
);
export const NoCategories: StoryObj = sectionInShop(parcelCategories, { '/api/v1/parcel-category': [] });

export const RecentOfLongWords: StoryObj = sent([LONG, 'عبد الرحمن بن عبد العزيز المنصوري'], LONG);
/** A guest has sent nothing. */
export const NothingRecent: StoryObj = sectionInShop(recentParcels, {});

export const StepsOfLongWords: StoryObj = explained(LONG, Array<string>(6).fill(LONG));
export const NoSteps: StoryObj = sectionInShop(steps, {});
