/** The food module: rules, home sections, slots and messages. */
import { defineModule } from '@shop/module-kit';
import { foodModuleMessages } from './messages';

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
    filters: ['halal', 'vegan', 'gluten_free', 'allergens'],
    unavailable: ['call', 'replace', 'leaveOut'],
    cards: { item: 'beside', store: 'cover' },
  },
  header: { chat: true, contactLink: false },
  home: () => import('./lib/home'),
  slots: () => import('./lib/slots'),
  messages: foodModuleMessages,
});
