/** The pharmacy module: its rules, its home, its words. */
import type { ModuleDefinition } from '@shop/module-kit';
import { pharmacyModuleMessages } from './messages';

export const pharmacyModule: ModuleDefinition = {
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
    { own: 'basicMedicine', late: true },
    { shared: 'promoBanner' },
    { shared: 'featuredStores' },
    { shared: 'visitAgain' },
    { shared: 'campaigns' },
    { own: 'conditions', late: true },
    { shared: 'popularItems' },
    { shared: 'specialOffers' },
    { shared: 'coupons' },
    { shared: 'storeList' },
  ],
  own: () => import('./lib/home-parts'),
  messages: pharmacyModuleMessages,
};
