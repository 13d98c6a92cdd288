/** The food module: rules, home sections, slots and messages. */
import { defineModule } from '@shop/module-kit';
import { lazyView } from '@shop/view-kit';
import { VegMark } from './lib/veg/veg-mark';
import { dishMessages, foodModuleMessages } from './messages';

const OF_DISHES = { messages: [dishMessages] };

export const foodModule = defineModule({
  type: 'food',
  accent: 'orange',
  catalogue: {
    tracksStock: false,
    hasServingHours: true,
    cutsNames: false,
    carriesPrescriptions: false,
    opensItemIn: 'dialog',
    addsFromCard: false,
    cards: { item: 'beside', store: 'cover' },
  },
  header: { chat: true, contactLink: false },
  home: () => import('./lib/home'),
  slots: {
    itemMark: VegMark,
    itemOptions: lazyView(() => import('./lib/option-groups/option-groups'), OF_DISHES),
    itemNotice: lazyView(() => import('./lib/serving-hours/hours-notice'), OF_DISHES),
    storeFilters: lazyView(() => import('./lib/veg/veg-filter'), OF_DISHES),
  },
  messages: foodModuleMessages,
});
