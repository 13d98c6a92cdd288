/** The pharmacy module: rules, home sections and messages. */
import { defineModule } from '@shop/module-kit';
import { pharmacyModuleMessages } from './messages';

export const pharmacyModule = defineModule({
  type: 'pharmacy',
  accent: 'teal',
  catalogue: {
    tracksStock: true,
    hasServingHours: false,
    hasVegChoice: false,
    cutsNames: true,
    carriesPrescriptions: true,
    opensItemIn: 'dialog',
    addsFromCard: false,
    cards: { item: 'vertical', store: 'cover' },
  },
  header: { chat: true, contactLink: false },
  home: [
    { shared: 'hero' },
    { shared: 'banners' },
    { shared: 'categories' },
    { shared: 'storesNearby' },
    { own: 'basicMedicine', belowFold: true },
    { shared: 'promoBanner' },
    { shared: 'featuredStores' },
    { shared: 'visitAgain' },
    { shared: 'campaigns' },
    { own: 'conditions', belowFold: true },
    { shared: 'popularItems', belowFold: true },
    { shared: 'specialOffers' },
    { shared: 'coupons' },
    { shared: 'allStores' },
  ],
  own: () => import('./lib/home-parts'),
  messages: pharmacyModuleMessages,
});
