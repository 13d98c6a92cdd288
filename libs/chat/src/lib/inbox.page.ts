/** `/chatting` */
import { definePage } from '@shop/page-engine';
import { InboxPage } from './inbox-page';
import { chatMessages } from '../messages';

export const page = definePage({
  View: InboxPage,
  messages: [chatMessages],
  meta: (_answers, { t }) => ({ title: t(chatMessages)('title') }),
});
