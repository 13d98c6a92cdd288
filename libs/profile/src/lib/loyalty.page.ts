/** `/loyalty-points` */
import { definePage } from '@shop/page-engine';
import { profileMessages } from '../messages';

export const page = definePage({
  load: () => import('./loyalty-page').then(({ LoyaltyPage }) => LoyaltyPage),
  messages: [profileMessages],
  meta: (_answers, { t }) => ({ title: t(profileMessages)('loyalty.title') }),
});
