/** `/help-and-support` */
import { definePage } from '@shop/page-engine';
import { helpMessages } from '../messages';

export const page = definePage({
  load: () => import('./help-page').then(({ HelpPage }) => HelpPage),
  messages: [helpMessages],
  meta: (_answers, { t }) => ({ title: t(helpMessages)('title') }),
});
