/** `/address` */
import { definePage } from '@shop/page-engine';
import { AddressesPage } from './addresses-page';
import { savedAddressMessages } from '../messages';

export const page = definePage({
  View: AddressesPage,
  messages: [savedAddressMessages],
  meta: (_answers, { t }) => ({ title: t(savedAddressMessages)('title') }),
});
