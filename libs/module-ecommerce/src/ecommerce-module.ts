/** The ecommerce module: rules, home sections, slots and messages. */
import { defineModule } from '@shop/module-kit';
import { ecommerceModuleMessages } from './messages';

export const ecommerceModule = defineModule({
  type: 'ecommerce',
  accent: 'indigo',
  catalogue: {
    tracksStock: true,
    hasServingHours: false,
    cutsNames: true,
    carriesPrescriptions: false,
    opensItemIn: 'page',
    addsFromCard: true,
    filters: ['brand', 'colour', 'size'],
    cards: { item: 'vertical', store: 'cover' },
  },
  header: { chat: true, contactLink: false },
  home: () => import('./lib/home'),
  slots: () => import('./lib/slots'),
  messages: ecommerceModuleMessages,
});
