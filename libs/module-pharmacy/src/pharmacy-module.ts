/** The pharmacy module: rules, home sections and messages. */
import { defineModule } from '@shop/module-kit';
import { pharmacyModuleMessages } from './messages';

export const pharmacyModule = defineModule({
  type: 'pharmacy',
  accent: 'teal',
  catalogue: {
    tracksStock: true,
    hasServingHours: false,
    cutsNames: true,
    carriesPrescriptions: true,
    opensItemIn: 'dialog',
    addsFromCard: false,
    cards: { item: 'vertical', store: 'cover' },
  },
  header: { chat: true, contactLink: false },
  home: () => import('./lib/home'),
  messages: pharmacyModuleMessages,
});
