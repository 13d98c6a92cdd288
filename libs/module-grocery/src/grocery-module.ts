/** The grocery module: rules, home sections and messages. */
import { defineModule } from '@shop/module-kit';
import { groceryModuleMessages } from './messages';

export const groceryModule = defineModule({
  type: 'grocery',
  accent: 'green',
  catalogue: {
    tracksStock: true,
    hasServingHours: false,
    cutsNames: true,
    carriesPrescriptions: false,
    opensItemIn: 'dialog',
    addsFromCard: false,
    unavailable: ['call', 'replace', 'leaveOut'],
    takesLists: true,
    cards: { item: 'vertical', store: 'cover' },
  },
  header: { chat: true, contactLink: false },
  home: () => import('./lib/home'),
  messages: groceryModuleMessages,
});
