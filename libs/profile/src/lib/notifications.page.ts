/** `/notifications` */
import { definePage } from '@shop/page-engine';
import { NotificationsPage } from './notifications-page';
import { profileMessages } from '../messages';

export const page = definePage({
  View: NotificationsPage,
  messages: [profileMessages],
  meta: (_answers, { t }) => ({ title: t(profileMessages)('notices.title') }),
});
