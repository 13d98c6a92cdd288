/** Shared sections that render with the page. */
import { sectionInShop, wireItem, wirePage, wireStore } from '@shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AllStoresProvider } from './lib/all-stores-slot';
import { buyAgain } from './lib/buy-again/buy-again';
import { allStores } from './lib/sections/all-stores/all-stores';
import { banners } from './lib/sections/banners/banners';
import { categories } from './lib/sections/categories/categories';
import { hero } from './lib/sections/hero/hero';
import { newStores } from './lib/sections/new-stores/new-stores';
import { offers } from './lib/sections/offers/offers';
import { popularItems } from './lib/sections/popular-items/popular-items';
import { popularStores } from './lib/sections/popular-stores/popular-stores';
import { storesNearby } from './lib/sections/stores-nearby/stores-nearby';
import { items, LONG, longItems, longStores, shows, stores } from './stories.spec-helper';

const meta: Meta = { title: 'home/first view' };
export default meta;

export const Hero: StoryObj = { ...sectionInShop(hero, {}), play: shows('Fresh') };

const BANNERS = '/api/v1/banners';
const banner = (id: number, title: string) => ({ id, title, type: 'default', link: 'https://fair.example/' });
export const Banners: StoryObj = {
  ...sectionInShop(banners, {
    [BANNERS]: {
      banners: [
        banner(1, 'To the fair'),
        { id: 2, title: 'A store', type: 'store_wise', store: wireStore(7) },
        { id: 3, title: 'An item', type: 'item_wise', item: wireItem(5) },
      ],
      campaigns: [{ id: 8, title: 'Autumn', slug: 'autumn' }],
    },
  }),
  play: shows('To the fair', 'link'),
};
export const BannersOfLongWords: StoryObj = sectionInShop(banners, {
  [BANNERS]: { banners: [banner(1, LONG), banner(2, LONG)] },
});
export const NoBanners: StoryObj = sectionInShop(banners, { [BANNERS]: { banners: [], campaigns: [] } });

const CATEGORIES = '/api/v1/categories';
const category = (name: string, id: number) => ({ id, name, featured: 1, childes: [] });
export const Categories: StoryObj = {
  ...sectionInShop(categories, { [CATEGORIES]: ['Fruit', 'Vegetables', 'Bakery', 'Dairy'].map(category) }),
  play: shows('Fruit', 'link'),
};
export const CategoriesOfLongWords: StoryObj = sectionInShop(categories, { [CATEGORIES]: [LONG, LONG].map(category) });
export const CategoriesFailed: StoryObj = { ...sectionInShop(categories, {}), play: shows('Try again', 'button') };

const DISCOUNTED = '/api/v1/items/discounted';
export const Offers: StoryObj = {
  ...sectionInShop(offers, { [DISCOUNTED]: { products: items } }),
  play: shows('Special offers', 'region'),
};
export const OffersOfLongWords: StoryObj = sectionInShop(offers, { [DISCOUNTED]: { products: longItems } });
export const NoOffers: StoryObj = sectionInShop(offers, { [DISCOUNTED]: { products: [] } });

const bought = (item: object) => ({ item: { ...item, stock: 9 }, times_ordered: 3, typical_days: 7, variation: [] });
const BOUGHT = '/api/v1/customer/order/buy-again';
export const BuyAgain: StoryObj = {
  ...sectionInShop(buyAgain, { [BOUGHT]: wirePage('items', items.map(bought)) }, { token: 'mina' }),
  play: shows('Buy again', 'region'),
};
export const BuyAgainOfLongWords: StoryObj = sectionInShop(
  buyAgain,
  { [BOUGHT]: wirePage('items', longItems.map(bought)) },
  { token: 'mina' },
);
/** A guest has the offers in its place. */
export const BuyAgainOfGuests: StoryObj = {
  ...sectionInShop(buyAgain, { [DISCOUNTED]: { products: items } }),
  play: shows('Special offers', 'region'),
};

const POPULAR_ITEMS = '/api/v1/items/popular';
export const PopularItems: StoryObj = {
  ...sectionInShop(popularItems, { [POPULAR_ITEMS]: wirePage('products', items) }),
  play: shows('Often bought'),
};
export const PopularItemsOfLongWords: StoryObj = sectionInShop(popularItems, {
  [POPULAR_ITEMS]: wirePage('products', longItems),
});
export const NoPopularItems: StoryObj = sectionInShop(popularItems, { [POPULAR_ITEMS]: wirePage('products', []) });

const POPULAR = '/api/v1/stores/popular';
export const PopularStores: StoryObj = {
  ...sectionInShop(popularStores, { [POPULAR]: wirePage('stores', stores) }),
  play: shows('Green Corner', 'link'),
};
export const PopularStoresOfLongWords: StoryObj = sectionInShop(popularStores, {
  [POPULAR]: wirePage('stores', longStores),
});
export const NoPopularStores: StoryObj = sectionInShop(popularStores, { [POPULAR]: wirePage('stores', []) });

export const StoresNearby: StoryObj = {
  ...sectionInShop(storesNearby, { [POPULAR]: wirePage('stores', stores) }),
  play: shows('Top Rated', 'tab'),
};
export const StoresNearbyOfLongWords: StoryObj = sectionInShop(storesNearby, {
  [POPULAR]: wirePage('stores', longStores),
});
export const NoStoresNearby: StoryObj = sectionInShop(storesNearby, { [POPULAR]: wirePage('stores', []) });

const LATEST = '/api/v1/stores/latest';
export const NewStores: StoryObj = {
  ...sectionInShop(newStores, { [LATEST]: wirePage('stores', stores) }),
  play: shows('New here'),
};
export const NewStoresOfLongWords: StoryObj = sectionInShop(newStores, { [LATEST]: wirePage('stores', longStores) });
export const NoNewStores: StoryObj = sectionInShop(newStores, { [LATEST]: wirePage('stores', []) });

/** The app gives the list itself: `StoreListing` of `discovery`. */
export const AllStores: StoryObj = {
  ...sectionInShop(allStores, {}),
  decorators: [
    (Story) => (
      <AllStoresProvider value={<h2>All stores</h2>}>
        <Story />
      </AllStoresProvider>
    ),
  ],
  play: shows('All stores'),
};
