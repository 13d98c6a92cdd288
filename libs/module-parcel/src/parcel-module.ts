/** The parcel module: no items, its own home sections and form. */
import { defineModule } from '@shop/module-kit';
import { parcelModuleMessages } from './messages';

export const parcelModule = defineModule({
  type: 'parcel',
  accent: 'amber',
  catalogue: null,
  header: { chat: false, contactLink: true },
  quick: ['send', 'track', 'orders'],
  home: () => import('./lib/home'),
  messages: parcelModuleMessages,
});
