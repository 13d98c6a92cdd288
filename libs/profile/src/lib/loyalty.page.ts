/** `/loyalty-points` */
import { definePage } from '@shop/page-engine';
import { LoyaltyPage } from './loyalty-page';
import { profileMessages } from '../messages';

export const page = definePage({
  View: LoyaltyPage,
  messages: [profileMessages],
  meta: (_answers, { t }) => ({ title: t(profileMessages)('loyalty.title') }),
});
