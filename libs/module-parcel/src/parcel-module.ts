/** The parcel module: no items, its own home sections and form. */
import { defineModule } from '@shop/module-kit';
import { parcelModuleMessages } from './messages';

export const parcelModule = defineModule({
  type: 'parcel',
  accent: 'amber',
  catalogue: null,
  header: { chat: false, contactLink: true },
  quick: ['send', 'track', 'orders'],
  home: [{ shared: 'hero' }, { own: 'categories' }, { own: 'trackBox' }, { own: 'steps' }],
  own: () => import('./lib/home-parts'),
  messages: parcelModuleMessages,
});
