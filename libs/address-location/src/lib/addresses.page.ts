/** `/address` */
import { definePage } from '@shop/page-engine';
import { savedAddressMessages } from '../messages';

export const page = definePage({
  load: () => import('./addresses-page').then(({ AddressesPage }) => AddressesPage),
  messages: [savedAddressMessages],
  meta: (_answers, { t }) => ({ title: t(savedAddressMessages)('title') }),
});
