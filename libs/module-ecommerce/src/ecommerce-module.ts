/** The ecommerce module: rules, home sections and messages. */
import { defineModule } from '@shop/module-kit';
import { ecommerceModuleMessages } from './messages';

export const ecommerceModule = defineModule({
  type: 'ecommerce',
  accent: 'indigo',
  catalogue: {
    tracksStock: true,
    hasServingHours: false,
    hasVegChoice: false,
    cutsNames: true,
    carriesPrescriptions: false,
    opensItemIn: 'page',
    addsFromCard: true,
    cards: { item: 'vertical', store: 'cover' },
  },
  header: { chat: true, contactLink: false },
  home: [
    { shared: 'hero' },
    { shared: 'banners' },
    { shared: 'categories' },
    { shared: 'popularStores' },
    { shared: 'popularItems' },
    { shared: 'newArrivals' },
    { shared: 'bestReviewed' },
    { shared: 'specialOffers' },
    { shared: 'loved' },
    { shared: 'coupons' },
    { shared: 'campaigns' },
    { shared: 'featuredStores' },
    { shared: 'storesNearby', belowFold: true },
    { shared: 'visitAgain' },
    { shared: 'whyChoose' },
    { shared: 'promoBanner' },
    { shared: 'allStores' },
  ],
  messages: ecommerceModuleMessages,
});
