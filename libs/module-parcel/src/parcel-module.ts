/** The parcel module: no items, its own home sections, page and links. */
import { defineModule } from '@shop/module-kit';
import { parcelAddress } from './addresses';
import { parcelModuleMessages } from './messages';

export const parcelModule = defineModule({
  type: 'parcel',
  accent: 'amber',
  catalogue: null,
  header: { chat: false, contactLink: true },
  barLinks: () => import('./lib/bar-links'),
  pages: [
    { path: parcelAddress.pattern, definition: () => import('./lib/parcel.page'), needsPlace: true, isFocused: true },
  ],
  home: () => import('./lib/home'),
  messages: parcelModuleMessages,
});
