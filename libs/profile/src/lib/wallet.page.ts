/** `/wallet` */
import { definePage } from '@shop/page-engine';
import { profileMessages } from '../messages';

export const page = definePage({
  load: () => import('./wallet-page').then(({ WalletPage }) => WalletPage),
  messages: [profileMessages],
  meta: (_answers, { t }) => ({ title: t(profileMessages)('wallet.title') }),
});
