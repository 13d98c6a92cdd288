/** The pharmacy module: rules, home sections, slots and messages. */
import { defineModule } from '@shop/module-kit';
import { paths } from '@shop/util';
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
    // A medicine is replaced by a pharmacist, who calls.
    unavailable: ['call', 'leaveOut'],
    takesLists: true,
    cards: { item: 'vertical', store: 'cover' },
  },
  header: { chat: true, contactLink: false },
  pages: [
    {
      path: paths.prescription.pattern,
      isFocused: true,
      definition: () => import('./lib/prescription/prescription.page'),
    },
  ],
  home: () => import('./lib/home'),
  slots: () => import('./lib/slots'),
  messages: pharmacyModuleMessages,
});
