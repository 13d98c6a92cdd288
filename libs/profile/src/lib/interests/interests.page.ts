/** `/profile?page=interests` */
import { definePage } from '@shop/page-engine';
import { InterestsPage } from './interests-page';
import { profileMessages } from '../../messages';
import { interestMessages } from './messages';

export const page = definePage({
  View: InterestsPage,
  messages: [profileMessages, interestMessages],
  meta: (_answers, { t }) => ({ title: t(interestMessages)('title') }),
});
