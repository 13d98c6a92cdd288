/** `/wallet` */
import { definePage } from '@shop/page-engine';
import { WalletPage } from './wallet-page';
import { profileMessages } from '../messages';

export const page = definePage({
  View: WalletPage,
  messages: [profileMessages],
  meta: (_answers, { t }) => ({ title: t(profileMessages)('wallet.title') }),
});
