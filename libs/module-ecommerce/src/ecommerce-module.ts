/** The ecommerce module: rules, home sections, slots and messages. */
import { defineModule } from '@shop/module-kit';
import { brandAddress } from './addresses';
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
    cards: { item: 'vertical', store: 'cover' },
  },
  header: { chat: true, contactLink: false },
  pages: [{ path: brandAddress.pattern, definition: () => import('./lib/brands/brand.page'), needsPlace: true }],
  home: () => import('./lib/home'),
  slots: () => import('./lib/slots'),
  messages: ecommerceModuleMessages,
});
