/** `/auth/forgot-password` */
import { accountMessages } from '@shop/account';
import { definePage } from '@shop/page-engine';

export const page = definePage({
  load: () => import('./forgot-password-page').then(({ Component }) => Component),
  messages: [accountMessages],
  meta: (_answers, { t }) => ({ title: t(accountMessages)('forgot.title') }),
});
