/** Shared sections below the fold. */
import { deviceStorage } from '@shop/session';
import { sectionInShop, wirePage } from '@shop/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { bestReviewed } from './lib/below-fold/best-reviewed/best-reviewed.section';
import { campaigns } from './lib/below-fold/campaigns/campaigns.section';
import { coupons } from './lib/below-fold/coupons/coupons.section';
import { featuredStores } from './lib/below-fold/featured-stores/featured-stores.section';
import { flashSale } from './lib/below-fold/flash-sale/flash-sale.section';
import { loved } from './lib/below-fold/loved/loved.section';
import { newArrivals } from './lib/below-fold/new-arrivals/new-arrivals.section';
import { promoBanner } from './lib/below-fold/promo-banner/promo-banner.section';
import { shoppingList } from './lib/below-fold/shopping-list/shopping-list.section';
import { specialOffers } from './lib/below-fold/special-offers/special-offers.section';
import { visitAgain } from './lib/below-fold/visit-again/visit-again.section';
import { whyChoose } from './lib/below-fold/why-choose/why-choose.section';
import { offersBelow } from './lib/buy-again/offers-below.section';
import { items, LONG, longItems, longStores, shows, stores } from './stories.spec-helper';

const meta: Meta = { title: 'home/below the fold' };
export default meta;

const PICTURE =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 6 1'><path fill='olive' d='M0 0h6v1H0z'/></svg>";
const OTHER_BANNERS = '/api/v1/other-banners';

const REVIEWED = '/api/v1/items/most-reviewed';
export const BestReviewed: StoryObj = {
  ...sectionInShop(bestReviewed, {
    [REVIEWED]: wirePage('products', items, { categories: [{ id: 1, name: 'Fruit' }] }),
    [OTHER_BANNERS]: { best_reviewed_section_banner_full_url: PICTURE },
  }),
  play: shows('Fruit', 'tab'),
};
export const BestReviewedOfLongWords: StoryObj = sectionInShop(bestReviewed, {
  [REVIEWED]: wirePage('products', longItems, { categories: [{ id: 1, name: LONG }] }),
});
export const NoBestReviewed: StoryObj = sectionInShop(bestReviewed, { [REVIEWED]: wirePage('products', []) });

const ARRIVALS = '/api/v1/items/new-arrival';
export const NewArrivals: StoryObj = {
  ...sectionInShop(newArrivals, {
    [ARRIVALS]: wirePage('products', items, { categories: [{ id: 1, name: 'Fruit' }] }),
    [OTHER_BANNERS]: { new_arrival_section_banner_full_url: PICTURE },
  }),
  play: shows('Fruit', 'tab'),
};
export const NewArrivalsOfLongWords: StoryObj = sectionInShop(newArrivals, {
  [ARRIVALS]: wirePage('products', longItems, { categories: [{ id: 1, name: LONG }] }),
});
export const NoNewArrivals: StoryObj = sectionInShop(newArrivals, { [ARRIVALS]: wirePage('products', []) });

const RECOMMENDED = '/api/v1/items/recommended';
export const Loved: StoryObj = {
  ...sectionInShop(loved, { [RECOMMENDED]: wirePage('items', items) }),
  play: shows(/love/),
};
export const LovedOfLongWords: StoryObj = sectionInShop(loved, { [RECOMMENDED]: wirePage('items', longItems) });
export const NoLoved: StoryObj = sectionInShop(loved, { [RECOMMENDED]: wirePage('items', []) });

const DISCOUNTED = '/api/v1/items/discounted';
export const SpecialOffers: StoryObj = {
  ...sectionInShop(specialOffers, { [DISCOUNTED]: { products: items } }),
  play: shows('Special offers', 'region'),
};
export const SpecialOffersOfLongWords: StoryObj = sectionInShop(specialOffers, {
  [DISCOUNTED]: { products: longItems },
});
export const NoSpecialOffers: StoryObj = sectionInShop(specialOffers, { [DISCOUNTED]: { products: [] } });

const BOUGHT = {
  '/api/v1/customer/order/buy-again': wirePage(
    'items',
    items.map((item) => ({ item, times_ordered: 3, typical_days: 7, variation: [] })),
  ),
};
/** Whoever has bought before sees the offers further down. */
export const OffersBelow: StoryObj = {
  ...sectionInShop(offersBelow, { ...BOUGHT, [DISCOUNTED]: { products: items } }, { token: 'mina' }),
  play: shows('Special offers', 'region'),
};
export const OffersBelowOfLongWords: StoryObj = sectionInShop(
  offersBelow,
  { ...BOUGHT, [DISCOUNTED]: { products: longItems } },
  { token: 'mina' },
);
/** Guests have them first (`buyAgain`). */
export const OffersBelowOfGuests: StoryObj = sectionInShop(offersBelow, { [DISCOUNTED]: { products: items } });

const COUPONS = '/api/v1/coupon/list/all';
const coupon = (id: number, over: object) => ({
  id,
  code: `FRESH${id}`,
  title: 'Fresh start',
  discount: 10,
  discount_type: 'percent',
  max_discount: 5,
  min_purchase: 20,
  expire_date: '2099-01-01',
  ...over,
});
export const Coupons: StoryObj = {
  ...sectionInShop(coupons, {
    [COUPONS]: [coupon(1, {}), coupon(2, { coupon_type: 'free_delivery' }), coupon(3, { discount_type: 'amount' })],
  }),
  play: shows('Coupons for you', 'region'),
};
export const CouponsOfLongWords: StoryObj = sectionInShop(coupons, {
  [COUPONS]: [coupon(1, { title: LONG, code: 'DONAUDAMPFSCHIFFFAHRTSGESELLSCHAFT2027' })],
});
export const NoCoupons: StoryObj = sectionInShop(coupons, { [COUPONS]: [] });

const CAMPAIGNS = '/api/v1/campaigns/basic';
const CAMPAIGN_ITEMS = '/api/v1/campaigns/item';
const campaign = (title: string, id: number) => ({ id, title, slug: `campaign-${id}`, description: title });
export const Campaigns: StoryObj = {
  ...sectionInShop(campaigns, {
    [CAMPAIGNS]: ['Autumn', 'Harvest'].map(campaign),
    [CAMPAIGN_ITEMS]: items.map((item) => ({ ...item, available_date_ends: '2099-01-01' })),
  }),
  play: shows('Only for a few days', 'list'),
};
export const CampaignsOfLongWords: StoryObj = sectionInShop(campaigns, {
  [CAMPAIGNS]: [campaign(LONG, 1)],
  [CAMPAIGN_ITEMS]: longItems.map((item) => ({ ...item, available_date_ends: '2099-01-01' })),
});
export const NoCampaigns: StoryObj = sectionInShop(campaigns, { [CAMPAIGNS]: [], [CAMPAIGN_ITEMS]: [] });

const FEATURED = '/api/v1/stores/get-stores/all';
export const FeaturedStores: StoryObj = {
  ...sectionInShop(featuredStores, { [FEATURED]: wirePage('stores', stores) }),
  play: shows('Green Corner', 'link'),
};
export const FeaturedStoresOfLongWords: StoryObj = sectionInShop(featuredStores, {
  [FEATURED]: wirePage('stores', longStores),
});
export const NoFeaturedStores: StoryObj = sectionInShop(featuredStores, { [FEATURED]: wirePage('stores', []) });

/** @param shown its items; @param title of the sale */
const sale = (shown: object[], title: string) => {
  const flash = { id: 4, title, start_date: '2020-01-01', end_date: '2099-01-01' };
  const products = shown.map((item, id) => ({
    id,
    stock: 9,
    sold: 1,
    available_stock: 8,
    discount: 10,
    discount_type: 'percent',
    item,
  }));
  return {
    '/api/v1/flash-sales': { ...flash, active_products: products },
    '/api/v1/flash-sales/items': wirePage('products', products, { flash_sale: flash }),
  };
};
export const FlashSale: StoryObj = {
  ...sectionInShop(flashSale, sale(items, 'Two days')),
  play: shows('Two days', 'region'),
};
export const FlashSaleOfLongWords: StoryObj = sectionInShop(flashSale, sale(longItems, LONG));
export const NoFlashSale: StoryObj = sectionInShop(flashSale, {});

export const PromoBanner: StoryObj = sectionInShop(promoBanner, {
  [OTHER_BANNERS]: { promotional_banner_full_url: PICTURE },
});
export const NoPromoBanner: StoryObj = sectionInShop(promoBanner, { [OTHER_BANNERS]: {} });

/** Stores visited on this device; @param names of the stores */
const visited = (names: string[]) => {
  const story = sectionInShop(visitAgain, {});
  const [open] = story.loaders;
  const load: typeof open = async (context) => {
    const store = (name: string, id: number) => ({
      id: `${id}`,
      slug: `${id}`,
      name,
      logo: '',
      module_id: '1',
      zone_id: '1',
    });
    const products = names.flatMap((_, id) =>
      [1, 2, 3, 4].map((at) => ({ store_id: `${id}`, image: PICTURE, name: `Thing ${at}` })),
    );
    deviceStorage.setItem('visitedStores', JSON.stringify(names.map(store)));
    deviceStorage.setItem('visitedStoresProducts', JSON.stringify(products));
    return open!(context);
  };
  return { ...story, loaders: [load] };
};
export const VisitAgain: StoryObj = { ...visited(['Green Corner', 'Night Owl']), play: shows('Green Corner', 'link') };
export const VisitAgainOfLongWords: StoryObj = visited([LONG, LONG]);
export const NoVisits: StoryObj = visited([]);

export const ShoppingList: StoryObj = { ...sectionInShop(shoppingList, {}), play: shows('Find stores', 'button') };

const WHY = '/api/v1/other-banners/why-choose';
const reason = (title: string, id: number) => ({ id, title, short_description: `${title}, every day.` });
export const WhyChoose: StoryObj = {
  ...sectionInShop(whyChoose, { [WHY]: { banners: ['Fresh', 'Fast', 'Fair'].map(reason) } }),
  play: shows('Fresh'),
};
export const WhyChooseOfLongWords: StoryObj = sectionInShop(whyChoose, {
  [WHY]: { banners: [LONG, LONG].map(reason) },
});
export const NoWhyChoose: StoryObj = sectionInShop(whyChoose, { [WHY]: { banners: [] } });
