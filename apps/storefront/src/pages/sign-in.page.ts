/** `/auth/sign-in` */
import { accountMessages } from '@shop/account';
import { definePage } from '@shop/page-engine';

export const page = definePage({
  load: () => import('./sign-in-page').then(({ Component }) => Component),
  messages: [accountMessages],
  meta: (_answers, { t }) => ({ title: t(accountMessages)('signIn.title') }),
});
