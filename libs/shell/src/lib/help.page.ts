/** `/help-and-support` */
import { definePage } from '@shop/page-engine';
import { HelpPage } from './help-page';
import { helpMessages } from '../messages';

export const page = definePage({
  indexed: true,
  View: HelpPage,
  messages: [helpMessages],
  meta: (_answers, { t }) => ({ title: t(helpMessages)('title') }),
});
