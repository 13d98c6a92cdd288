/** `/referral-code` */
import { definePage } from '@shop/page-engine';
import { ReferralPage } from './referral-page';
import { profileMessages } from '../messages';

export const page = definePage({
  View: ReferralPage,
  messages: [profileMessages],
  meta: (_answers, { t }) => ({ title: t(profileMessages)('referral.title') }),
});
