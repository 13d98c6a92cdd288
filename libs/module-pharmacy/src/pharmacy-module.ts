/** The pharmacy module: rules, home sections, slots and messages. */
import { defineModule } from '@shop/module-kit';
import { lazyView } from '@shop/view-kit';
import { PrescriptionMark } from './lib/prescription-mark/prescription-mark';
import { pharmacyModuleMessages } from './messages';

/** They are there in the module itself. */
const OF_MEDICINES = { messages: [pharmacyModuleMessages] };

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
  slots: {
    itemMark: PrescriptionMark,
    itemFacts: lazyView(() => import('./lib/facts/facts'), OF_MEDICINES),
    itemExtras: lazyView(() => import('./lib/packs/packs'), OF_MEDICINES),
  },
  messages: pharmacyModuleMessages,
});
