/** `/referral-code` */
import { definePage } from '@shop/page-engine';
import { profileMessages } from '../messages';

export const page = definePage({
  load: () => import('./referral-page').then(({ ReferralPage }) => ReferralPage),
  messages: [profileMessages],
  meta: (_answers, { t }) => ({ title: t(profileMessages)('referral.title') }),
});
