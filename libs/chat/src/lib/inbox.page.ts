/** `/chatting` */
import { definePage } from '@shop/page-engine';
import { chatMessages } from '../messages';

export const page = definePage({
  load: () => import('./inbox-page').then(({ InboxPage }) => InboxPage),
  messages: [chatMessages],
  meta: (_answers, { t }) => ({ title: t(chatMessages)('title') }),
});
