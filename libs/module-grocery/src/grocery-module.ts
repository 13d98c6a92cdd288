/** The grocery module: rules, home sections and messages. */
import { defineModule } from '@shop/module-kit';
import { groceryModuleMessages } from './messages';

export const groceryModule = defineModule({
  type: 'grocery',
  accent: 'green',
  catalogue: {
    tracksStock: true,
    hasServingHours: false,
    hasVegChoice: false,
    cutsNames: true,
    carriesPrescriptions: false,
    opensItemIn: 'dialog',
    addsFromCard: false,
    cards: { item: 'vertical', store: 'cover' },
  },
  header: { chat: true, contactLink: false },
  home: [
    { shared: 'hero' },
    { shared: 'banners' },
    { shared: 'categories' },
    { shared: 'popularStores' },
    { shared: 'popularItems' },
    { shared: 'campaigns' },
    { shared: 'specialOffers' },
    { shared: 'bestReviewed' },
    { shared: 'newArrivals' },
    { shared: 'loved' },
    { shared: 'coupons' },
    { shared: 'promoBanner' },
    { shared: 'storesNearby', belowFold: true },
    { shared: 'visitAgain' },
    { shared: 'whyChoose' },
    { shared: 'newStores', belowFold: true },
    { shared: 'allStores' },
  ],
  messages: groceryModuleMessages,
});
